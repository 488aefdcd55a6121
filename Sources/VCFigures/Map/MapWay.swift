import VCDiagram
import VCModel

/// A line of a map: all transitions of one kind from one screen to another.
struct MapWay {
  /// What makes transitions parallel.
  struct Key: Hashable {
    var source, target: String
    var kind: EdgeKind
    var word: String?
  }

  var source, target: String
  /// At least one, in the order of the map.
  var transitions: [MapTransition]

  init(source: String, target: String, _ transition: MapTransition) {
    self.source = source
    self.target = target
    transitions = [transition]
  }

  var key: Key { Key(source: source, target: target, kind: kind, word: word) }

  var kind: EdgeKind { transitions.first?.relation.edgeKind ?? .show }

  /// What tells it from other ways of its kind.
  var word: String? { transitions.first.flatMap(\.word) }

  /// "presents as a form sheet".
  var verb: String { transitions.first?.verb ?? "leads to" }
}

extension MapTransition.Relation {
  /// The line that stands for it.
  var edgeKind: EdgeKind {
    switch self {
    case .initial, .windowRoot, .root, .tab, .column, .page, .child, .set, .hosts, .represents: .contains
    case .embed: .embed
    case .present, .popover, .sheet, .fullScreenCover, .alert, .confirmationDialog: .presents
    case .push, .link, .destination: .push
    case .show, .showDetail, .replace: .show
    case .unwind: .unwind
    case .custom: .custom
    }
  }
}

extension MapTransition {
  /// What its label says of its kind, where the line alone does not tell.
  fileprivate var word: String? {
    switch relation {
    case .popover: "popover"
    case .sheet: "sheet"
    case .fullScreenCover: "full screen cover"
    case .showDetail: "show detail"
    case .replace: "replace"
    case .set: "set"
    case .hosts: "hosts"
    case .represents: "represents"
    case .link: "link"
    case .destination: via.map { String($0.value.drop { $0 != "." }) } ?? "destination"
    case .confirmationDialog: "confirmation"
    case .column: column?.rawValue
    case .custom: segueClass ?? segueKind ?? "custom"
    case .present: presentedStyle?.rawValue
    case .initial, .windowRoot, .root, .tab, .page, .child, .embed, .push, .show, .unwind, .alert: nil
    }
  }

  private var presentedStyle: ModalPresentationStyle? {
    guard let style, style != .automatic, style != .alert else { return nil }
    return style
  }

  /// What it does, with the target as its object.
  fileprivate var verb: String {
    switch relation {
    case .initial, .windowRoot: "starts with"
    case .root: "has as its root"
    case .tab: "has as a tab"
    case .column: "has as its \(column.map { $0.phrase } ?? "column")"
    case .page: "has as a page"
    case .child: "has as a child"
    case .embed: "embeds"
    case .present: presentedStyle.map { "presents \($0.phrase)" } ?? "presents"
    case .popover: "presents as a popover"
    case .sheet: "presents as a sheet"
    case .fullScreenCover: "covers the screen with"
    case .push: "pushes"
    case .link: "links to"
    case .destination: via.map { "pushes, for \($0.value)," } ?? "pushes"
    case .alert: "shows the alert"
    case .confirmationDialog: "asks for confirmation with"
    case .show: "shows"
    case .showDetail: "shows as detail"
    case .replace: "is replaced by"
    case .set: "sets"
    case .hosts: "hosts"
    case .represents: "represents"
    case .unwind: "unwinds to"
    case .custom: "leads, by a segue of its own class, to"
    }
  }
}
