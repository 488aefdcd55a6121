import Foundation
import Testing

@Suite struct MapTests {
  /// Two storyboards of a given number of screens, each screen shown by the previous one.
  private func storyboard(_ count: Int, _ name: String, next: String?) -> String {
    let scenes = (0..<count).map { number in
      let target = number + 1 < count ? "\(name)\(number + 1)" : next.map { _ in "out" }
      let segue = target.map {
        #"<connections><segue id="s\#(number)" kind="show" destination="\#($0)"/></connections>"#
      }
      return """
        <scene><objects><viewController id="\(name)\(number)" customClass="\(name)\(number)Controller" \
        sceneMemberID="viewController">\(segue ?? "")</viewController></objects></scene>
        """
    }
    let reference = next.map {
      #"<scene><objects><viewControllerPlaceholder id="out" storyboardName="\#($0)"/></objects></scene>"#
    }
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
      initialViewController="\(name)0"><scenes>\(scenes.joined())\(reference ?? "")</scenes></document>
      """
  }

  private func app() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(storyboard(6, "Main", next: "Plants &amp; co"), to: "App/Main.storyboard")
    try folder.write(storyboard(5, "Plant", next: nil), to: "App/Plants & co.storyboard")
    return folder
  }

  @Test func aBigMapBecomesLinkedPagesAndSaysSo() throws {
    let folder = try app()
    let run = try BuiltProgram.run(["render", "App", "-o", "out/map.svg", "--page-limit", "8"], in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.contains("App: note: the map is drawn as an overview and 2 linked pages"))
    #expect(folder.contents(of: "out") == ["map-main.svg", "map-plants-co.svg", "map.svg"])
    let overview = try folder.text(of: "out/map.svg")
    #expect(overview.contains(#"href="map-main.svg""#) && overview.contains(#"href="map-plants-co.svg""#))
    #expect(try folder.text(of: "out/map-main.svg").contains(#"href="map-plants-co.svg""#))
  }

  @Test(arguments: [["-o", "-"], ["-o", "map.svg", "--page-limit", "0"], ["-o", "map.json", "--page-limit", "8"]])
  func oneOutputIsOneFigure(options: [String]) throws {
    let folder = try app()
    let run = try BuiltProgram.run(["render", "App"] + options, in: folder.url)
    #expect(run.status == 0 && run.errors == "", "\(run.errors)")
    #expect(folder.contents().count == (options[1] == "-" ? 1 : 2))
  }

  @Test func theFocusIsNamedAsPeopleNameIt() throws {
    let folder = try app()
    let run = try BuiltProgram.run(
      ["render", "App", "--focus", "Plant1Controller", "--reverse", "--depth", "1", "-o", "-", "--format", "mermaid"],
      in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("Plant0Controller") && !run.output.contains("Plant2Controller"))
    let wrong = try BuiltProgram.run(["render", "App", "--focus", "Plant9Controller"], in: folder.url)
    #expect(wrong.status == 64 && wrong.errors.contains("did you mean 'Plant0Controller'?"), "\(wrong.errors)")
  }

  @Test func whoReachesAScreenCanBeDrawn() throws {
    let folder = try app()
    let run = try BuiltProgram.run(["chain", "App", "--to", "Main2Controller", "-o", "who.svg"], in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output == "Main1Controller: 1 step\nMain0Controller: 2 steps\n")
    let figure = try folder.text(of: "who.svg")
    #expect(figure.contains("Main0Controller") && !figure.contains("Main3Controller"))
  }
}
