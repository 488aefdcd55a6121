import Testing
import VCDiagnostics
import VCModel
import VCNavigation
import VCSwiftSource

@Suite("UIKit: scenes by generated names", .enabled(if: SwiftSource.isAvailable))
struct GeneratedSceneTests {
  private let storyboards = [
    NavigationMapFragment.storyboard(
      "Main Menu", scenes: [("Detail", "detail-screen"), ("Home", "HomeViewController")],
      segues: [("Home", "Detail", "show-detail", .push)])
  ]

  private func shown(_ code: String) -> [String] {
    transitions(
      """
      class Detail: UIViewController {}
      class Home: UIViewController { func tap() { \(code) } }
      """, storyboards: storyboards)
  }

  @Test(
    "A scene by its identifier, without punctuation and with other capitals",
    arguments: [
      "R.storyboard.mainMenu.detailScreen()!", "StoryboardScene.MainMenu.detailScreen.instantiate()",
    ])
  func scenes(code: String) { #expect(shown("present(\(code), animated: true)") == ["Home present Detail"]) }

  @Test(
    "The initial scene",
    arguments: [
      "R.storyboard.mainMenu.instantiateInitialViewController()!",
      "R.storyboard.mainMenu().instantiateInitialViewController()!",
      "StoryboardScene.MainMenu.initialScene.instantiate()",
    ])
  func initial(code: String) {
    var storyboard = storyboards[0]
    storyboard.initial = .init(
      source: nil, target: .object("Detail-1"),
      transition: MapTransition(
        source: nil, target: nil, relation: .initial, evidence: .storyboard,
        origin: MapOrigin(kind: .storyboard, location: .init(file: "Main Menu.storyboard", line: 1))))
    let found = transitions(
      """
      class Detail: UIViewController {}
      class Home: UIViewController { func tap() { present(\(code), animated: true) } }
      """, storyboards: [storyboard])
    #expect(found == ["Home present Detail"])
  }

  @Test(
    "A segue",
    arguments: [
      "performSegue(withIdentifier: R.segue.home.showDetail, sender: self)",
      "performSegue(withIdentifier: R.segue.home.showDetail.identifier, sender: self)",
      "perform(segue: StoryboardSegue.MainMenu.showDetail)",
    ])
  func segues(code: String) { #expect(shown(code) == ["Home push Detail"]) }

  @Test("Names of no scene, and other calls with such names, are unknown")
  func others() {
    #expect(shown("present(R.storyboard.mainMenu.other()!, animated: true)") == ["Home present ?"])
    #expect(shown("present(R.storyboard.settings.detailScreen()!, animated: true)") == ["Home present ?"])
    #expect(shown("queue.perform(work)").isEmpty)
  }

  @Test("A scene that is instantiated later")
  func references() {
    #expect(
      shown("let make = StoryboardScene.MainMenu.detailScreen.instantiate; present(make(), animated: true)") == [
        "Home present Detail"
      ])
  }

  @Test("A closure that creates the scene's controller decides")
  func creators() {
    #expect(
      shown("present(board.instantiateViewController(identifier: \"x\") { Detail(coder: $0) }, animated: true)") == [
        "Home present Detail"
      ])
  }

  @Test("A function of a library that receives the class returns such a controller")
  func types() {
    #expect(shown("present(board.instantiate(Detail.self), animated: true)") == ["Home present Detail"])
    #expect(shown("present(board.register(Detail.self), animated: true)") == ["Home present ?"])
  }
}
