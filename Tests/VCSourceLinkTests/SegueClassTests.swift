import Testing
import VCSwiftSource

/// Classes of custom segues, which a storyboard names.
@Suite("UIKit: segue classes", .enabled(if: SwiftSource.isAvailable))
struct SegueClassTests {
  @Test("What a segue does with its source and its destination is the storyboard's transition")
  func performing() {
    let found = transitions(
      """
      class FadeSegue: UIStoryboardSegue {
        override func perform() { source.present(destination, animated: false) }
      }
      class SlideSegue: FadeSegue {
        override func perform() { source.navigationController?.pushViewController(destination, animated: true) }
      }
      class Detail: UIViewController {}
      class Home: UIViewController { func tap() { present(Detail(), animated: true) } }
      """)
    #expect(found == ["Home present Detail"])
  }
}
