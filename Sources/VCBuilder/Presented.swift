import VCModel

/// A presentation that is there before the first step.
///
/// ```swift
/// Presented("picker", by: "library", from: "photos", style: .pageSheet)
/// ```
public struct Presented: Sendable {
  let presented: NamedController
  private let presenter: NamedController
  private let presentation: Presentation
  private let style: ModalPresentationStyle?
  private let resolvedStyle: ModalPresentationStyle?
  private let transition: ModalTransitionStyle?

  /// Who is presented and who really presents.
  ///
  /// - Parameters:
  ///   - initiator: Who asked. The presenter when not given; `.some(nil)` when nobody knows, as in a dump.
  ///   - style: The style after adaptation; the presented controller's own when not given.
  ///   - resolvedStyle: The style before adaptation; the same when not given.
  ///   - requestedStyle: The style as set on the presented controller.
  ///   - transition: The presented controller's own when not given.
  ///   - context: Who provides the presentation context; the presenter when not given.
  ///   - step: The step that made it, where that is known.
  public init(
    _ presented: any ControllerOperand, by presenter: any ControllerOperand, from initiator: ControllerID?? = .none,
    style: ModalPresentationStyle? = nil, resolvedStyle: ModalPresentationStyle? = nil,
    requestedStyle: ModalPresentationStyle = .automatic, transition: ModalTransitionStyle? = nil,
    context: ControllerID? = nil, popover: PopoverAnchor? = nil, trigger: String? = nil, step: Int? = nil,
    fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.presented = presented.named
    self.presenter = presenter.named
    self.style = style
    self.resolvedStyle = resolvedStyle
    self.transition = transition
    presentation = Presentation(
      presented: presented.named.id, by: presenter.named.id, initiator: initiator ?? presenter.named.id,
      requestedStyle: requestedStyle, resolvedStyle: .automatic, style: .automatic, context: context, anchor: popover,
      trigger: trigger, step: step, origin: Origin(fileID: fileID, line: line, column: column))
  }

  /// Controllers that are declared here.
  var declarations: [ControllerDeclaration] { [presented.declaration, presenter.declaration].compactMap(\.self) }

  /// The presentation, with what follows from the presented controller where the code says no more.
  func settled(_ own: Controller?, in environment: Environment) -> Presentation {
    var settled = presentation
    settled.style = style ?? .resolved(own?.modalPresentationStyle, in: environment)
    settled.resolvedStyle = resolvedStyle ?? settled.style
    settled.transition = transition ?? own?.modalTransitionStyle ?? .coverVertical
    return settled
  }
}
