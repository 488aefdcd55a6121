import Testing
import VCDiagram
import VCDrawing
import VCFigures
import VCModel
import VCReplay

@Suite("The tables of a figure") struct MarkdownTableTests {
  private let chats = [
    Controller("tabs", kind: .tabBar, title: "Tabs", children: ["stack"]),
    Controller("stack", className: "UINavigationController", kind: .navigation, title: "Chats", children: ["list"]),
    Controller("list", className: "ChatsViewController", title: "Chats"), Controller("new", title: "New chat"),
    Controller("first", className: "DraftView", title: "Draft"),
    Controller("second", className: "SentView", title: "Draft"),
  ]

  private func table(_ steps: [Step], _ kind: FigureKind) -> String {
    let model = Model(controllers: chats, windows: [AppWindow(root: "tabs")], steps: steps)
    return MarkdownTable.text(of: Figure.diagram(of: Replay(model), FigureRequest(kind: kind)))
  }

  @Test("tell boxes with the same title apart where the class is not beside it")
  func sameTitle() {
    let steps = [Step(.present("first", from: "tabs")), Step(.present("second", from: "first"))]
    let text = table(steps, .hierarchy)
    #expect(text.contains("| Chats (navigation controller) | contains and shows | Chats (ChatsViewController) |"))
    #expect(text.contains("| Tabs | contains and shows | Chats (navigation controller) |"))
    #expect(text.contains("| Draft (DraftView) | presents | Draft (SentView) |"))
    #expect(text.contains("| Chats | UINavigationController | navigation controller |"))
  }

  @Test("of a frame give the state of a new box")
  func addedBox() {
    let text = table([Step(.present("new", from: "list")), Step(.dismiss("new"))], .frames)
    #expect(text.contains("| view controller | added, on screen |"))
    #expect(text.contains("| view controller | removed |"))
  }

  @Test("of a map give no state")
  func map() {
    let text = MarkdownTable.text(of: MapFigure(.everyKind, title: "Map").diagram)
    #expect(text.contains("| Controller | Class | Kind |") && !text.contains("Seen") && !text.contains("on screen"))
    #expect(text.contains("| not found |"))
  }
}
