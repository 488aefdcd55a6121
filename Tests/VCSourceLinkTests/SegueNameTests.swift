import Testing
import VCModel
import VCNavigation
import VCSwiftSource

/// Segues whose identifier is created elsewhere.
@Suite("UIKit: names of segues", .enabled(if: SwiftSource.isAvailable))
struct SegueNameTests {
  private let screens = """
    class Detail: UIViewController {}
    class Other: UIViewController {}

    """

  @Test("A helper that performs the segue which its caller names by an enum case")
  func segues() {
    let main = NavigationMapFragment.storyboard(
      "Main", scenes: [("List", nil), ("Detail", nil), ("Other", nil)],
      segues: [("List", "Detail", "Show Detail", .push), ("List", "Other", "other", .present)])
    let found = transitions(
      """
      enum Segue: String { case detail = "Show Detail", other }
      extension UIViewController {
        func performSegue(_ segue: Segue) { performSegue(withIdentifier: segue.rawValue, sender: self) }
        func go(_ identifier: String) { performSegue(withIdentifier: identifier, sender: self) }
      }
      class List: UIViewController {
        func open() { performSegue(.detail) }
        func choose() { let segue: Segue = flag ? .other : .detail; performSegue(segue) }
        func name() { go("other") }
      }
      """, storyboards: [main])
    #expect(found == ["List push Detail", "List push Detail", "List present Other", "List present Other"])
  }

  @Test("An enum case that tells a controller which segue to perform")
  func cases() {
    let main = NavigationMapFragment.storyboard(
      "Main", scenes: [("List", nil), ("Detail", nil)], segues: [("List", "Detail", "Show Detail", .push)])
    let found = transitions(
      """
      enum Action { case nothing, performSegue(withIdentifier: String) }
      class Model {
        func select(_ row: Int) -> Action { .performSegue(withIdentifier: row == 0 ? "Show Detail" : "of another app") }
      }
      """, storyboards: [main])
    #expect(found == ["List push Detail"])
  }

  @Test("The last component of a class name with dots is the class's name")
  func namesOfClasses() {
    let found = transitions(
      screens + """
        protocol Named { static var name: String { get } }
        extension Named { static var name: String { NSStringFromClass(self).components(separatedBy: ".").last! } }
        extension Detail: Named {}
        extension Other: Named {}
        class List: UIViewController {
          func open() {
            performSegue(withIdentifier: Detail.name, sender: self)
            performSegue(withIdentifier: Other.name, sender: self)
          }
        }
        """,
      storyboards: [
        .storyboard(
          "Main", scenes: [("List", nil), ("Detail", nil), ("Other", nil)],
          segues: [
            (from: "List", to: "Detail", identifier: "Detail", relation: .push),
            (from: "List", to: "Other", identifier: "Other", relation: .present),
          ])
      ])
    #expect(found == ["List push Detail", "List present Other"])
  }

  @Test("A header declares a constant, the file beside it defines its value")
  func constants() {
    let found = map(
      [
        "Names.h": "extern NSString * const DetailScreen;",
        "Names.m": "#import \"Names.h\"\nNSString * const DetailScreen = @\"the detail\";",
        "List.m": """
        @interface List : UIViewController
        @end
        @implementation List
        - (void)open { [self showViewController:[self.storyboard instantiateViewControllerWithIdentifier:DetailScreen] sender:self]; }
        @end
        """,
      ],
      storyboards: [.storyboard("Main", scenes: [("List", nil), ("Detail", "the detail")])])
    #expect(found.transitions.filter { $0.origin.kind == .objc }.map(\.words) == ["List show Detail"])
  }

  private let main = NavigationMapFragment.storyboard(
    "Main", scenes: [("List", nil), ("Detail", nil), ("Other", nil), ("Part", nil)],
    segues: [("List", "Detail", "ShowDetail", .push), ("List", "Other", "other", .present)])

  @Test("The names of a generator whose files are part of the app")
  func generated() {
    let found = transitions(
      screens + """
        enum StoryboardSegue {
          enum Main: String, SegueType { case showDetail = "ShowDetail", other }
        }
        protocol SegueType: RawRepresentable {}
        extension UIViewController {
          func perform<S: SegueType>(segue: S, sender: Any? = nil) where S.RawValue == String {
            let identifier = segue.rawValue
            performSegue(withIdentifier: identifier, sender: sender)
          }
        }
        class List: UIViewController {
          func open() { perform(segue: StoryboardSegue.Main.showDetail) }
          func help() { perform(segue: StoryboardSegue.Main.other) }
        }
        """, storyboards: [main])
    #expect(found == ["List push Detail", "List present Other"])
  }

  @Test("A segue that a child performs on its parent belongs to the parent's scene")
  func parents() {
    let found = transitions(
      screens + """
        class List: UIViewController {}
        class Part: UIViewController {
          func open() { parent?.performSegue(withIdentifier: "ShowDetail", sender: self) }
          func fail() { performSegue(withIdentifier: "other", sender: self) }
        }
        """, storyboards: [main])
    #expect(found == ["List push Detail", "Part show ?"])
  }

  @Test("A helper performs a segue for those of its users whose scene has it")
  func users() {
    let main = NavigationMapFragment.storyboard(
      "Main", scenes: [("List", nil), ("Detail", nil), ("Other", nil)],
      segues: [("List", "Detail", "detail", .push)])
    let found = transitions(
      screens + """
        class Form {
          func build(_ controller: UIViewController) { controller.performSegue(withIdentifier: "detail", sender: nil) }
        }
        class List: UIViewController { func load() { Form().build(self) } }
        class Setup: UIViewController { func load() { Form().build(self) } }
        """, storyboards: [main])
    #expect(found == ["List push Detail"])
  }

  @Test("A class with scenes in the storyboards of two programs: each scene performs its own segue, or none")
  func scenesOfOneClass() {
    let main = NavigationMapFragment.storyboard(
      "Main", scenes: [("List", nil), ("Detail", nil)],
      segues: [("List", "Detail", "detail", .push), ("List", "Detail", "again", .present)])
    let other = NavigationMapFragment.storyboard(
      "Other", scenes: [("List", nil), ("Other", nil)], segues: [("List", "Other", "detail", .push)])
    let found = transitions(
      screens + """
        class List: UIViewController {
          func open() { performSegue(withIdentifier: "detail", sender: self) }
          func again() { performSegue(withIdentifier: "again", sender: self) }
        }
        """, storyboards: [main, other])
    #expect(
      Set(found) == [
        "List#Main.storyboard#List-1 push Detail", "List#Other.storyboard#List-1 push Other",
        "List#Main.storyboard#List-1 present Detail",
      ])
  }

  @Test("Of the subclasses of a class that performs a segue, those whose scenes have it do")
  func scenesOfSubclasses() {
    let main = NavigationMapFragment.storyboard(
      "Main", scenes: [("Tasks", nil), ("Habits", nil), ("Rewards", nil), ("Detail", nil), ("Other", nil)],
      segues: [("Tasks", "Detail", "detail", .push), ("Habits", "Other", "detail", .push)])
    let found = transitions(
      screens + """
        class List: UIViewController { func open() { performSegue(withIdentifier: "detail", sender: self) } }
        class Tasks: List {}
        class Habits: List {}
        class Rewards: List {}
        """, storyboards: [main])
    #expect(Set(found) == ["Tasks push Detail", "Habits push Other"])
  }

  @Test("A segue that a controller has another one perform is that one's")
  func performedByAnother() {
    let main = NavigationMapFragment.storyboard(
      "Main", scenes: [("Tabs", nil), ("List", nil), ("Detail", nil)], segues: [("List", "Detail", "detail", .push)])
    let found = transitions(
      """
      class List: UIViewController {}
      class Tabs: UITabBarController {
        func open() {
          guard let stack = selectedViewController as? UINavigationController else { return }
          if let list = stack.topViewController as? List { list.performSegue(withIdentifier: "detail", sender: nil) }
        }
      }
      """, storyboards: [main])
    #expect(found == ["List push Detail"])
  }
}
