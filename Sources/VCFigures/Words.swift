import VCDiagnostics
import VCDiagram
import VCModel
import VCWords

/// UIKit's terms as words of a sentence.
extension ModalPresentationStyle {
  /// "as a page sheet".
  var phrase: String {
    switch self {
    case .automatic, .none: say("modally")
    case .fullScreen: say("full screen")
    case .pageSheet: say("as a page sheet")
    case .formSheet: say("as a form sheet")
    case .currentContext: say("over the current context, which it replaces")
    case .custom: say("in a style of its own")
    case .unknown: say("in a style that nobody knows")
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
  /// "primary column".
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

/// Joins words as a sentence does: "A, B and C".
func enumeration(_ words: [String]) -> String {
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return say("\(enumerated(words.dropLast())) and \(last)")
}

/// Puts words side by side: "A, B, C".
func enumerated(_ words: [String]) -> String {
  guard let first = words.first else { return "" }
  return words.dropFirst().reduce(first) { say("\($0), \($1)") }
}

/// A number of things: "1 tab", "3 tabs".
func counted(_ count: Int, _ word: String, plural: String? = nil) -> String {
  say(Phrase(count, count == 1 ? word : plural ?? word + "s"))
}

extension Controller {
  /// The mark of its kind; a system controller has one of its own.
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

  /// Class, file and line, as far as they are known.
  var tooltip: String? {
    let parts = [className, origin.location.map(\.forReaders)].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}

extension DiagramEdge {
  /// The same line, which tells where it comes from.
  func telling(_ origin: Origin) -> DiagramEdge {
    var edge = self
    edge.tooltip = SourceLocation.tooltip(origin.location.map { [$0] } ?? [])
    return edge
  }
}

extension DiagramCluster {
  /// The same cluster, which tells where it comes from.
  func telling(_ origin: Origin) -> DiagramCluster {
    var cluster = self
    cluster.tooltip = SourceLocation.tooltip(origin.location.map { [$0] } ?? [])
    return cluster
  }
}

extension SourceLocation {
  /// More places than these say no more.
  private static let tooltipLimit = 3

  /// The place, of a file outside of the working folder by its name alone: on which machine and in whose folders a figure was
  /// drawn is nobody's business, and no reason for other bytes.
  var forReaders: String {
    guard file.hasPrefix("/") || file.hasPrefix("../") else { return description }
    var place = self
    place.file = file.split(separator: "/").last.map(String.init) ?? file
    return place.description
  }

  /// File and line of each place; `nil` where none is known.
  static func tooltip(_ places: [SourceLocation]) -> String? {
    places.isEmpty ? nil : places.prefix(tooltipLimit).map(\.forReaders).joined(separator: ", ")
  }
}
