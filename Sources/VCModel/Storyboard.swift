/// A storyboard as far as a replay needs it: which controllers it can make (R112, R113).
public struct Storyboard: Hashable, Sendable {
  /// The file's name without `.storyboard`, as `UIStoryboard(name:bundle:)` takes it.
  public var name: String
  /// The initial view controller; `nil` when the file names none.
  public var initial: ControllerID?
  /// Storyboard identifiers and what they make.
  public var identifiers: [String: ControllerID]
  /// Where the model says it.
  public var origin: Origin

  /// A storyboard without an initial controller makes only what its identifiers name.
  public init(
    name: String, initial: ControllerID? = nil, identifiers: [String: ControllerID] = [:], origin: Origin = .unknown
  ) {
    self.name = name
    self.initial = initial
    self.identifiers = identifiers
    self.origin = origin
  }
}

/// A segue that `performSegue` can trigger (R110, R111).
public struct Segue: Hashable, Sendable {
  /// Interface Builder's kinds, by the name in the file.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case show, showDetail, presentation, popoverPresentation, push, modal, popover, replace, embed, unwind, custom
  }

  /// The segue's identifier, which `performSegue(withIdentifier:sender:)` takes (R111).
  public var identifier: String
  /// Interface Builder's kind, which decides the operation (R110).
  public var kind: Kind
  /// The controller whose scene contains the segue: the initiator of what results.
  public var source: ControllerID
  /// What it makes or, for an unwind, the action's selector.
  public var destination: ControllerID?
  /// The selector of the action that an unwind segue searches for (R115); `nil` for other kinds.
  public var unwindAction: String?
  /// Written to the destination before it is presented; `nil` leaves the destination's own (R121).
  public var style: ModalPresentationStyle?
  /// The transition style for the destination; `nil` leaves the destination's own (R121).
  public var transition: ModalTransitionStyle?
  /// Where a popover segue points (R120).
  public var popover: PopoverAnchor?
  /// Where the model says it.
  public var origin: Origin

  /// A segue that leaves its destination's styles as they are, unless some are given.
  public init(
    _ identifier: String, kind: Kind, from source: ControllerID, to destination: ControllerID? = nil,
    unwindAction: String? = nil, style: ModalPresentationStyle? = nil, transition: ModalTransitionStyle? = nil,
    popover: PopoverAnchor? = nil, origin: Origin = .unknown
  ) {
    self.identifier = identifier
    self.kind = kind
    self.source = source
    self.destination = destination
    self.unwindAction = unwindAction
    self.style = style
    self.transition = transition
    self.popover = popover
    self.origin = origin
  }
}
