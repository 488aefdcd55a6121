/// An English phrase with what is filled in kept apart, so that it can be said in another language.
///
///     say("\(presenter) presents \(presented)")   // its key is "{} presents {}"
package struct Phrase: Sendable, ExpressibleByStringInterpolation {
  /// The texts between what is filled in: one more than there are arguments.
  private var texts: [String]
  private var arguments: [String]

  /// A phrase in which nothing is filled in.
  package init(stringLiteral text: String) {
    texts = [text]
    arguments = []
  }

  /// A phrase and what is filled in.
  package init(stringInterpolation: StringInterpolation) {
    texts = stringInterpolation.texts
    arguments = stringInterpolation.arguments
  }

  /// A number of things, such as `{} screens`.
  package init(_ count: Int, _ things: String) {
    texts = ["", " \(things)"]
    arguments = ["\(count)"]
  }

  /// Collects the parts of a phrase.
  package struct StringInterpolation: StringInterpolationProtocol, Sendable {
    fileprivate var texts = [""]
    fileprivate var arguments: [String] = []

    /// Nothing yet.
    package init(literalCapacity: Int, interpolationCount: Int) { arguments.reserveCapacity(interpolationCount) }

    /// Adds a part of the phrase.
    package mutating func appendLiteral(_ text: String) { texts[texts.count - 1] += text }

    /// Adds what is filled in.
    package mutating func appendInterpolation(_ argument: some CustomStringConvertible) {
      arguments.append("\(argument)")
      texts.append("")
    }
  }

  /// What the table of words calls it: `{}` for each argument.
  var key: String { texts.joined(separator: "{}") }

  /// The phrase as it was written.
  var english: String {
    guard !arguments.isEmpty else { return texts[0] }
    var result = texts[0]
    for (position, argument) in arguments.enumerated() { result += argument + texts[position + 1] }
    return result
  }

  /// Another pattern with the same arguments: `{0}` is the first one.
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
