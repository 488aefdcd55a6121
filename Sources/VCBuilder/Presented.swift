import VCModel

/// A presentation that is there before the first step.
///
/// ```swift
/// Presented("picker", by: "library", from: "photos").style(.pageSheet).trigger("Tap a contact")
/// ```
public struct Presented: Sendable {
  let presented: NamedController
  private let presenter: NamedController
  private var presentation: Presentation
  private var style: ModalPresentationStyle?
  private var resolvedStyle: ModalPresentationStyle?
  private var transition: ModalTransitionStyle?

  /// Who is presented, and who really presents.
  ///
  /// - Parameters:
  ///   - presented: The presented controller, by its identifier or declared here.
  ///   - presenter: The presenting controller, likewise.
  ///   - initiator: Who asked. The presenter when not given; `.some(nil)` when nobody knows, as in a dump.
  ///   - fileID: The file that says it, for diagnostics.
  ///   - line: The line that says it.
  ///   - column: The column that says it.
  public init(
    _ presented: any ControllerOperand, by presenter: any ControllerOperand, from initiator: ControllerID?? = .none,
    fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) {
    self.presented = presented.named
    self.presenter = presenter.named
    presentation = Presentation(
      presented: presented.named.id, by: presenter.named.id, initiator: initiator ?? presenter.named.id,
      style: .automatic, origin: Origin(fileID: fileID, line: line, column: column))
  }

  /// Controllers that are declared here.
  var declarations: [ControllerDeclaration] { [presented.declaration, presenter.declaration].compactMap(\.self) }

  /// The presentation, with what follows from the presented controller where the code says no more.
  func settled(_ own: Controller?, in environment: DeviceEnvironment) -> Presentation {
    var settled = presentation
    settled.style = style ?? .resolved(own?.modalPresentationStyle, in: environment)
    settled.resolvedStyle = resolvedStyle ?? settled.style
    settled.transition = transition ?? own?.modalTransitionStyle ?? .coverVertical
    return settled
  }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}

extension Presented {
  /// The style after adaptation, where it is not the presented controller's own.
  public func style(_ style: ModalPresentationStyle) -> Self { with { $0.style = style } }

  /// The style before adaptation, where it is another one.
  public func resolvedStyle(_ style: ModalPresentationStyle) -> Self { with { $0.resolvedStyle = style } }

  /// The style as set on the presented controller; automatic when nothing is said.
  public func requestedStyle(_ style: ModalPresentationStyle) -> Self {
    with { $0.presentation.requestedStyle = style }
  }

  /// The transition style, where it is not the presented controller's own.
  public func transition(_ style: ModalTransitionStyle) -> Self { with { $0.transition = style } }

  /// Who provides the presentation context, where it is not the presenter.
  public func context(_ id: ControllerID) -> Self { with { $0.presentation.context = id } }

  /// What a popover points at.
  public func popover(_ anchor: PopoverAnchor) -> Self { with { $0.presentation.anchor = anchor } }

  /// What the person did; it is drawn on the edge.
  public func trigger(_ text: String) -> Self { with { $0.presentation.trigger = text } }

  /// The step that made it, counted from one.
  public func step(_ number: Int) -> Self { with { $0.presentation.step = number } }
}
