import VCModel

/// The options of particular kinds of figures, wherever a file declares a figure.
package enum ContentShapes {
  /// The keys, in the order in which they are written.
  package static let keys = [
    Key(
      "styles", .oneOrMore(ModelShapes.drawableStyle),
      "For styles: the styles to draw, after the presenting and the presented screen on their own."),
    Key(
      "transitions", .flag,
      "For chain: whether screens are also drawn during transitions. For styles: whether transitions replace styles."),
    Key("callbacks", .flag, "For frames: whether the boxes list the appearance callbacks that each step causes."),
    Key(
      "rows", .oneOrMore(.names(Pointer.self, "a pointer")),
      "For pointers: the properties to show for every controller."),
  ]
}

extension LocatedNode {
  /// The options of the figure that this node declares.
  package var figureContents: FigureContents {
    FigureContents(
      styles: (self["styles"]?.itemsOrSelf ?? []).compactMap { $0.name(ModalPresentationStyle.self) },
      showsTransitions: self["transitions"]?.flag ?? false, showsCallbacks: self["callbacks"]?.flag ?? false,
      rows: (self["rows"]?.itemsOrSelf ?? []).compactMap { $0.name(Pointer.self) })
  }
}
