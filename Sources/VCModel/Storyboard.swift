/// The parts of a storyboard that a replay needs: the controllers it can create (R112, R113).
public struct Storyboard: Hashable, Sendable {
  /// The file's name without `.storyboard`, as `UIStoryboard(name:bundle:)` takes it.
  public var name: String
  /// The initial view controller; `nil` if the storyboard has none.
  public var initial: ControllerID?
  /// The controllers by storyboard identifier.
  public var identifiers: [String: ControllerID]
  /// The location in the model.
  public var origin: Origin

  /// Creates a storyboard; without an initial controller it can create only those with an identifier.
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
  /// A segue kind of Interface Builder, by its name in the file.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case show, showDetail, presentation, popoverPresentation, push, modal, popover, replace, embed, unwind, custom
  }

  /// The segue's identifier, which `performSegue(withIdentifier:sender:)` takes (R111).
  public var identifier: String
  /// Interface Builder's kind, which decides the operation (R110).
  public var kind: Kind
  /// The controller whose scene contains the segue, which is the initiator of the resulting operation.
  public var source: ControllerID
  /// The controller it creates; for an unwind segue without `unwindAction`, the action's selector.
  public var destination: ControllerID?
  /// The selector of the action that an unwind segue searches for (R115); `nil` for other kinds.
  public var unwindAction: String?
  /// The presentation style to set on the destination; `nil` keeps the destination's own (R121).
  public var style: ModalPresentationStyle?
  /// The transition style to set on the destination; `nil` keeps the destination's own (R121).
  public var transition: ModalTransitionStyle?
  /// The anchor of a popover segue (R120).
  public var popover: PopoverAnchor?
  /// The location in the model.
  public var origin: Origin

  /// Creates a segue that keeps its destination's styles, unless some are given.
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
