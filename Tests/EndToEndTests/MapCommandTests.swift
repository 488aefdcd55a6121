import Foundation
import Testing

/// `chain`, `diff` and `inspect` with maps, on the command line.
@Suite struct MapCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.storyboard(detail: "DetailController"), to: "App/Main.storyboard")
  }

  /// A stack of three in a tab, a second tab, and a split view with a column for compact width; `push` is a mistake.
  private static func storyboard(detail: String) -> String {
    func scene(_ element: String, _ id: String, _ name: String, _ segues: String) -> String {
      """
      <scene><objects><\(element) id="\(id)" customClass="\(name)" sceneMemberID="viewController"><connections>\(segues)\
      </connections></\(element)></objects></scene>

      """
    }
    func segue(_ id: String, _ kind: String, _ destination: String, _ more: String = "") -> String {
      "<segue id=\"\(id)\" kind=\"\(kind)\" destination=\"\(destination)\" \(more)/>"
    }
    func part(_ id: String, _ destination: String, _ relationship: String) -> String {
      segue(id, "relationship", destination, "relationship=\"\(relationship)\"")
    }
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
      initialViewController="tab"><scenes>
      """
        + scene(
          "tabBarController", "tab", "Tabs", part("1", "nav", "viewControllers") + part("2", "map", "viewControllers"))
        + scene("navigationController", "nav", "Stack", part("3", "lst", "rootViewController"))
        + scene("viewController", "lst", "ListController", segue("4", "show", "det", "identifier=\"open\""))
        + scene("viewController", "det", detail, segue("5", "push", "bad") + segue("6", "presentation", "spl"))
        + scene("viewController", "map", "MapController", "")
        + scene("navigationController", "bad", "Other", part("7", "oth", "rootViewController"))
        + scene("viewController", "oth", "OtherController", "")
        + scene(
          "splitViewController", "spl", "Split",
          part("8", "pri", "masterViewController") + part("9", "cmp", "compactViewController"))
        + scene("viewController", "pri", "PrimaryController", "")
        + scene("viewController", "cmp", "CompactController", "")
        + "</scenes></document>"
  }

  private func run(_ words: String) throws -> BuiltProgram.Run {
    try BuiltProgram.run(words.split(separator: " ").map(String.init), in: folder.url)
  }

  @Test func theDevicesOfAWayShowPicturesAndLayoutsOfTheirScreens() throws {
    let rectangle = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"393\" height=\"852\"/>"
    let button = "<button id=\"b\">\(rectangle.replacing("852", with: "50"))</button>"
    let view = "<view key=\"view\" id=\"v\">\(rectangle)<subviews>\(button)</subviews></view>"
    let laidOut = try folder.text(of: "App/Main.storyboard")
      .replacing("customClass=\"PrimaryController\" sceneMemberID=\"viewController\">", with: "$0\(view)")
      .replacing("$0", with: "customClass=\"PrimaryController\" sceneMemberID=\"viewController\">")
    try folder.write(laidOut, to: "Laid/Main.storyboard")
    try folder.write("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"/>", to: "pictures/a.svg")
    try folder.write("screenshots: {PrimaryController: a.svg}\n", to: "pictures/table.yml")
    let way = "--from Detail --to Primary --idiom pad --figure chain --format svg"
    func figure(_ options: String) throws -> String {
      let run = try run("chain \(options) \(way) -o way.svg --force")
      #expect(run.status == 0 && run.errors == "", "\(run.errors)")
      return try folder.text(of: "way.svg")
    }
    let plain = try figure("Laid")
    #expect(try figure("Laid --wireframes") != plain)
    #expect(try figure("Laid --screenshots pictures/table.yml").contains("<image"))
    for (map, words) in [("map.json", "scan the app again"), ("App", "no storyboard contains the layout")] {
      #expect(try run("scan App -o map.json --force").status == 0)
      #expect(try run("chain \(map) --wireframes \(way) -o way.svg --force").errors.contains(words))
    }
    try folder.write("screenshots: {Nobody: a.svg}\n", to: "pictures/table.yml")
    let wrong = try run("chain Laid --screenshots pictures/table.yml \(way) -o way.svg --force")
    #expect(wrong.status == 65 && wrong.errors.hasPrefix("pictures/table.yml:1:"))
  }

  @Test func goingBackIsAStepInTheTextTheFigureAndTheJSON() throws {
    let run = try run("chain App --from Detail --to List -o way.json")
    #expect(run.status == 0)
    #expect(
      run.output
        == "DetailController to ListController, 1 step\n  DetailController goes back to ListController\n  ends in: Tabs\n"
    )
    let drawn = try folder.text(of: "way.json")
    #expect(drawn.contains(#""verb" : "pop""#))
    let json = try self.run("chain App --from Detail --to List --json")
    #expect(json.output.contains(#""steps" : 1"#) && json.output.contains(#""relation" : "pop""#))
    #expect(json.output.contains(#""visible" : ["#) && json.output.contains(#""ListController""#))
    // Where nothing is drawn, the format is that of the printed paths.
    #expect(try self.run("chain App --from Detail --to List --format json").output == json.output)
    let starts = try self.run("chain App --to List --json")
    #expect(try self.run("chain App --to List --format json").output == starts.output)
  }

  @Test func failsForPathThatUIKitRefuses() throws {
    let run = try run("chain App --from Detail --to Other")
    #expect(run.status == 1)
    #expect(
      run.output.contains(
        "not performed: step 1 (push): UIKit raises an exception on an iPhone: Pushing a navigation controller is not supported"
      ))
    #expect(run.errors.contains("[path-refused]"))
  }

  @Test func aWaySaysOnWhichDeviceItIs() throws {
    let compact = try run("chain App --from Detail --to Compact")
    #expect(compact.status == 0)
    #expect(compact.output.hasPrefix("DetailController to CompactController, 1 step, in compact width only"))
    #expect(try run("chain App --from Detail --to Compact --idiom phone").status == 0)
    let wrong = try run("chain App --from Detail --to Compact --idiom pad")
    #expect(wrong.status == 1)
    #expect(wrong.errors.contains("there is one in compact width: --size-class compact"))
    #expect(try run("chain App --from Detail --to Compact --idiom pad --size-class compact").status == 0)
    #expect(try run("chain App --from Detail --to Primary --idiom phone").status == 1)
    #expect(try run("chain App --from Detail --to Primary --idiom tablet").status == 64)
  }

  @Test func foldersAreCompared() throws {
    try folder.write(Self.storyboard(detail: "ItemController"), to: "New/Main.storyboard")
    let run = try run("diff App New")
    #expect(
      run.output == "controllers\n  ~ DetailController: class DetailController → ItemController\n", "\(run.errors)")
    let figure = try self.run("diff App New --format svg")
    #expect(figure.output.contains("Not changed: "))
    #expect(try self.run("diff App New --format svg --lang de").output.contains("Unverändert: "))
    #expect(!figure.output.contains("MapController"))
  }

  @Test func revisionsOfFoldersAreCompared() throws {
    for words in [["init", "-q"], ["add", "."], ["-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "x"]] {
      let git = Process()
      git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      git.arguments = ["git"] + words
      git.currentDirectoryURL = folder.url
      try git.run()
      git.waitUntilExit()
    }
    #expect(try run("diff git:HEAD:App App --exit-code").status == 0)
    try folder.write(Self.storyboard(detail: "ItemController"), to: "App/Main.storyboard")
    for sides in ["git:HEAD:App App", "git:HEAD App", "git:HEAD:App git:HEAD:App"] {
      let run = try run("diff \(sides) --exit-code")
      #expect(run.status == (sides.hasSuffix("D:App") ? 0 : 1), "\(sides): \(run.errors)")
    }
    #expect(try run("diff git:nowhere:App App").status == 66)
  }

  @Test func inspectShowsTheScreensOfAMap() throws {
    let all = try run("inspect App/Main.storyboard")
    #expect(all.status == 0)
    #expect(all.output.contains("ListController"))
    let one = try run("inspect App Detail")
    #expect(one.output.contains("show      open"), "\(one.output)")
    #expect(one.output.contains("[navigation-controller-pushed]"))
    let json = try run("inspect App Detail --json")
    let value = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    #expect((value["waysIn"] as? [Any])?.count == 1 && (value["waysOut"] as? [Any])?.count == 2)
    #expect(try run("inspect App Nobody").status == 64)
    #expect(try run("inspect App --step 1").status == 64)
  }

  @Test func refusesFiguresThatAMapCannotHave() throws {
    try folder.write("window: {id: a}\nfigures:\n  - {kind: map}\n", to: "a.vcmodel.yaml")
    #expect(try run("render a.vcmodel.yaml").status == 65)
    try folder.write(
      "sources:\n  - {path: App/Main.storyboard, figures: [{kind: chain}]}\noutput: map.svg\n", to: "vcgraph.yml")
    let build = try run("build")
    #expect(build.status == 65)
    #expect(build.errors.contains("it has no figure 'chain'"))
    try folder.write("sources:\n  - {path: App/Main.storyboard}\noutput: map.svg\n", to: "vcgraph.yml")
    #expect(try run("build").status == 0)
  }

  @Test func aTableGivesScreensOfAMapTheirPictures() throws {
    try folder.write("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"16\"/>", to: "shots/list.svg")
    try folder.write("screenshots:\n  List: shots/list.svg\n", to: "screens.yml")
    let run = try run("render App --screenshots screens.yml -o map.svg")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try folder.text(of: "map.svg").contains("<image"))
    try folder.write("screenshots:\n  Nobody: shots/list.svg\n  Map: shots/none.png\n", to: "screens.yml")
    let wrong = try self.run("render App --screenshots screens.yml -o map.svg")
    #expect(wrong.status == 66)
    #expect(wrong.errors.contains("screens.yml:2:3: error: the map has no controller 'Nobody'"))
    #expect(wrong.errors.contains("screens.yml:3:3: error: there is no picture 'shots/none.png'"))
  }
}
