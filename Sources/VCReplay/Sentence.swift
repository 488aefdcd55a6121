import VCModel

/// A sentence in which controllers are named by id or by title.
struct Sentence: ExpressibleByStringInterpolation {
  fileprivate enum Part {
    case text(String)
    case controllers([ControllerID])
  }

  private var parts: [Part]

  init(stringLiteral text: String) { parts = [.text(text)] }

  /// Creates a part of a sentence: a controller, and the text after it.
  init(_ id: ControllerID, _ text: String = "") { parts = [.controllers([id]), .text(text)] }

  init(stringInterpolation interpolation: StringInterpolation) { parts = interpolation.parts }

  /// Returns the sentence; lists of controllers are separated by commas.
  func text(naming name: (ControllerID) -> String) -> String {
    parts.reduce(into: "") { text, part in
      switch part {
      case .text(let words): text += words
      case .controllers(let ids): text += ids.map(name).joined(separator: ", ")
      }
    }
  }

  /// The parts of an interpolated literal.
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    init(literalCapacity: Int, interpolationCount: Int) { parts.reserveCapacity(2 * interpolationCount + 1) }

    mutating func appendLiteral(_ literal: String) { if !literal.isEmpty { parts.append(.text(literal)) } }

    mutating func appendInterpolation(_ id: ControllerID) { parts.append(.controllers([id])) }

    mutating func appendInterpolation(_ ids: [ControllerID]) { parts.append(.controllers(ids)) }

    mutating func appendInterpolation(_ sentence: Sentence) { parts += sentence.parts }

    mutating func appendInterpolation(_ text: some CustomStringConvertible) { parts.append(.text(text.description)) }
  }
}
