import Testing
import VCModel
import VCNavigation
import VCSourceFacts
import VCSourceLink

@Suite("Code of several files becomes transitions")
struct SourceLinkTests {
  @Test("A constructor's class is the target, a superclass in another file counts")
  func constructor() {
    let list = Facts.file(
      "List.swift",
      [Facts.type("List", ["Base"], functions: [Facts.method("open", [Facts.present(Facts.make("Detail"), line: 7)])])])
    let others = Facts.file("Others.swift", [Facts.type("Base", ["UIViewController"]), Facts.type("Detail", ["Base"])])
    #expect(NavigationMap.transitions(of: [list, others]) == ["List present Detail"])
    #expect(NavigationMap.transitions(of: [others, list]) == ["List present Detail"])
  }

  @Test("A controller in a navigation controller is two facts: the container is presented, the content is its root")
  func wrapped() {
    let wrapped = Facts.make("UINavigationController", [Argument("rootViewController", Facts.make("Detail"))], line: 4)
    let file = Facts.file(
      "List.swift",
      [
        Facts.type("List", ["UIViewController"], functions: [Facts.method("open", [Facts.present(wrapped, line: 4)])]),
        Facts.type("Detail", ["UIViewController"]),
      ])
    #expect(
      NavigationMap.transitions(of: [file]) == [
        "List present UINavigationController@List.swift:4", "UINavigationController@List.swift:4 root Detail",
      ])
  }

  @Test("A method named present that shows a toast is no transition")
  func toast() {
    let toast = Facts.call(.member(Facts.name("Toast"), "present", Facts.nowhere), [Argument(nil, .text("Saved"))])
    let file = Facts.file(
      "List.swift", [Facts.type("List", ["UIViewController"], functions: [Facts.method("save", [.expression(toast)])])])
    #expect(NavigationMap.transitions(of: [file]).isEmpty)
  }

  @Test("What is not understood stays in the map without a target")
  func unresolved() {
    let file = Facts.file(
      "List.swift",
      [
        Facts.type(
          "List", ["UIViewController"],
          functions: [Facts.method("open", [Facts.present(Facts.call(Facts.name("mystery")), line: 3)])])
      ])
    #expect(NavigationMap.transitions(of: [file]) == ["List present ?"])
  }

  @Test("A sheet shows the view in its closure, modifiers looked through")
  func sheet() {
    let shown = Facts.call(.member(Facts.make("Detail", line: 5), "padding", Facts.nowhere))
    let sheet = Facts.call(
      .member(Facts.make("Text", [Argument(nil, .text("Hello"))]), "sheet", Facts.nowhere),
      [
        Argument("isPresented", Facts.name("$isShown")),
        Argument(nil, .closure(Closure(body: [.expression(shown)], position: Facts.nowhere)), isTrailing: true),
      ], line: 4)
    var body = VariableDeclaration(name: "body", type: TypeName("View", isOpaque: true), position: Facts.nowhere)
    body.getter = [.expression(sheet)]
    let file = Facts.file(
      "Home.swift", [Facts.type("Home", ["View"], kind: .struct, variables: [body]), Facts.type("Detail", ["View"], kind: .struct)])
    #expect(NavigationMap.transitions(of: [file]) == ["Home sheet Detail"])
  }
}
