import Foundation
import Testing

@Suite struct RenderTests {
  let model = """
    title: Choosing a photo
    window: {id: home, class: HomeViewController, title: Home}
    controllers:
      library: {class: UINavigationController, title: Photo library, children: [albums]}
      albums: {class: AlbumsViewController, title: Albums}
    steps:
      - {present: library, from: home, trigger: Tap the photo icon}
    """

  @Test func writesDotAndSVGIntoOutByDefault() throws {
    let folder = try TemporaryFolder()
    try folder.write(model, to: "photo.vcmodel.yaml")
    let run = try BuiltProgram.run(["render", "photo.vcmodel.yaml"], in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(folder.contents(of: "out") == ["photo.dot", "photo.svg"])
    #expect(try folder.text(of: "out/photo.svg").contains(">Choosing a photo</title>"))
  }

  @Test func writesToStandardOutputAndReadsStandardInput() throws {
    let run = try BuiltProgram.run(["render", "-", "-o", "-", "--format", "dot"], input: model)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasPrefix("// made by vcgraph with Graphviz") && run.output.contains("\ndigraph"))
  }

  @Test func notesFigureWiderThanRequestedOnce() throws {
    let folder = try TemporaryFolder()
    try folder.write("window: {id: home, title: A long title that is not broken}\n", to: "home.vcmodel.yaml")
    func errors(_ width: String) throws -> String {
      try BuiltProgram.run(
        ["render", "home.vcmodel.yaml", "--format", "svg,dot", "--theme", "light,dark", "--max-width", width],
        in: folder.url
      ).errors
    }
    let note = "home.vcmodel.yaml: note: the hierarchy figure is "
    #expect(try errors("60").components(separatedBy: note).count == 2)
    #expect(try errors("60").contains("instead of at most 60 because no narrower arrangement was found"))
    #expect(try !errors("600").contains(note))
  }

  @Test func theFormatFollowsFromTheNameOfTheOutputFile() throws {
    let folder = try TemporaryFolder()
    try folder.write(model, to: "photo.vcmodel.yaml")
    let run = try BuiltProgram.run(["render", "photo.vcmodel.yaml", "-o", "deep/figure.dot"], in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(folder.contents(of: "deep") == ["figure.dot"])
  }

  @Test func oneBadInputDoesNotKeepTheOthersFromBeingDrawn() throws {
    let folder = try TemporaryFolder()
    try folder.write(model, to: "good.vcmodel.yaml")
    try folder.write("titel: Oops\nwindow: {id: a}\n", to: "bad.vcmodel.yaml")
    try folder.write("kept", to: "out/bad.svg")
    let run = try BuiltProgram.run(["render", "bad.vcmodel.yaml", "good.vcmodel.yaml"], in: folder.url)
    #expect(run.status == 65)
    #expect(run.errors.contains("bad.vcmodel.yaml:1:1: error: "))
    #expect(run.errors.contains("did you mean 'title'?"))
    #expect(folder.contents(of: "out") == ["bad.svg", "good.dot", "good.svg"])
    #expect(try folder.text(of: "out/bad.svg") == "kept")
  }

  @Test func reportsMissingInputWithOwnExitCode() throws {
    let run = try BuiltProgram.run(["render", "nowhere.vcmodel.yaml"])
    #expect(run.status == 66)
    #expect(run.errors.contains("nowhere.vcmodel.yaml: error: no such file"))
  }

  @Test func reportsUnwritableOutputWithOwnExitCode() throws {
    let folder = try TemporaryFolder()
    try folder.write(model, to: "photo.vcmodel.yaml")
    try folder.write("a file where a folder is needed", to: "wall")
    let run = try BuiltProgram.run(["render", "photo.vcmodel.yaml", "-o", "wall/inside"], in: folder.url)
    #expect(run.status == 73)
    #expect(run.errors.contains("wall/inside"))
    #expect(try folder.text(of: "wall") == "a file where a folder is needed")
  }

  @Test(arguments: [
    ["render"], ["render", "a.yaml", "--figure", "hierachy"], ["rendr"], ["render", "a.yaml", "--format", "gif"],
    ["render", "a.yaml", "b.yaml", "-o", "-"],
    ["render", "samples/camera.vcmodel.yaml", "--figure", "map"],
  ])
  func wrongUsageEndsWith64(arguments: [String]) throws {
    let run = try BuiltProgram.run(arguments)
    #expect(run.status == 64)
    #expect(!run.errors.isEmpty)
  }

  @Test func twoProcessesPrintTheSameBytes() throws {
    let runs = try (0..<2).map { _ in
      try BuiltProgram.run(["render", "-", "-o", "-", "--format", "svg"], input: model, environment: ["LC_ALL": "C"])
    }
    #expect(runs[0].status == 0)
    #expect(runs[0].output == runs[1].output)
  }

  @Test func aThemeFileMayBeMeantForEitherSurroundings() throws {
    let folder = try TemporaryFolder()
    try folder.write(model, to: "photo.vcmodel.yaml")
    try folder.write("colors: {text: {light: '#4a0a4a', dark: '#f4e0f4'}}\n", to: "brand.yml")
    let run = try BuiltProgram.run(
      ["render", "photo.vcmodel.yaml", "--theme", "light=brand.yml,dark=brand.yml", "--format", "svg"], in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    let (light, dark) = (try folder.text(of: "out/photo.svg"), try folder.text(of: "out/photo~dark.svg"))
    #expect(light.contains("#4a0a4a") && !light.contains("#f4e0f4"))
    #expect(dark.contains("#f4e0f4") && !dark.contains("#4a0a4a"))
  }

  @Test func listsAllInputsInDepfile() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      model.replacingOccurrences(of: "title: Home", with: "title: Home, screenshot: a b.png"), to: "a b/p.vcmodel.yaml")
    let pixel = try #require(
      Data(
        base64Encoded:
          "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="))
    try pixel.write(to: folder.url.appendingPathComponent("a b/a b.png"))
    try folder.write("colors: {text: '#4a0a4a'}\n", to: "brand.yml")
    let run = try BuiltProgram.run(
      ["render", "a b/p.vcmodel.yaml", "--theme", "brand.yml", "-o", "p.svg", "--depfile", "p.d"], in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      try folder.text(of: "p.d") == """
        p.svg: a\\ b/p.vcmodel.yaml a\\ b/a\\ b.png brand.yml
        a\\ b/p.vcmodel.yaml:
        a\\ b/a\\ b.png:
        brand.yml:

        """)
  }

  @Test func drawsSeveralKindsIntoSeparateFiles() throws {
    let folder = try TemporaryFolder()
    try folder.write(model, to: "p.vcmodel.yaml")
    let arguments = ["render", "p.vcmodel.yaml", "--figure", "hierarchy,chain,hierarchy", "--format", "svg"]
    let run = try BuiltProgram.run(arguments + ["-o", "out"], in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(folder.contents(of: "out") == ["p-chain.svg", "p-hierarchy.svg"])
    let single = try BuiltProgram.run(arguments + ["-o", "p.svg"], in: folder.url)
    #expect(single.status == 64 && single.errors.contains("one output cannot hold 2 figures"))
    for (kinds, words) in [("hierarchy,map", "has no map"), ("hierarchy,chian", "did you mean 'chain'")] {
      let run = try BuiltProgram.run(["render", "p.vcmodel.yaml", "--figure", kinds], in: folder.url)
      #expect(run.status == 64 && run.errors.contains(words))
    }
  }

  @Test func figuresForABuildTellPathsInsideThePackageOnly() throws {
    let folder = try TemporaryFolder()
    try folder.write(model, to: "Sources/p.vcmodel.yaml")
    let root = folder.url.path
    let run = try BuiltProgram.run(
      ["render", root + "/Sources/p.vcmodel.yaml", "--format", "svg,dot,html", "--base", root, "-o", "out"],
      in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    for file in ["out/p.svg", "out/p.dot", "out/p.html"] {
      let text = try folder.text(of: file)
      #expect(text.contains("Sources/p.vcmodel.yaml:2:") && !text.contains(root), "\(file)")
    }
  }

  @Test func aModelsFigureMayAskForAThemeFile() throws {
    let folder = try TemporaryFolder()
    try folder.write(model + "\nfigures: [{theme: ../brand.yml}]\n", to: "models/p.vcmodel.yaml")
    try folder.write("colors: {text: '#4a0a4a'}\n", to: "brand.yml")
    let arguments = ["render", "models/p.vcmodel.yaml", "-o", "p.svg", "--depfile", "p.d"]
    let run = try BuiltProgram.run(arguments, in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(try folder.text(of: "p.svg").contains("#4a0a4a"))
    #expect(try folder.text(of: "p.d").hasPrefix("p.svg: models/p.vcmodel.yaml models/../brand.yml\n"))
    #expect(try BuiltProgram.run(arguments + ["--theme", "print"], in: folder.url).status == 0)
    #expect(try !folder.text(of: "p.svg").contains("#4a0a4a"))
    #expect(try folder.text(of: "p.d").hasPrefix("p.svg: models/p.vcmodel.yaml\n"))
  }

  @Test(arguments: [
    ("brnd.yml", "error: 'models/brnd.yml': no such file", 66 as Int32),
    ("bad.yml", "models/bad.yml:1:10: error: ", 65), ("drak", "did you mean 'dark'?", 65),
  ])
  func locatesMissingThemeInModel(theme: String, words: String, status: Int32) throws {
    let folder = try TemporaryFolder()
    try folder.write(model + "\nfigures:\n  - theme: \(theme)\n", to: "models/p.vcmodel.yaml")
    try folder.write("colors: {txt: '#000'}\n", to: "models/bad.yml")
    let run = try BuiltProgram.run(["render", "models/p.vcmodel.yaml", "-o", "p.svg"], in: folder.url)
    #expect(run.status == status)
    #expect(run.errors.contains(words), "\(run.errors)")
    let line = model.count { $0 == "\n" } + 3
    #expect(run.errors.contains("models/p.vcmodel.yaml:\(line):12: "), "\(run.errors)")
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "only Linux has a device that is always full"),
    arguments: [
      ["render", "samples/camera.vcmodel.yaml", "-o", "-"], ["inspect", "samples/camera.vcmodel.yaml"], ["schema"],
      ["doctor"],
    ])
  func saysWhenStandardOutputTakesNoMore(arguments: [String]) throws {
    let process = Process()
    process.executableURL = BuiltProgram.executable
    process.arguments = arguments
    process.currentDirectoryURL = BuiltProgram.package
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: "/dev/full"))
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 73)
    #expect(said.contains("<stdout>: error: cannot be written: no space left"))
  }

  @Test func aFolderOfItsOwnHoldsNothingElse() throws {
    let folder = try TemporaryFolder()
    try folder.write(model, to: "photo.vcmodel.yaml")
    for name in ["mine.svg", "notes.txt"] { try folder.write("old", to: "out/\(name)") }
    #expect(try BuiltProgram.run(["render", "photo.vcmodel.yaml", "-o", "out/old.svg"], in: folder.url).status == 0)
    let arguments = ["render", "photo.vcmodel.yaml", "--format", "svg", "--replace-folder", "-o", "out/"]
    #expect(try BuiltProgram.run(arguments, in: folder.url).status == 0)
    #expect(
      folder.contents(of: "out") == ["mine.svg", "notes.txt", "photo.svg"], "only figures of its own are removed")
  }
}
