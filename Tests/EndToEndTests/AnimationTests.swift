import Foundation
import Testing

/// The animated SVG of a figure's frames, in a browser.
@Suite(.enabled(if: InstalledTool.chromium != nil, "no browser is installed")) struct AnimationTests {
  private let browser: Browser
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let run = try BuiltProgram.run([
      "render", "samples/dismiss-chain.vcmodel.yaml", "--figure", "frames", "--frames", "animation", "-o",
      folder.url.appendingPathComponent("steps.svg").path,
    ])
    try #require(run.status == 0, "\(run.errors)")
    browser = try Browser(try #require(InstalledTool.chromium))
    try browser.open(folder.url.appendingPathComponent("steps.svg").absoluteString)
  }

  private var visible: [String] {
    get throws {
      let moments = "[...document.querySelectorAll('.moment')]"
      let visible = "\(moments).filter((moment) => getComputedStyle(moment).visibility == 'visible')"
      return try browser.evaluate("\(visible).map(({ id }) => id)") as? [String] ?? []
    }
  }

  @Test("exactly one frame is visible at any time, in the order of the steps")
  func oneAfterTheOther() throws {
    var seen: [String] = []
    for step in 0..<6 {
      let time = Double(step) * 2_500 + 1_250
      try browser.evaluate(
        "document.getAnimations().forEach((animation) => { animation.pause(); animation.currentTime = \(time); })")
      seen.append(try visible.joined(separator: ", "))
    }
    #expect(seen == (0..<5).map { "moment-\($0)" } + ["moment-0"])
  }

  @Test("on paper, only the last frame is visible")
  func paper() throws {
    try browser.prefersDark(false, isOnPaper: true)
    #expect(try visible == ["moment-4"])
  }
}
