import VCModel

/// A presentation that exists before the first step.
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

  /// Creates a presentation from its presented controller and effective presenter.
  ///
  /// - Parameters:
  ///   - presented: The presented controller, by its identifier or declared inline.
  ///   - presenter: The presenting controller, likewise.
  ///   - initiator: The controller that received `present`. The presenter by default; `.some(nil)` if unknown, as in a dump.
  ///   - fileID: The file of the declaration, for diagnostics.
  ///   - line: The line of the declaration.
  ///   - column: The column of the declaration.
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

  /// The controllers that are declared inline.
  var declarations: [ControllerDeclaration] { [presented.declaration, presenter.declaration].compactMap(\.self) }

  /// Returns the presentation, with unspecified values taken from the presented controller.
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
  /// Sets the style after adaptation; the presented controller's own by default.
  public func style(_ style: ModalPresentationStyle) -> Self { with { $0.style = style } }

  /// Sets the style before adaptation, if it differs.
  public func resolvedStyle(_ style: ModalPresentationStyle) -> Self { with { $0.resolvedStyle = style } }

  /// Sets the style requested by the presented controller; `automatic` by default.
  public func requestedStyle(_ style: ModalPresentationStyle) -> Self {
    with { $0.presentation.requestedStyle = style }
  }

  /// Sets the transition style; the presented controller's own by default.
  public func transition(_ style: ModalTransitionStyle) -> Self { with { $0.transition = style } }

  /// Sets the controller that provides the presentation context; the presenter by default.
  public func context(_ id: ControllerID) -> Self { with { $0.presentation.context = id } }

  /// Sets the anchor of a popover.
  public func popover(_ anchor: PopoverAnchor) -> Self { with { $0.presentation.anchor = anchor } }

  /// Sets the user action that triggered it; it is drawn on the edge.
  public func trigger(_ text: String) -> Self { with { $0.presentation.trigger = text } }

  /// Sets the step that created it, counted from one.
  public func step(_ number: Int) -> Self { with { $0.presentation.step = number } }
}
