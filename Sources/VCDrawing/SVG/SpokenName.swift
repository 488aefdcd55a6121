/// What is said of a part of a figure to somebody who hears it: a name of one sentence, and, where that is not all, a
/// description.
struct SpokenName {
  /// Longer names are cut at a word, and said in full by the description.
  static let limit = 200

  /// The name, with what hovering adds on a line of its own.
  let title: String
  /// The whole name where it is too long for one.
  let description: String?

  init(_ name: String, _ tooltip: String?) {
    var spoken = name
    if name.count > Self.limit {
      let start = name.prefix(Self.limit - 1)
      let end = start.lastIndex { ",;: ".contains($0) } ?? start.endIndex
      let cut = end > start.startIndex ? start[..<end] : start
      spoken = String(cut.reversed().drop { ",;: ".contains($0) }.reversed()) + "…"
    }
    title = tooltip.map { "\(spoken)\n\($0)" } ?? spoken
    description = spoken == name ? nil : name.hasSuffix(".") ? name : name + "."
  }
}
