import ViewControllerGraph

/// Two files that should be identical but were laid out by different versions of Graphviz.
struct GraphvizVersionDifference {
  /// The version of Graphviz that laid out the first file.
  let graphviz: String

  /// `nil` if both were laid out by the same version, or if the files differ in more than positions and paths.
  init?(_ file: [UInt8], showingTheSameAs other: [UInt8], named path: String) {
    guard let here = MarkedContent(file, named: path), let there = MarkedContent(other, named: path),
      here.rest == there.rest, here.marks.map(\.facts) == there.marks.map(\.facts),
      let pair = zip(here.marks, there.marks).first(where: { $0.graphviz != $1.graphviz })
    else { return nil }
    graphviz = pair.0.graphviz
  }
}

/// The marks of the figures in a file, and the rest of its contents.
private struct MarkedContent {
  /// The marks in the order of the file; at least one.
  private(set) var marks: [FigureMark] = []
  private(set) var rest = ""

  init?(_ file: [UInt8], named path: String) {
    switch OutputFormat(rawValue: String(path.split(separator: ".").last ?? "")) {
    case .png, .dot: self.init(markIn: file.prefix(512))
    case .pdf: self.init(markIn: file.suffix(512))
    case .svg, .html, .markdown: self.init(drawingsIn: String(decoding: file, as: UTF8.self))
    case nil where path.hasSuffix(".mdx"): self.init(drawingsIn: String(decoding: file, as: UTF8.self))
    case nil, .json, .text, .mermaid: return nil
    }
  }

  private init?(markIn bytes: ArraySlice<UInt8>) {
    let text = String(decoding: bytes, as: UTF8.self)
    guard let place = text.firstRange(of: FigureMark.opening), let mark = FigureMark(text[place.lowerBound...]) else {
      return nil
    }
    marks = [mark]
  }

  /// Removes every drawing with a mark, and the digests of generated lines, which include drawings.
  private init?(drawingsIn text: String) {
    var done = text.startIndex
    while let place = text[done...].firstRange(of: "<metadata>\(FigureMark.opening)") {
      guard let mark = FigureMark(text[place.lowerBound...].dropFirst("<metadata>".count)),
        let start = text[done..<place.lowerBound].ranges(of: "<svg").last,
        let end = text[place.upperBound...].firstRange(of: "</svg>")
      else { return nil }
      marks.append(mark)
      rest += text[done..<start.lowerBound]
      done = end.upperBound
    }
    guard !marks.isEmpty else { return nil }
    rest += text[done...]
    rest = rest.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { GeneratedMark($0)?.withoutDigest ?? String($0) }.joined(separator: "\n")
  }
}
