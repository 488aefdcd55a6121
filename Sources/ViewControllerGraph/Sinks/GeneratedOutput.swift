import VCFiles

/// Recognises files that this program made by their contents.
///
/// No record is kept: figures are committed, copied and checked out on machines that have never made one.
public enum GeneratedOutput {
  /// The mark in picture files, in metadata that viewers ignore.
  static let mark = "made by vcgraph"

  /// Returns whether the bytes are a file written by any version of this program. An empty file counts as one.
  public static func isOwn(_ bytes: [UInt8], named path: String) -> Bool {
    guard !bytes.isEmpty, let format = OutputFormat(rawValue: FilePath(path).pathExtension) else {
      return bytes.isEmpty
    }
    let head = String(decoding: bytes.prefix(2_048), as: UTF8.self)
    return switch format {
    case .svg: isFigure(head)
    case .html: head.contains("<!DOCTYPE html>") && (head.contains(pageMark) || head.contains("data-scheme="))
    case .dot: head.contains("digraph ") && head.contains("\n  node [shape=plain, fontname=")
    case .png: containsAny(of: [mark], bytes.prefix(256))
    case .pdf: containsAny(of: [mark], bytes.suffix(256))
    case .json: containsAny(of: jsonMarks, bytes[...])
    case .text: isReport(head)
    case .mermaid: head.contains("%% \(mark)")
    case .markdown: markdownMarks.contains { head.contains($0) }
    }
  }

  /// The mark in the head of every page.
  static let pageMark = "name=\"generator\" content=\"vcgraph"

  /// Members that identify a map, an inspection, a report of findings or a difference.
  private static let jsonMarks = [
    "\"vcgraph\"", "\"presentationChains\"", "\"chains\" :", "\"diagnostics\" :", "\"transitions\" :",
  ]

  /// Marks of a figure as a table, or of a difference.
  private static let markdownMarks = [
    "<!-- \(mark)", "### Controllers: ", "### Transitions: ", "No view controllers or transitions changed.",
  ]

  /// Returns whether a text is the output of `_printHierarchy`, a table of transitions or styles, or a difference.
  private static func isReport(_ head: String) -> Bool {
    let first = head.prefix { !$0.isNewline }
    let isTable = (first.hasPrefix("from ") && first.contains(" relation ")) || head.contains("style  ")
    let isDifference = ["controllers\n  ", "transitions\n  ", "no difference\n"].contains { head.hasPrefix($0) }
    return isTable || isDifference || head.contains(", state: ")
  }

  /// Returns whether the root of an SVG has the title and description identifiers that this program writes.
  private static func isFigure(_ head: String) -> Bool {
    func names(_ attribute: String) -> [Substring] {
      guard let start = head.firstRange(of: "\(attribute)=\"") else { return [] }
      return head[start.upperBound...].prefix { $0 != "\"" }.split(separator: " ")
    }
    // Earlier versions used both to name the figure.
    let both = names("aria-labelledby") + names("aria-describedby")
    guard both.count == 2, both[0].hasSuffix("title"), both[1].hasSuffix("desc") else { return false }
    return both[0].dropLast("title".count) == both[1].dropLast("desc".count)
  }

  /// Returns whether one of several texts occurs. Maps have megabytes, for which the standard library's general search
  /// is slow.
  private static func containsAny(of texts: [String], _ bytes: ArraySlice<UInt8>) -> Bool {
    let texts = texts.map { Array($0.utf8) }
    let firsts = texts.compactMap(\.first)
    return bytes.indices.contains { place in
      firsts.contains(bytes[place])
        && texts.contains { text in
          text.count <= bytes.endIndex - place && text.indices.allSatisfy { bytes[place + $0] == text[$0] }
        }
    }
  }
}
