import Testing
import VCDOT
import VCDiagram
import VCLayout
import VCModel
import VCSVG

@testable import VCDrawing

@Suite("The title in a device's bar") struct BarTitleTests {
  /// The title as drawn, and the middle of its text on its baseline.
  private func title(
    _ title: String, canGoBack: Bool = true, width: Double = 108, covers: [Rectangle] = []
  ) -> (text: String, x: Double, y: Double)? {
    let content = ScreenContent.navigation(
      ScreenBar(title: title, canGoBack: canGoBack), .plain(title: "", mark: .content, of: "page"))
    let box = Rectangle(x: 0, y: 0, width: width, height: 200)
    let texts = ContentDrawing(painter: Painter(FigureOptions()), hasText: true, covers: covers)
      .draw(content, in: box, radius: 0).filter { $0.name == "text" }
    guard let text = texts.first, let x = text["x"].flatMap(Double.init), let y = text["y"].flatMap(Double.init) else {
      return nil
    }
    return (text.text, x + TextStyle.screenTitle.width(of: text.text) / 2, y)
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

  @Test("is below the bar of a column that is too narrow for it beside the back button")
  func below() throws {
    let place = try #require(title("Captain", width: 44))
    #expect(place.text.hasPrefix("Cap") && place.y > ContentDrawing.navigationBar)
    #expect(try #require(title("Captain", canGoBack: false, width: 54)).y < ContentDrawing.navigationBar)
  }

  @Test("gives way to the item of a popover")
  func item() throws {
    let item = Rectangle(x: 68, y: 4, width: 32, height: 20)
    let place = try #require(title("Chapter", canGoBack: false, covers: [item]))
    #expect(place.text == "Chapter" && place.x < 54)
  }

  @Test("is not replaced by the name of a popover's item, which is a symbol in a narrow bar")
  func symbol() {
    func texts(_ width: Double) -> [String] {
      let area = Rectangle(x: 0, y: 0, width: width, height: 160)
      return AnchorPlace(ScreenAnchor("Labels"), in: area, base: area, .pad)
        .elements(Painter(FigureOptions()), isTop: true).filter { $0.name == "text" }.map(\.text)
    }
    #expect(texts(54) == [])
    #expect(texts(200) == ["Labels"])
  }
}
