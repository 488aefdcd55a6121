import Testing
import VCDiagnostics
import VCEvidence
import VCModel

/// Contradictions to UIKit's rules are reported, and the observation is kept (R183).
@Suite struct ContradictionTests {
  @Test func findsNothingInAnOrdinaryDump() throws {
    #expect(try seen(tabs).contradictions == [])
  }

  @Test(arguments: [
    (
      """
      <App.Root 0x1>, state: appeared, view: <UIView 0x2>
         + <App.One 0x3>, state: appeared, view: <UIView 0x4>, presented with: <_UIPageSheetPresentationController 0x5>
         + <App.Two 0x6>, state: appeared, view: <UIView 0x7>, presented with: <_UIPageSheetPresentationController 0x8>
      """, "R14"
    ),
    (
      """
      <UINavigationController 0x1>, state: appeared, view: <UILayoutContainerView 0x2>
         | <App.One 0x3>, state: appeared, view: <UIView 0x4>
         | <App.Two 0x6>, state: disappeared, view: <UIView 0x7> not in the window
      """, "R7"
    ),
    (
      """
      <UITabBarController 0x1>, state: appeared, view: <UILayoutContainerView 0x2>
         | <App.One 0x3>, state: appeared, view: <UIView 0x4>
         | <App.Two 0x6>, state: appeared, view: <UIView 0x7>
      """, "R7"
    ),
    (
      """
      <App.Root 0x1>, state: disappeared, view: <UIView 0x2> not in the window
         | <App.One 0x3>, state: disappeared, view: <UIView 0x4>
      """, "R9"
    ),
    (
      """
      <App.Root 0x1>, state: appeared, view: <UIView 0x2>
         | <App.One 0x3>, state: appeared, view: (view not loaded)
      """, "not loaded"
    ),
    (
      """
      <App.Root 0x1>, state: appeared, view: <UIView 0x2>
         + <App.One 0x3>, state: appeared, view: <UIView 0x4>, presented with: <_UIFullscreenPresentationController 0x5>
      """, "R48"
    ),
  ])
  func tellsWhatIsAgainstTheRules(dump: String, word: String) throws {
    let observation = try seen(dump)
    #expect(observation.contradictions.map(\.severity) == [.note])
    #expect(observation.contradictions.first?.message.contains(word) == true)
    #expect(observation.contradictions.first?.location?.file == "dump.txt")
    #expect(observation.text == dump + "\n")
  }

  /// During a transition, two controllers are in the window.
  @Test func expectsTransitions() throws {
    let dump = """
      <UINavigationController 0x1>, state: appeared, view: <UILayoutContainerView 0x2>
         | <App.One 0x3>, state: disappearing, view: <UIView 0x4>
         | <App.Two 0x6>, state: appearing, view: <UIView 0x7>
      """
    #expect(try seen(dump).contradictions == [])
  }
}
