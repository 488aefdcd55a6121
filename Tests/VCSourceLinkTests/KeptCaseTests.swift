import Testing
import VCSwiftSource

/// Code that depends on an enum's case or a flag with which its object was made.
@Suite("Conditions on what an object is made with", .enabled(if: SwiftSource.isAvailable))
struct KeptCaseTests {
  private func shown(_ declaration: String, _ start: String, _ pushing: String, _ presenting: String) -> Set<String> {
    Set(
      transitions(
        """
        enum Way { case push(Bool), present(UIViewController) }
        final class Detail: UIViewController {}
        final class Flow {
          \(declaration)
          func start(_ sender: UIViewController) { \(start) }
        }
        final class Home: UIViewController {
          func tap() { let flow = Flow(way: \(pushing)); flow.start(self) }
        }
        final class List: UIViewController {
          func tap() { let flow = Flow(way: \(presenting)); flow.start(self) }
        }
        """))
  }

  private static let both =
    "switch way { case .push: sender.navigationController?.pushViewController(Detail(), animated: true) case .present: sender.present(Detail(), animated: true) }"

  @Test("Who makes a coordinator with a case asks only for what it does in this case")
  func cases() {
    let kept = "private let way: Way; init(way: Way) { self.way = way }"
    #expect(shown(kept, Self.both, ".push(true)", ".present(self)") == ["Home push Detail", "List present Detail"])
  }

  @Test("A flag decides like a case")
  func flags() {
    let found = shown(
      "let way: Bool; init(way: Bool) { self.way = way }",
      "if way { sender.navigationController?.pushViewController(Detail(), animated: true) } else { sender.present(Detail(), animated: true) }",
      "true", "false")
    #expect(found == ["Home push Detail", "List present Detail"])
  }

  @Test("A property that changes later may have any case")
  func changed() {
    let kept = "var way: Way; init(way: Way) { self.way = way }; func change(_ other: Way) { way = other }"
    #expect(
      shown(kept, Self.both, ".push(true)", ".present(self)") == [
        "Home push Detail", "Home present Detail", "List push Detail", "List present Detail",
      ])
  }
}
