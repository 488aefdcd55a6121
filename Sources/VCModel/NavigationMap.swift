public import VCDiagnostics

/// Everything that can happen in an app, as far as its files tell: the JSON that `scan` writes.
public struct NavigationMap: Hashable, Sendable {
  /// Sorted by identifier.
  public var controllers: [MapController]
  /// Sorted by place, then by source and target.
  public var transitions: [MapTransition]
  public var diagnostics: [Diagnostic]

  public init(
    controllers: [MapController] = [], transitions: [MapTransition] = [], diagnostics: [Diagnostic] = []
  ) {
    self.controllers = controllers
    self.transitions = transitions
    self.diagnostics = diagnostics
  }
}

/// A controller of a map.
public struct MapController: Hashable, Sendable {
  public var id: String
  public var className: String?
  public var kind: ControllerKind
  public var title: String?
  /// The storyboard identifier.
  public var identifier: String?
  /// Whether a storyboard starts with it.
  public var isInitial: Bool
  /// Source order: Interface Builder first, then code by path.
  public var origins: [MapOrigin]

  public init(
    id: String, className: String? = nil, kind: ControllerKind = .content, title: String? = nil,
    identifier: String? = nil, isInitial: Bool = false, origins: [MapOrigin] = []
  ) {
    self.id = id
    self.className = className
    self.kind = kind
    self.title = title
    self.identifier = identifier
    self.isInitial = isInitial
    self.origins = origins
  }
}

/// Where a fact of a map was read.
public struct MapOrigin: Hashable, Sendable {
  /// The kind of file.
  public enum Kind: String, Hashable, Sendable, CaseIterable { case storyboard, xib, swift, objc, dump, model }

  public var kind: Kind
  public var location: SourceLocation
  /// The Interface Builder object's identifier.
  public var object: String?

  public init(kind: Kind, location: SourceLocation, object: String? = nil) {
    self.kind = kind
    self.location = location
    self.object = object
  }
}

/// A way from one controller to another.
public struct MapTransition: Hashable, Sendable {
  /// What kind of way it is.
  public enum Relation: String, Hashable, Sendable, CaseIterable {
    case initial, windowRoot, root, tab, column, page, child, embed, present, popover, push, show, showDetail, replace
    case set, unwind, custom, sheet, fullScreenCover, link, hosts, represents
  }

  /// How the target is known.
  public enum Evidence: String, Hashable, Sendable, CaseIterable {
    case constructor, local, property, factory, parameter, cast, storyboard, segueIdentifier, returnType, oneHop
    case unresolved
  }

  /// `nil` for the entry of a storyboard or a window's root.
  public var source: String?
  /// `nil` where the target was seen but not understood.
  public var target: String?
  public var relation: Relation
  /// Which column, for the relation `column`.
  public var column: SplitColumn?
  public var style: ModalPresentationStyle?
  public var transition: ModalTransitionStyle?
  /// The segue's identifier.
  public var identifier: String?
  /// What a person touches, such as `barButtonItem: Action`.
  public var trigger: String?
  /// Who asks.
  public var initiator: String?
  /// The type in whose code or scene the call stands.
  public var site: String?
  public var evidence: Evidence
  public var origin: MapOrigin

  public init(
    source: String?, target: String?, relation: Relation, column: SplitColumn? = nil,
    style: ModalPresentationStyle? = nil, transition: ModalTransitionStyle? = nil, identifier: String? = nil,
    trigger: String? = nil, initiator: String? = nil, site: String? = nil, evidence: Evidence, origin: MapOrigin
  ) {
    self.source = source
    self.target = target
    self.relation = relation
    self.column = column
    self.style = style
    self.transition = transition
    self.identifier = identifier
    self.trigger = trigger
    self.initiator = initiator
    self.site = site
    self.evidence = evidence
    self.origin = origin
  }
}
