import VCImporters

/// The reasons an output is stale, in a few sentences.
struct OutputDifference {
  /// The maximum number of sentences.
  static let limit = 12

  /// The sentences without full stops; at least one.
  let sentences: [String]

  /// - Parameters:
  ///   - old: The contents of the output.
  ///   - new: The expected contents.
  ///   - oldFacts: The facts recorded when it was drawn. If `nil`, the descriptions in the figures are compared.
  ///   - newFacts: The facts of the expected contents.
  init(old: [UInt8], new: [UInt8], facts oldFacts: FactSheet?, _ newFacts: FactSheet) {
    var found = oldFacts.map { FactsDifference(from: $0, to: newFacts).sentences } ?? []
    var told: Set<String> = []
    found = found.filter { told.insert($0).inserted }
    if found.isEmpty { found = Self.words(of: old, new) }
    if found.isEmpty { found = ["drawn differently"] }
    let further = found.count - Self.limit
    sentences = further > 0 ? found.prefix(Self.limit) + ["and \(further) more"] : found
  }

  /// Returns the differences between the descriptions of two SVGs.
  private static func words(of old: [UInt8], _ new: [UInt8]) -> [String] {
    let (before, after) = (sentences(in: old), sentences(in: new))
    let (past, present) = (Set(before), Set(after))
    return before.filter { !present.contains($0) }.map { "removed: \($0)" }
      + after.filter { !past.contains($0) }.map { "now: \($0)" }
  }

  /// Returns the sentences of an SVG's description.
  private static func sentences(in svg: [UInt8]) -> [String] {
    SVGText(svg).description.map { String($0).unescaped.sentences } ?? []
  }
}

extension String {
  fileprivate var unescaped: String {
    replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
      .replacing("&apos;", with: "'").replacing("&amp;", with: "&")
  }
}

extension String {
  /// The sentences, separated by a full stop and a space.
  fileprivate var sentences: [String] {
    split(whereSeparator: \.isNewline).flatMap { String($0).split(separator: ". ") }.map { sentence in
      String(sentence.last == "." ? sentence.dropLast() : sentence)
    }
  }
}
