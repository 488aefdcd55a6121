import Testing
import VCSwiftSource

/// Code that asks which class one of several screens in a local has.
@Suite("UIKit: the class of a local", .enabled(if: SwiftSource.isAvailable))
struct LocalClassTests {
  private func shown(_ condition: String) -> Set<String> {
    Set(
      transitions(
        """
        final class Detail: UIViewController {}
        final class Album: UIViewController {}
        final class Home: UIViewController {
          func tap(_ isAlbum: Bool) {
            var screen: UIViewController = Detail()
            if isAlbum { screen = Album() }
            if \(condition) {
              present(screen, animated: true)
            } else {
              navigationController?.pushViewController(screen, animated: true)
            }
          }
        }
        """))
  }

  @Test(
    "Each branch shows the screens of its class",
    arguments: ["screen is Album", "screen.isKind(of: Album.self)"])
  func branches(condition: String) {
    #expect(shown(condition) == ["Home present Album", "Home push Detail"])
  }

  @Test("A branch for a class that none of them has shows nothing")
  func noneOfThem() {
    #expect(shown("screen is UINavigationController") == ["Home push Detail", "Home push Album"])
  }

  @Test("A negated condition, and one that also depends on something else")
  func others() {
    #expect(shown("!screen.isKind(of: Album.self)") == ["Home present Detail", "Home push Album"])
    #expect(shown("screen is Album, isAlbum") == ["Home present Album", "Home push Detail", "Home push Album"])
  }

  @Test("The class that a caller passes decides, too")
  func passedClass() {
    let found = transitions(
      """
      class Setting: UIViewController {}
      class NumberSetting: Setting {}
      class Help: UIViewController {}
      class Home: UIViewController {
        func show(_ type: UIViewController.Type) {
          let controller = type.init()
          if controller is Setting {
            present(controller, animated: true)
          } else {
            navigationController?.pushViewController(controller, animated: true)
          }
        }
        func number() { show(NumberSetting.self) }
        func help() { show(Help.self) }
      }
      """)
    #expect(found.sorted() == ["Home present NumberSetting", "Home push Help"])
  }
}
