import Testing
import VCSwiftSource

/// Helpers that do something for each case of a list that they receive.
@Suite("Lists of cases as arguments", .enabled(if: SwiftSource.isAvailable))
struct ListArgumentTests {
  private func shown(_ loop: String) -> [String] {
    transitions(
      """
      enum Way { case browse, share, print }
      final class Browser: UIViewController {}
      final class Share: UIViewController {}
      final class Helper {
        func offer(_ ways: [Way], from presenter: UIViewController) {
          \(loop) {
            switch way {
            case .browse: presenter.present(Browser(), animated: true)
            case .share: presenter.present(Share(), animated: true)
            default: break
            }
          }
        }
      }
      final class Home: UIViewController {
        let helper = Helper()
        func tap() { helper.offer([.share, .print], from: self) }
      }
      final class List: UIViewController {
        let helper = Helper()
        let ways: [Way]
        func tap() { helper.offer(ways, from: self) }
      }
      """)
  }

  @Test(
    "A case that is not in the list is not offered; a list from elsewhere may have any case",
    arguments: ["for way in ways"])
  func cases(loop: String) {
    #expect(Set(shown(loop)) == ["Home present Share", "List present Browser", "List present Share"])
  }
}
