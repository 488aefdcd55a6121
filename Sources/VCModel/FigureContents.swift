/// The optional contents of a figure, in addition to what its kind always shows.
public struct FigureContents: Hashable, Sendable {
  /// For `styles`: only these styles, in this order, after the presenting and presented screens on their own; empty for
  /// all.
  public var styles: [ModalPresentationStyle]
  /// For `chain`: also shows the screens during transitions. For `styles`: shows the transitions instead of the styles.
  public var showsTransitions: Bool
  /// For `frames`: lists the appearance callbacks of each step in the boxes.
  public var showsCallbacks: Bool
  /// For `pointers`: the properties to list for every controller where they are not `nil`; empty for the relevant ones.
  public var rows: [Pointer]

  /// Creates contents without additions.
  public init(
    styles: [ModalPresentationStyle] = [], showsTransitions: Bool = false, showsCallbacks: Bool = false,
    rows: [Pointer] = []
  ) {
    self.styles = styles
    self.showsTransitions = showsTransitions
    self.showsCallbacks = showsCallbacks
    self.rows = rows
  }
}
