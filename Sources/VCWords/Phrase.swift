/// An English phrase whose arguments are stored separately, so that it can be translated.
///
///     say("\(presenter) presents \(presented)")   // its key is "{} presents {}"
package struct Phrase: Sendable, ExpressibleByStringInterpolation {
  /// The strings between the arguments: one more than there are arguments.
  private var texts: [String]
  private var arguments: [String]

  /// Creates a phrase without arguments.
  package init(stringLiteral text: String) {
    texts = [text]
    arguments = []
  }

  /// Creates a phrase from its strings and arguments.
  package init(stringInterpolation: StringInterpolation) {
    texts = stringInterpolation.texts
    arguments = stringInterpolation.arguments
  }

  /// Creates a phrase for a number of things, such as `{} screens`.
  package init(_ count: Int, _ things: String) {
    texts = ["", " \(things)"]
    arguments = ["\(count)"]
  }

  /// Collects the parts of a phrase.
  package struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var texts = [""]
    fileprivate var arguments: [String] = []

    /// Creates an empty interpolation.
    package init(literalCapacity: Int, interpolationCount: Int) { arguments.reserveCapacity(interpolationCount) }

    /// Adds a string to the phrase.
    package mutating func appendLiteral(_ text: String) { texts[texts.count - 1] += text }

    /// Adds an argument.
    package mutating func appendInterpolation(_ argument: some CustomStringConvertible) {
      arguments.append("\(argument)")
      texts.append("")
    }
  }

  /// The phrase's key in the table of translations: `{}` for each argument.
  var key: String { texts.joined(separator: "{}") }

  /// The phrase in English.
  var english: String {
    guard !arguments.isEmpty else { return texts[0] }
    var result = texts[0]
    for (position, argument) in arguments.enumerated() {
      result += argument
      result += texts[position + 1]
    }
    return result
  }

  /// Returns another pattern with the arguments inserted; `{0}` is the first one.
  func filling(_ pattern: String) -> String {
    guard !arguments.isEmpty else { return pattern }
    var result = ""
    var rest = pattern[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      result += rest[..<open]
      let number = Int(rest[rest.index(after: open)..<close])
      result += number.flatMap { arguments.indices.contains($0) ? arguments[$0] : nil } ?? ""
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}
