import Testing
import VCModel
import VCSwiftSource

@Suite("Locals that a branch assigns and reads", .enabled(if: SwiftSource.isAvailable))
struct OverwrittenLocalTests {
  private func scenes(_ body: String) -> [String] {
    let code = """
      class Home: UIViewController {
        func open(_ kind: Int) { \(body) }
      }
      """
    return transitions(code).sorted()
  }

  @Test("Each branch names the storyboard and the scene for its own controller")
  func branches() {
    let found = scenes(
      """
      var name: String
      var controller: UIViewController?
      var board = UIStoryboard(name: "Main", bundle: nil)
      switch kind {
      case 0:
        name = "room"
        board = UIStoryboard(name: "Rooms", bundle: nil)
        controller = board.instantiateViewController(withIdentifier: name)
      default:
        name = "chat"
        controller = board.instantiateViewController(withIdentifier: name)
      }
      present(controller!, animated: true)
      """)
    #expect(found == ["Home present Main.storyboard#chat", "Home present Rooms.storyboard#room"])
  }

  /// The scenes that a branch shows, which may assign another name to a local.
  private func scenes(branch: String) -> [String] {
    scenes(
      """
      var name = "chat"
      let board = UIStoryboard(name: "Main", bundle: nil)
      var controller: UIViewController?
      if kind > 0 {
        \(branch)
      }
      present(controller!, animated: true)
      """)
  }

  @Test("A condition inside the branch leaves both names possible")
  func conditionInside() {
    let found = scenes(
      branch: """
        name = "room"
        if kind > 1 { name = "channel" }
        controller = board.instantiateViewController(withIdentifier: name)
        """)
    #expect(found.contains("Home present Main.storyboard#room"))
    #expect(found.contains("Home present Main.storyboard#channel"))
  }

  @Test("A name that code reads before the branch assigns it again")
  func assignedAfterwards() {
    let found = scenes(
      branch: """
        name = "room"
        controller = board.instantiateViewController(withIdentifier: name)
        name = "channel"
        """)
    #expect(found == ["Home present Main.storyboard#room"])
  }
}
