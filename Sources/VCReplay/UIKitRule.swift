/// One of UIKit's rules: its number, what it says, and where it is written down.
public struct UIKitRule: Hashable, Sendable {
  /// The number in `R23`.
  public var number: Int
  /// One sentence.
  public var summary: String
  /// Where it is written down, by the title of the page.
  public var source: String

  init(_ number: Int, _ summary: String, source: String) {
    self.number = number
    self.summary = summary
    self.source = source
  }

  /// The rule of that number.
  public static func numbered(_ number: Int) -> UIKitRule? {
    all.indices.contains(number - 1) ? all[number - 1] : nil
  }

  /// All rules in the order of their numbers.
  public static let all: [UIKitRule] = []
}
