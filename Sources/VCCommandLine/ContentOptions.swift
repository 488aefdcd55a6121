import ArgumentParser
import ViewControllerGraph

/// The options for additional content of certain kinds of figures.
struct ContentOptions: ParsableArguments {
  @Option(
    name: .customLong("styles"),
    help: "For styles: show only these styles, after the two separate screens; comma-separated.",
    completion: .list(Self.styles))
  var stylesText: String?

  @Flag(help: "For chain: also show the moving screens. For styles: show the transitions.")
  var transitions = false

  @Flag(help: "For frames: list the appearance callbacks of each step in the boxes.")
  var callbacks = false

  @Option(
    name: .customLong("rows"),
    help: "For pointers: show these pointers of every controller unless they are nil; comma-separated.",
    completion: .list(Pointer.words))
  var rowsText: String?

  private static let styles = ModalPresentationStyle.drawable.map(\.rawValue)

  func validate() throws {
    try Words.check(stylesText, of: "--styles", among: Self.styles)
    try Words.check(rowsText, of: "--rows", among: Pointer.words)
  }

  /// Overrides the contents that the model requests.
  func overrule(_ contents: inout FigureContents) {
    if stylesText != nil { contents.styles = Words.values(stylesText, as: ModalPresentationStyle.self) }
    if transitions { contents.showsTransitions = true }
    if callbacks { contents.showsCallbacks = true }
    if rowsText != nil { contents.rows = Words.values(rowsText, as: Pointer.self) }
  }
}
