/// A storyboard as far as a replay needs it: which controllers it can make (R112, R113).
public struct Storyboard: Hashable, Sendable {
  public var name: String
  public var initial: ControllerID?
  /// Storyboard identifiers and what they make.
  public var identifiers: [String: ControllerID]
  public var origin: Origin

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

  public var identifier: String
  public var kind: Kind
  public var source: ControllerID
  /// What it makes or, for an unwind, the action's selector.
  public var destination: ControllerID?
  public var unwindAction: String?
  public var style: ModalPresentationStyle?
  public var transition: ModalTransitionStyle?
  public var popover: PopoverAnchor?
  public var origin: Origin

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
