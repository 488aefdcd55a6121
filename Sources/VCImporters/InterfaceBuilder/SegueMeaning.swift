import VCModel

/// The relation that a segue's kind creates (R110, R160).
struct SegueMeaning {
  var relation: MapTransition.Relation
  var column: SplitColumn?
  /// The value in the file, if it is not a known one.
  var unknown: String?

  init(_ segue: InterfaceBuilderDocument.Segue, from source: ControllerKind) {
    let kind = segue.kind ?? ""
    if kind == "relationship" {
      self = Self.containment(segue.relationship ?? "", in: source)
    } else if let relation = Self.relations[kind] {
      self.init(relation)
    } else {
      self.init(.custom, unknown: kind)
    }
  }

  private init(_ relation: MapTransition.Relation, column: SplitColumn? = nil, unknown: String? = nil) {
    self.relation = relation
    self.column = column
    self.unknown = unknown
  }

  /// Returns the relation of a relationship segue (R160).
  private static func containment(_ relationship: String, in source: ControllerKind) -> Self {
    if let column = columns[relationship] { return Self(.column, column: column) }
    switch (relationship, source) {
    case ("rootViewController", _), ("viewControllers", .navigation): return Self(.root)
    case ("viewControllers", .page): return Self(.page)
    case ("viewControllers", _): return Self(.tab)
    default: return Self(.child, unknown: relationship)
    }
  }

  /// The known kinds, sorted, for suggestions.
  static var kinds: [String] { (relations.keys + ["relationship"]).sorted() }

  /// The known relationships, sorted, for suggestions.
  static var relationships: [String] { (columns.keys + ["rootViewController", "viewControllers"]).sorted() }

  private static let relations: [String: MapTransition.Relation] = [
    "show": .show, "showDetail": .showDetail, "presentation": .present, "popoverPresentation": .popover, "push": .push,
    "modal": .present, "popover": .popover, "replace": .replace, "embed": .embed, "unwind": .unwind, "custom": .custom,
  ]

  private static let columns: [String: SplitColumn] = [
    "masterViewController": .primary, "detailViewController": .secondary, "supplementaryViewController": .supplementary,
    "compactViewController": .compact, "inspectorViewController": .inspector,
  ]
}
