/// One button of a `UIAlertController` (R174).
public struct AlertAction: Hashable, Sendable {
  /// What it says; a step taps it by this.
  public var title: String
  /// `UIAlertAction.Style`.
  public var style: Style
  /// What its handler does, once the alert is gone (R80).
  public var then: [Step]

  /// `UIAlertAction.Style`: an alert has one cancel action at most.
  public enum Style: String, Hashable, Encodable, Sendable, CaseIterable {
    case `default`, cancel, destructive
  }

  /// An action that does nothing but to take the alert away, unless steps are given.
  public init(_ title: String, style: Style = .default, then: [Step] = []) {
    self.title = title
    self.style = style
    self.then = then
  }
}
