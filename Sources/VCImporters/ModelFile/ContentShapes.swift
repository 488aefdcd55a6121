import VCModel

/// The options of particular kinds of figures, wherever a file declares a figure.
package enum ContentShapes {
  /// The keys, in the order in which they are written.
  package static let keys = [
    Key("styles", .oneOrMore(ModelShapes.drawableStyle), "Of styles: only these, after the two screens by themselves."),
    Key("transitions", .flag, "Of chain: screens that move, too. Of styles: the transitions."),
    Key("callbacks", .flag, "Of frames: the appearance callbacks that each step causes, in the boxes."),
    Key("rows", .oneOrMore(ModelShapes.names(Pointer.self, "a pointer")), "Of pointers: these of every controller."),
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
