/// What a figure shows besides what its kind always shows.
public struct FigureContents: Hashable, Sendable {
  /// Of `styles`: only these, in this order, after the presenting and the presented screen by themselves; empty for all.
  public var styles: [ModalPresentationStyle]
  /// Of `chain`: the screens also while they move; of `styles`: the transitions in place of the styles.
  public var showsTransitions: Bool
  /// Of `frames`: whether the boxes list the appearance callbacks that each step causes.
  public var showsCallbacks: Bool
  /// Of `pointers`: these properties of every controller, where they are not nil; empty for those that matter.
  public var rows: [Pointer]

  /// Nothing beyond what the kind shows.
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
