import ArgumentParser
import ViewControllerGraph

/// The options that say what figures of single kinds show besides.
struct ContentOptions: ParsableArguments {
  @Option(
    name: .customLong("styles"), help: "Of styles: only these, after the two screens by themselves; with commas.",
    completion: .list(Self.styles))
  var stylesText: String?

  @Flag(help: "Of chain: screens that move, too. Of styles: the transitions.")
  var transitions = false

  @Flag(help: "Of frames: the appearance callbacks that each step causes, in the boxes.")
  var callbacks = false

  @Option(
    name: .customLong("rows"), help: "Of pointers: these of every controller, where they are not nil; with commas.",
    completion: .list(Pointer.words))
  var rowsText: String?

  private static let styles = ModalPresentationStyle.drawable.map(\.rawValue)

  func validate() throws {
    try Words.check(stylesText, of: "--styles", among: Self.styles)
    try Words.check(rowsText, of: "--rows", among: Pointer.words)
  }

  /// Puts what was asked for in place of what the model says.
  func overrule(_ contents: inout FigureContents) {
    if stylesText != nil { contents.styles = Words.values(stylesText, as: ModalPresentationStyle.self) }
    if transitions { contents.showsTransitions = true }
    if callbacks { contents.showsCallbacks = true }
    if rowsText != nil { contents.rows = Words.values(rowsText, as: Pointer.self) }
  }
}
