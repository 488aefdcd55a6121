public import VCDiagnostics

/// A transition from one controller to another.
public struct MapTransition: Hashable, Sendable {
  /// The kind of transition.
  public enum Relation: String, Hashable, Sendable, CaseIterable {
    case initial, windowRoot, root, tab, column, page, child, embed, present, popover, push, show, showDetail, replace
    case set, unwind, custom, sheet, fullScreenCover, link, destination, alert, confirmationDialog, hosts, represents
  }

  /// How the target was determined.
  public enum Evidence: String, Hashable, Sendable, CaseIterable {
    case constructor, local, property, factory, parameter, cast, storyboard, segueIdentifier, returnType, oneHop
    case unresolved
  }

  /// The source; `nil` for a storyboard's entry point or a window's root.
  public var source: String?
  /// The target; `nil` if it was found but could not be resolved.
  public var target: String?
  /// The kind of transition.
  public var relation: Relation
  /// The column, for the relation `column`.
  public var column: SplitColumn?
  /// The presentation style requested by the segue or the call, else by the target itself.
  public var style: ModalPresentationStyle?
  /// The transition style, requested like the presentation style.
  public var transition: ModalTransitionStyle?
  /// The segue's identifier.
  public var identifier: String?
  /// The control or gesture that triggers it, such as `barButtonItem: Action`.
  public var trigger: String?
  /// The controller that requests it.
  public var initiator: String?
  /// The type whose code or scene contains the call.
  public var site: String?
  /// How the target was determined.
  public var evidence: Evidence
  /// The location of the call or the segue.
  public var origin: MapOrigin
  /// The action's selector, for an unwind segue.
  public var unwindAction: String?
  /// The class of a custom segue, which may do anything.
  public var segueClass: String?
  /// Interface Builder's name for a segue kind that has no relation here.
  public var segueKind: String?
  /// The anchor of a popover; `nil` for other relations and for a popover without an anchor.
  public var popover: PopoverAnchor?
  /// The object identifiers of the views that stay interactive while a popover is shown.
  public var passthroughViews: [String] = []
  /// The `@IBSegueAction` that creates the target.
  public var creator: String?
  /// Whether the segue animates.
  public var isAnimated = true
  /// The code that maps a value to the target, where the call only passes the value.
  public var via: MapVia?

  /// Creates a transition; set the values that are not parameters on the result.
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

/// The code that maps a value to a screen: a case of `navigationDestination(for:)` or of `sheet(item:)`.
public struct MapVia: Hashable, Sendable {
  /// The location where the screen is created.
  public var location: SourceLocation
  /// The value that represents the screen, such as `RouterDestination.account`.
  public var value: String

  /// Creates a mapping from a value to the screen created at a location.
  public init(_ value: String, at location: SourceLocation) {
    self.value = value
    self.location = location
  }
}
