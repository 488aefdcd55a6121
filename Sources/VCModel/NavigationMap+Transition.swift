public import VCDiagnostics

/// A way from one controller to another.
public struct MapTransition: Hashable, Sendable {
  /// What kind of way it is.
  public enum Relation: String, Hashable, Sendable, CaseIterable {
    case initial, windowRoot, root, tab, column, page, child, embed, present, popover, push, show, showDetail, replace
    case set, unwind, custom, sheet, fullScreenCover, link, destination, alert, confirmationDialog, hosts, represents
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
  /// What kind of way it is.
  public var relation: Relation
  /// Which column, for the relation `column`.
  public var column: SplitColumn?
  /// As asked for, by the segue or the call, else by the target itself.
  public var style: ModalPresentationStyle?
  /// As asked for, like the style.
  public var transition: ModalTransitionStyle?
  /// The segue's identifier.
  public var identifier: String?
  /// What a person touches, such as `barButtonItem: Action`.
  public var trigger: String?
  /// Who asks.
  public var initiator: String?
  /// The type in whose code or scene the call stands.
  public var site: String?
  /// How the target is known.
  public var evidence: Evidence
  /// The call or the segue.
  public var origin: MapOrigin
  /// The action's selector, for an unwind.
  public var unwindAction: String?
  /// The segue's own class, which may do anything.
  public var segueClass: String?
  /// Interface Builder's word for a kind that has no relation here.
  public var segueKind: String?
  /// Where a popover points; `nil` for other relations and for a popover without an anchor.
  public var popover: PopoverAnchor?
  /// Views that stay tappable beside a popover, by object identifier.
  public var passthroughViews: [String] = []
  /// The `@IBSegueAction` that makes the target.
  public var creator: String?
  /// Whether the segue animates.
  public var isAnimated = true
  /// The place that turns a value into the target, where the call only sends the value.
  public var via: MapVia?

  /// A way of which nothing but what is given is known; the rest is set on the value.
  public init(
    source: String?, target: String?, relation: Relation, column: SplitColumn? = nil, identifier: String? = nil,
    trigger: String? = nil, evidence: Evidence, origin: MapOrigin
  ) {
    self.source = source
    self.target = target
    self.relation = relation
    self.column = column
    self.identifier = identifier
    self.trigger = trigger
    self.evidence = evidence
    self.origin = origin
  }
}

/// The place that turns a value into a screen: a case of `navigationDestination(for:)` or of `sheet(item:)`.
public struct MapVia: Hashable, Sendable {
  /// Where the screen is made.
  public var location: SourceLocation
  /// The value that stands for the screen, such as `RouterDestination.account`.
  public var value: String

  /// A value that becomes a screen at a place.
  public init(_ value: String, at location: SourceLocation) {
    self.value = value
    self.location = location
  }
}
