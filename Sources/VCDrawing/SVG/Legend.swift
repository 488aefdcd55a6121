import VCDiagram
import VCWords

/// The edges and boxes that a figure explains.
struct Legend {
  enum Entry: Hashable {
    case line(EdgeKind)
    /// The fill of container view controllers.
    case container
    case presence(DiagramNode.Presence)
    case change(DiagramNode.Change)
    case changedRow
    /// The number of a step that UIKit did not perform.
    case refusedStep
    case focus
    /// The outline of a device with a screen that is visible at the end, or gone.
    case ending(DiagramNode.Ending)
    /// The outline of a translucent or custom presentation on a device's screen.
    case dashedLayer

    var words: String {
      switch self {
      // It has a head at each end: the open one is at the presenter.
      case .line(.presents): say("presents, toward the filled head")
      case .line(let kind): EdgeStyle(kind).words
      case .container: say("container")
      case .presence(let presence): presence.words
      case .change(.added): say("added by this step")
      case .change(.removed): say("removed by this step")
      case .changedRow: say("changed by this step")
      case .refusedStep: say("step not performed")
      case .focus: say("in focus")
      case .ending(.onScreen): say("on screen at the end")
      case .ending(.gone): say("gone at the end")
      case .dashedLayer: say("translucent, custom or unknown style")
      }
    }
  }

  var entries: [Entry]

  /// Creates the legend; `nil` if there is nothing to explain.
  init?(_ diagram: Diagram, mode: LegendMode) {
    guard mode != .never else { return nil }
    let edges = diagram.frames.isEmpty ? diagram.edges : diagram.frames.flatMap(\.edges)
    let nodes = diagram.frames.isEmpty ? diagram.nodes : diagram.frames.flatMap(\.nodes)
    let kinds = EdgeKind.allCases.filter { kind in edges.contains { $0.kind == kind } }
    let changes = DiagramNode.Change.allCases.filter(diagram.frames.flatMap(\.changes).contains)
    let boxes = nodes.filter { $0.screen == nil }
    let presences = DiagramNode.Presence.allCases.filter { presence in boxes.contains { $0.presence == presence } }
    let isPlain = presences.allSatisfy { $0 == .front }
    let endings = DiagramNode.Ending.allCases.filter { ending in nodes.contains { $0.ending == ending } }
    let hasFocus = nodes.contains(where: \.isFocus)
    let hasDashedLayer = nodes.contains { $0.screen?.layers.contains(where: \.isOutlineDashed) ?? false }
    let isNeeded =
      kinds.count + changes.count > 2 || kinds.contains(.returns) || !isPlain || hasFocus || hasDashedLayer
      || !endings.isEmpty || diagram.frames.contains(where: \.isRefused)
    guard mode == .always || isNeeded else { return nil }
    entries = kinds.map(Entry.line)
    if boxes.contains(where: { $0.fillRole == .containerFill }) { entries.append(.container) }
    entries += (presences == [.front, .unresolved] ? [.unresolved] : isPlain ? [] : presences).map(Entry.presence)
    entries += changes.map(Entry.change)
    entries += endings.map(Entry.ending)
    if hasFocus { entries.append(.focus) }
    if hasDashedLayer { entries.append(.dashedLayer) }
    if nodes.contains(where: { $0.rows.contains(where: \.isChanged) })
      || diagram.frames.contains(where: { $0.clusters.contains { $0.all.contains(where: \.isDetailChanged) } })
    {
      entries.append(.changedRow)
    }
    if diagram.frames.contains(where: \.isRefused) { entries.append(.refusedStep) }
    if entries.isEmpty { return nil }
  }
}

extension DiagramFrame {
  /// What the step does to boxes, edges and clusters.
  fileprivate var changes: [DiagramNode.Change] {
    (nodes.map(\.change) + edges.map(\.change) + clusters.flatMap(\.all).map(\.change)).compactMap(\.self)
  }
}

/// When a figure has a legend.
public enum LegendMode: String, Hashable, Encodable, Sendable, CaseIterable {
  /// If the figure has more than two kinds of edge, a dashed edge or outline, or a box that is not simply on screen.
  case auto
  case always, never
}
