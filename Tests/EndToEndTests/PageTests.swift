import Foundation
import Testing

@Suite(.serialized, .enabled(if: PageVisit.executable != nil, "no browser is installed"))
struct PageTests {
  private static func visit(
    _ sample: String, _ options: [String] = [], fragment: String = "", width: Int = 1280
  ) throws -> PageVisit.Visit {
    let folder = try TemporaryFolder()
    let run = try BuiltProgram.run(
      ["render", "samples/\(sample).vcmodel.yaml", "--format", "html", "-o", folder.url.path] + options)
    #expect(run.status == 0, "\(run.errors)")
    let page = try #require(folder.contents().first)
    return try PageVisit.visit(folder.url.appendingPathComponent(page), fragment: fragment, width: width)
  }

  @Test(arguments: ["camera", "camera-journey", "ipad-styles"])
  func aPageStartsAndSaysNothingToTheConsole(sample: String) throws {
    let visit = try Self.visit(sample)
    #expect(visit.console == [])
    #expect(visit.page.contains("<html lang=\"en\" data-scheme=\"auto\" class=\"running\">"))
    #expect(visit.page.contains(" class=\"frame shown\""))
    #expect(!visit.page.contains("class=\"dimmed\""))
  }

  @Test func anAddressFocusesAController() throws {
    let visit = try Self.visit("camera", fragment: "focus=picker")
    #expect(visit.console == [])
    #expect(visit.page.contains(#/<article data-item="picker"[^>]* class="now shown"/#))
    #expect(visit.page.contains(#/<g class="node [^"]* lit"[^>]* data-item="library"/#), "its presenter is lit")
    #expect(visit.page.contains(#/<g class="node [^"]* lit"[^>]* data-item="photos"/#), "who asked is lit")
    #expect(!visit.page.contains(#/<g class="node [^"]* lit"[^>]* data-item="camera"/#), "the rest is not")
    #expect(visit.page.contains("class=\"ring\""))
  }

  @Test func anAddressSearches() throws {
    let visit = try Self.visit("camera", fragment: "find=photo")
    #expect(visit.console == [])
    #expect(visit.page.contains(#/<output id="found"[^>]*>2 of 6</output>/#))
    #expect(visit.page.contains(#/<li hidden="">\s*<a [^>]*data-item="camera"/#))
    #expect(visit.page.contains(#/<g class="node [^"]* lit"[^>]* data-item="photos"/#))
  }

  @Test(arguments: ["focus=nobody&step=99&scheme=pink&find=", "%%%", "step=-1&focus=%00"])
  func anAddressThatMeansNothingShowsTheWholeFigure(fragment: String) throws {
    let visit = try Self.visit("camera", fragment: fragment, width: 400)
    #expect(visit.console == [])
    #expect(!visit.page.contains("class=\"ring\""))
    #expect(visit.page.contains("data-scheme=\"auto\""))
  }

  @Test func aSliderStepsThroughTheFrames() throws {
    let visit = try Self.visit("camera", ["--figure", "frames"], fragment: "step=1&focus=picker")
    #expect(visit.console == [])
    #expect(visit.page.contains(#/<div class="frame shown" data-step="1"/#))
    #expect(visit.page.contains(#/<output id="caption"[^>]*>Step 1: /#))
    #expect(!visit.page.contains("class=\"ring\""), "what is not there yet is not marked")
    let later = try Self.visit("camera", ["--figure", "frames"], fragment: "step=3&focus=picker")
    #expect(later.page.contains(#/<article data-item="picker"[^>]* class="now shown"/#))
    #expect(later.page.contains("class=\"ring\""))
  }

  @Test func anAddressChoosesTheColours() throws {
    let visit = try Self.visit("camera", fragment: "scheme=dark")
    #expect(visit.page.contains("data-scheme=\"dark\""))
  }
}
