import VCDiagnostics
import VCDiagram
import VCModel
import VCWords

/// UIKit's terms as parts of a sentence.
extension ModalPresentationStyle {
  /// A phrase such as "as a page sheet".
  var phrase: String {
    switch self {
    case .automatic, .none: say("modally")
    case .fullScreen: say("full screen")
    case .pageSheet: say("as a page sheet")
    case .formSheet: say("as a form sheet")
    case .currentContext: say("in place of the current context")
    case .custom: say("in a custom style")
    case .unknown: say("in an unknown style")
    case .overFullScreen: say("over the full screen")
    case .overCurrentContext: say("over the current context")
    case .popover: say("as a popover")
    case .blurOverFullScreen: say("over the blurred full screen")
    case .alert: say("as an alert")
    case .actionSheet: say("as an action sheet")
    }
  }
}

extension SplitColumn {
  /// A phrase such as "primary column".
  var phrase: String {
    switch self {
    case .primary: say("primary column")
    case .supplementary: say("supplementary column")
    case .secondary: say("secondary column")
    case .inspector: say("inspector column")
    case .compact: say("compact column")
    }
  }
}

/// Returns the lines of an edge's label that begins with a number; the number never stands alone at the end of a line.
func numberedLines(_ number: String, _ words: String, width: Double, limit: Int) -> [String] {
  let lines = TextStyle.edgeLabel.lines(of: numbered(number, words), width: width, limit: limit)
  guard lines.count > 1, lines[0] == number else { return lines }
  return ["\(number) \(lines[1])"] + lines.dropFirst(2)
}

/// Returns words after their number, if any.
func numbered(_ number: String, _ words: String) -> String {
  [number, words].filter { !$0.isEmpty }.joined(separator: " ")
}

/// Joins phrases in a sentence: "A, B and C".
func enumeration(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return say("\(enumerated(words.dropLast())) and \(last)")
}

/// Joins phrases with commas: "A, B, C".
func enumerated(_ words: [String]) -> String {
  guard let first = words.first else { return "" }
  return words.dropFirst().reduce(first) { say("\($0), \($1)") }
}

/// Returns a count with its noun: "1 tab", "3 tabs".
func counted(_ count: Int, _ word: String, plural: String? = nil) -> String {
  say(Phrase(count, count == 1 ? word : plural ?? word + "s"))
}

extension Controller {
  /// The mark for the controller's kind; system controllers have a separate mark.
  var mark: NodeMark {
    if let className, kind != .navigation, kind != .alert, SystemController.named(className) != nil { return .system }
    switch kind {
    case .content: return .content
    case .navigation: return .navigation
    case .tabBar: return .tabBar
    case .split: return .split
    case .page: return .page
    case .container: return .container
    case .alert: return .alert
    case .hosting: return .hosting
    case .view: return .view
    }
  }

  /// The class, file and line, if known.
  var tooltip: String? {
    let parts = [className, origin.location.map(\.forReaders)].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

extension DiagramEdge {
  /// Returns the same edge with its origin as the tooltip.
  func withTooltip(_ origin: Origin) -> DiagramEdge {
    var edge = self
    edge.tooltip = SourceLocation.tooltip(origin.location.map { [$0] } ?? [])
    return edge
  }
}

extension DiagramCluster {
  /// Returns the same cluster with its origin as the tooltip.
  func withTooltip(_ origin: Origin) -> DiagramCluster {
    var cluster = self
    cluster.tooltip = SourceLocation.tooltip(origin.location.map { [$0] } ?? [])
    return cluster
  }
}

extension SourceLocation {
  /// The number of places that a tooltip lists at most.
  private static let tooltipLimit = 3

  /// The place, with only the file's name if the file is outside the working folder: figures must not reveal the machine and
  /// folders that they were drawn in, nor differ because of them.
  var forReaders: String {
    guard file.hasPrefix("/") || file.hasPrefix("../") else { return description }
    var place = self
    place.file = file.utf8.split(separator: UInt8(ascii: "/")).last.map { String(Substring($0)) } ?? file
    return place.description
  }

  /// Returns the file and line of each place; `nil` if none is known.
  static func tooltip(_ places: [SourceLocation]) -> String? {
    places.isEmpty ? nil : places.prefix(tooltipLimit).map(\.forReaders).joined(separator: ", ")
  }
}
