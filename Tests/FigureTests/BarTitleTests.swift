import Testing
import VCDOT
import VCDiagram
import VCLayout
import VCModel
import VCSVG

@testable import VCDrawing

@Suite("The title in a device's bar") struct BarTitleTests {
  /// The title as drawn, and the middle of its text.
  private func title(_ title: String, canGoBack: Bool = true) -> (text: String, x: Double)? {
    let content = ScreenContent.navigation(
      ScreenBar(title: title, canGoBack: canGoBack), .plain(title: "", mark: .content, of: "page"))
    let box = Rectangle(x: 0, y: 0, width: 108, height: 200)
    let texts = ContentDrawing(painter: Painter(FigureOptions()), hasText: true).draw(content, in: box, radius: 0)
      .filter { $0.name == "text" }
    return texts.first.flatMap { text in
      text["x"].flatMap(Double.init).map { (text.text, $0 + TextStyle.screenTitle.width(of: text.text) / 2) }
    }
  }

  @Test("is in the middle, and beside the back button if it is too long for that")
  func place() throws {
    #expect(abs(try #require(title("Rooms")).x - 54) < 0.1)
    let long = try #require(title("Running shoe"))
    #expect(long.text == "Running shoe" && long.x > 55)
  }

  @Test("keeps its start if it must be shortened, since the start tells classes apart, too")
  func start() throws {
    #expect(try #require(title("Choose a password")).text.hasPrefix("Choose a p"))
    #expect(try #require(title("SupplementaryWorkoutSummaryView")).text.hasPrefix("Supplementa"))
  }
}
