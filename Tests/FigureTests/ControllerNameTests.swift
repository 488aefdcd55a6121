import Testing
import VCDiagram
import VCModel
import VCReplay
import VCWords

@testable import VCFigures

@Suite("Names of controllers in sentences") struct ControllerNameTests {
  private func hierarchy(_ controllers: [Controller]) -> Hierarchy {
    Replay(Model(controllers: controllers, windows: [AppWindow(root: controllers[0].id)])).hierarchy
  }

  @Test("a navigation controller and its root with the same title differ by their kinds")
  func sameTitle() {
    let found = hierarchy([
      Controller("stack", kind: .navigation, title: "Inbox", children: ["list", "mail"]),
      Controller("list", title: "Inbox"), Controller("mail", title: "Mail"),
    ])
    #expect(found.words(for: "stack") == "Inbox (navigation controller)")
    #expect(found.words(for: "list") == "Inbox (view controller)")
    #expect(found.words(for: "mail") == "Mail")
    #expect(found.title(of: "stack") == "Inbox")
  }

  @Test("the class tells content from a container, since every controller is a view controller")
  func content() {
    let found = hierarchy([
      Controller("stack", className: "UINavigationController", kind: .navigation, title: "Inbox", children: ["list"]),
      Controller("list", className: "Mail.ListController", title: "Inbox"),
    ])
    #expect(found.words(for: "list") == "Inbox (ListController)")
    #expect(found.words(for: "stack") == "Inbox (navigation controller)")
  }

  @Test("a navigation controller without a title is named after its content")
  func untitled() {
    let found = hierarchy([
      Controller("stack", className: "UINavigationController", kind: .navigation, children: ["list", "mail"]),
      Controller("list", title: "Inbox"), Controller("mail", title: "Mail"),
    ])
    #expect(found.words(for: "stack") == "Inbox (navigation controller)")
    #expect(found.title(of: "stack") == "UINavigationController")
  }

  @Test("controllers of one kind differ by their classes")
  func sameKind() {
    let found = hierarchy([
      Controller("outer", className: "ShellController", kind: .container, title: "Inbox", children: ["inner"]),
      Controller("inner", className: "ListController", kind: .container, title: "Inbox"),
    ])
    #expect(found.words(for: "outer") == "Inbox (ShellController)")
    #expect(found.words(for: "inner") == "Inbox (ListController)")
  }

  @Test(
    "a title with punctuation that would divide the sentence is quoted",
    arguments: [
      ("Reject the order? It stays.", "“Reject the order? It stays.”"), ("Re: Budget", "“Re: Budget”"),
      ("Milk, eggs", "“Milk, eggs”"), ("削除しますか？", "“削除しますか？”"), ("iOS 17.4 notes", "iOS 17.4 notes"),
      ("Photos & videos", "Photos & videos"),
    ])
  func quoted(title: String, words: String) {
    let found = hierarchy([Controller("a", title: title)])
    #expect(found.words(for: "a") == words && found.title(of: "a") == title)
    #expect(found.titled("'a' waits") == "\(words == title ? "“\(title)”" : words) waits")
  }

  @Test(
    "text that ends like a sentence gets no second full stop",
    arguments: [("Tap", "Tap."), ("Sure?", "Sure?"), ("Done.", "Done."), ("Tap “Sure?”", "Tap “Sure?”.")])
  func fullStops(text: String, sentence: String) { #expect(text.asSentence == sentence) }

  @Test("a name in another direction than the sentence is isolated, so that the sentence keeps its order")
  func directions() {
    let found = hierarchy([Controller("a", title: "عيادتي"), Controller("b", title: "Clinic")])
    #expect(found.words(for: "a") == "\u{2068}عيادتي\u{2069}")
    #expect(!"\(found.words(for: "a")) presents it".beginsRightToLeft)
    #expect(found.words(for: "b") == "Clinic")
    Language.$current.withValue(Language("ar")) {
      #expect(found.words(for: "a") == "عيادتي")
      #expect(found.words(for: "b") == "\u{2068}Clinic\u{2069}")
    }
  }

  @Test("so is a trigger, but not its label, which stands alone")
  func triggers() {
    let controllers = [Controller("a", title: "Clinic"), Controller("b", title: "Visit"), Controller("c")]
    let steps = [
      Step(.present("b", from: "a"), trigger: "اضغط «حجز»"), Step(.present("c", from: "a"), trigger: "اضغط «تأكيد»"),
    ]
    let replay = Replay(Model(controllers: controllers, windows: [AppWindow(root: "a")], steps: steps))
    let (isolated, label) = ("\u{2068}اضغط «حجز»\u{2069}", "اضغط «حجز»")
    for kind in [FigureKind.hierarchy, .chain] {
      let diagram = Figure.diagram(of: replay, FigureRequest(kind: kind))
      #expect(diagram.edges.first?.name.hasSuffix("after: \(isolated)") == true)
      #expect(diagram.edges.first?.label == ["1. \(label)"])
      #expect(diagram.caption?.contains("\u{2068}اضغط «تأكيد»\u{2069} (step 2)") == true)
    }
    #expect(Figure.diagram(of: replay, FigureRequest(kind: .hierarchy)).summary.contains("(\(isolated))"))
    let frames = Figure.diagram(of: replay, FigureRequest(kind: .frames)).frames
    #expect(frames.map(\.title).dropFirst().first == label)
    #expect(frames.map(\.heading).dropFirst().first == "Step 1: \(isolated)")
  }

  @Test("so are titles and triggers of a map")
  func maps() {
    let map = NavigationMap(
      [.screen("عيادتي"), .screen("Visit")],
      [.connection(nil, .initial, "عيادتي"), .connection("عيادتي", .show, "Visit", trigger: "button: حجز")])
    let diagram = MapFigure(map, title: "").diagram
    #expect(diagram.edges.map(\.name) == ["\u{2068}عيادتي\u{2069} shows Visit: button: حجز"])
    #expect(diagram.sentences.last == "\u{2068}عيادتي\u{2069} shows Visit.")
  }
}
