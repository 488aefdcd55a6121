/// The accessible name of a figure's part: one sentence, and a description if that is not everything.
struct SpokenName {
  /// The length above which names are cut at a word; the description then contains the full name.
  static let limit = 200

  /// The name, with the tooltip on a separate line.
  let title: String
  /// The full name if it is too long for the title.
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
