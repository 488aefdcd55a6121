/// Which lines and boxes a figure explains.
struct Legend {
  enum Entry: Hashable {
    case line(EdgeKind)
    case presence(DiagramNode.Presence)

    var words: String {
      switch self {
      case .line(let kind): EdgeStyle(kind).words
      case .presence(.front): "on screen"
      case .presence(.covered): "covered"
      case .presence(.absent): "not in a window"
      case .presence(.unresolved): "not found"
      }
    }
  }

  var entries: [Entry]

  /// `nil` where nothing is to be explained.
  init?(_ diagram: Diagram, mode: LegendMode) {
    guard mode != .never else { return nil }
    let kinds = EdgeKind.allCases.filter { kind in diagram.edges.contains { $0.kind == kind } }
    guard mode == .always || kinds.count > 2 else { return nil }
    let boxes = diagram.nodes.filter { $0.screen == nil }
    let presences = DiagramNode.Presence.allCases.filter { presence in boxes.contains { $0.presence == presence } }
    entries = kinds.map(Entry.line)
    entries += (presences == [.front, .unresolved] ? [.unresolved] : presences.count > 1 ? presences : []).map(
      Entry.presence)
    if entries.isEmpty { return nil }
  }
}

/// When a figure has a legend.
public enum LegendMode: String, Hashable, Sendable, CaseIterable {
  /// Where more than two kinds of line occur.
  case auto
  case always, never
}
