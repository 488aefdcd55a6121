/// One button of a `UIAlertController` (R174).
public struct AlertAction: Hashable, Sendable {
  /// The button's title; a step taps the button by this.
  public var title: String
  /// `UIAlertAction.Style`.
  public var style: Style
  /// The steps that its handler performs after the alert is dismissed (R80).
  public var then: [Step]
  /// The location of its declaration.
  public var origin: Origin

  /// `UIAlertAction.Style`. An alert has at most one cancel action.
  public enum Style: String, Hashable, Encodable, Sendable, CaseIterable {
    case `default`, cancel, destructive
  }

  /// Creates an action that only dismisses the alert, unless steps are given.
  public init(_ title: String, style: Style = .default, then: [Step] = [], origin: Origin = .unknown) {
    self.title = title
    self.style = style
    self.then = then
    self.origin = origin
  }
}
