import VCDiagram
import VCModel
import VCWords

/// An edge of a map: all transitions of one kind from one screen to another, or of any kinds between two parts.
struct MapConnection {
  /// The properties that parallel transitions share.
  struct Key: Hashable {
    var source, target: String
    var kind: EdgeKind
    var word: String?
  }

  /// The place of its target in a container whose screens have an order.
  struct Place {
    var container: String
    /// The position of the container's edge among all edges of the map.
    var position: Int
  }

  var source, target: String
  /// The places of its target, if the figure has several pages.
  var places: [Place] = []
  /// The transitions, at least one, in the order of the map.
  var transitions: [MapTransition]
  /// Whether the edge summarises transitions of any kind between parts.
  var isSummary = false
  /// Whether an end is the box of another page, which neither presents nor is presented.
  var isToPage = false

  init(source: String, target: String, _ transition: MapTransition) {
    self.source = source
    self.target = target
    transitions = [transition]
  }

  /// The key; among summaries only unwinds are distinguished from the others.
  var key: Key {
    let kind = isSummary && self.kind != .unwind ? .show : self.kind
    return Key(source: source, target: target, kind: kind, word: word)
  }

  var kind: EdgeKind { common(\.relation.edgeKind) ?? .show }

  /// Whether it leads to one of several screens that a container holds in an order.
  var isOrdered: Bool { !isSummary && transitions.contains { $0.relation.isOrdered } }

  /// The text that distinguishes it from other edges of its kind.
  var word: String? { isSummary ? nil : transitions.first.flatMap(\.word) }

  /// A verb such as "presents as a form sheet".
  var verb: String { isToPage && kind != .unwind ? say("leads to") : common(\.verb) ?? say("leads to") }

  /// Returns the value that all its transitions share; for an edge of one kind the first one's.
  private func common<Value: Equatable>(_ property: (MapTransition) -> Value) -> Value? {
    guard let first = transitions.first.map(property) else { return nil }
    return isSummary && transitions.contains { property($0) != first } ? nil : first
  }
}

extension MapTransition.Relation {
  /// The kind of edge to draw.
  var edgeKind: EdgeKind {
    switch self {
    case .initial, .windowRoot, .root, .tab, .column, .page, .child, .hosts, .represents: .contains
    case .embed: .embed
    case .present, .popover, .sheet, .fullScreenCover, .alert, .confirmationDialog: .presents
    case .push, .link, .destination: .push
    case .show, .showDetail, .replace, .set: .show
    case .unwind: .unwind
    case .custom: .custom
    }
  }

  /// Whether the container holds all its screens of this relation at once, and in an order. The possible roots of a navigation
  /// controller are alternatives.
  fileprivate var isOrdered: Bool {
    switch self {
    case .tab, .column, .page, .child: true
    default: false
    }
  }
}

extension MapTransition {
  /// The label text for its kind, if the line style does not show it.
  fileprivate var word: String? {
    switch relation {
    case .popover: say("popover")
    case .sheet: say("sheet")
    case .fullScreenCover: say("full screen cover")
    case .showDetail: say("show detail")
    case .replace: say("replace")
    case .set: say("new stack")
    case .hosts: say("hosts")
    case .represents: say("represents")
    case .link: say("link")
    case .destination: via.map { String($0.value.drop { $0 != "." }) } ?? say("destination")
    case .confirmationDialog: say("confirmation")
    case .column: column?.rawValue
    case .custom: segueClass ?? segueKind ?? say("custom")
    case .present: presentedStyle?.rawValue
    case .initial, .windowRoot, .root, .tab, .page, .child, .embed, .push, .show, .unwind, .alert: nil
    }
  }

  private var presentedStyle: ModalPresentationStyle? {
    guard let style, style != .automatic, style != .alert else { return nil }
    return style
  }

  /// The verb, with the target as its object.
  fileprivate var verb: String {
    switch relation {
    case .initial, .windowRoot: say("starts with")
    case .root: say("has as its root")
    case .tab: say("has as a tab")
    case .column: say("has as its \(column.map { $0.phrase } ?? say("column"))")
    case .page: say("has as a page")
    case .child: say("has as a child")
    case .embed: say("embeds")
    case .present: presentedStyle.map { say("presents \($0.phrase)") } ?? say("presents")
    case .popover: say("presents as a popover")
    case .sheet: say("presents as a sheet")
    case .fullScreenCover: say("covers the screen with")
    case .push: say("pushes")
    case .link: say("links to")
    case .destination: via.map { say("pushes, for \($0.value),") } ?? say("pushes")
    case .alert: say("shows the alert")
    case .confirmationDialog: say("asks for confirmation with")
    case .show: say("shows")
    case .showDetail: say("shows as detail")
    case .replace: say("is replaced by")
    case .set: say("shows, as a new stack,")
    case .hosts: say("hosts")
    case .represents: say("represents")
    case .unwind: say("unwinds to")
    case .custom: say("leads, by a custom segue, to")
    }
  }
}
