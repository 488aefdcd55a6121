import Testing
import VCModel
import VCSwiftSource

@Suite("Global variables", .enabled(if: SwiftSource.isAvailable))
struct GlobalTests {
  private let screens = """
    class Home: UIViewController {}
    class List: UIViewController {}
    class Detail: UIViewController {}

    """

  @Test("Each target may have a variable of the same name: all are read, and code means that of its own file")
  func sameNames() {
    let found = map([
      "Screens.swift": screens,
      "One/Routes.swift": """
      private let start = Home()
      private let routes = [Route { Stack(rootViewController: List()) }]
      extension Home { func tap() { show(start, sender: nil) } }
      """,
      "Two/Routes.swift": """
      private let start = Detail()
      private let routes = [Route { Stack(rootViewController: Detail()) }]
      class Stack: UINavigationController {}
      extension List { func tap() { show(start, sender: nil) } }
      """,
    ]).transitions.map(\.words)
    #expect(
      Set(found) == [
        "Stack@One/Routes.swift:2 root List", "Stack@Two/Routes.swift:2 root Detail", "Home show Home",
        "List show Detail",
      ])
  }

  @Test("A definition replaces the declarations of headers, in whatever order they are read")
  func declarations() {
    let found = map([
      "A.swift": "let first: UIViewController",
      "B.swift": "let first = Detail()\nlet second = List()\n" + screens,
      "C.swift":
        "let second: UIViewController\nextension Home { func tap() { show(first, sender: nil); show(second, sender: nil) } }",
    ]).transitions.map(\.words)
    #expect(found == ["Home show Detail", "Home show List"])
  }

  @Test(
    "A function of a module that the file imports, with the module's name",
    arguments: [
      ("import Design", ["Home present Detail"]), ("", []),
      ("import Design; enum Design { static func open() {} }", []),
    ])
  func inModule(line: String, expected: [String]) {
    let found = transitions(
      """
      \(line)
      final class Detail: UIViewController {}
      func open() { UIApplication.shared.topController?.present(Detail(), animated: true) }
      final class Home: UIViewController {
        @IBAction func tap() { Design.open() }
      }
      """)
    #expect(found.filter { $0.hasPrefix("Home") } == expected)
  }
}
