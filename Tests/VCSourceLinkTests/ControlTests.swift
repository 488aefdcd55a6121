import Testing
import VCModel
import VCNavigation
import VCSwiftSource

/// Controls whose target is a method that shows a screen.
@Suite("Controls as triggers", .enabled(if: SwiftSource.isAvailable))
struct ControlTests {
  @Test(
    "The trigger is the kind of the control",
    arguments: [
      ("UIButton(type: .system)", "button"), ("UISwitch()", "switch"), ("UIRefreshControl()", "refreshControl"),
      ("WideSlider()", "slider"), ("library.control", "button"),
    ])
  func kind(control: String, trigger: String) {
    let map = map([
      "App.swift": """
      final class WideSlider: UISlider {}
      final class Detail: UIViewController {}
      final class Home: UIViewController {
        override func viewDidLoad() {
          let control = \(control)
          control.addTarget(self, action: #selector(open), for: .valueChanged)
        }
        @objc func open() { present(Detail(), animated: true) }
      }
      """
    ])
    #expect(map.transitions.map(\.trigger) == [trigger])
  }

  @Test(
    "Of controls in several scenes of a class, what they have in common",
    arguments: [
      (["button: Save", "button: Save"], "button: Save"), (["button: Save", "button: Send"], "button"),
      (["button: Save", "switch"], nil),
    ])
  func scenes(controls: [String], trigger: String?) {
    let storyboards = controls.enumerated().map { number, control in
      var storyboard = NavigationMapFragment.storyboard("Page\(number)", scenes: [("Home", nil)])
      storyboard.scenes[0].actions["save:"] = control
      return storyboard
    }
    let map = map(
      [
        "App.swift": """
        final class Detail: UIViewController {}
        final class Home: UIViewController {
          @IBAction func save(_ sender: Any) { present(Detail(), animated: true) }
        }
        """
      ], storyboards: storyboards)
    #expect(Set(map.transitions.map(\.trigger)) == [trigger])
  }
}
