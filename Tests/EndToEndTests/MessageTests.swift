import Foundation
import Testing

/// What the commands say about mistakes: where, what is wrong, and what would be right.
@Suite struct MessageTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("window: {id: home, title: Home}\n", to: "home.vcmodel.yaml")
  }

  private func run(_ arguments: [String]) throws -> BuiltProgram.Run { try BuiltProgram.run(arguments, in: folder.url) }

  @Test(
    "Messages about a scanned folder name files relative to the working directory",
    arguments: [
      ["scan", "one"], ["scan", "./one/"], ["scan", "one", "two"], ["render", "one", "-o", "out"], ["check", "one"],
      ["inspect", "one"], ["chain", "one", "--to", "x"], ["diff", "one", "home.vcmodel.yaml"],
      ["scan", "one/sub/Main.storyboard"],
    ])
  func namesFiles(arguments: [String]) throws {
    for name in ["one", "two"] { try folder.write("<document>\n<<<<<<< HEAD\n", to: "\(name)/sub/Main.storyboard") }
    let run = try run(arguments)
    #expect(run.errors.contains("one/sub/Main.storyboard:2:1: error: unresolved merge conflict"), "\(run.errors)")
    let isBoth = arguments.contains("two")
    #expect(run.errors.contains("two/sub/Main.storyboard:2:1:") == isBoth)
    if arguments.first == "scan" {
      let name =
        isBoth ? "one/sub/Main.storyboard" : arguments[1].hasSuffix("d") ? "Main.storyboard" : "sub/Main.storyboard"
      #expect(run.output.contains("\"file\": \"\(name)\""), "the map does not depend on where it is made")
    }
  }

  @Test(
    "A mistake is named with what would be right",
    arguments: [
      (["help", "rendr"], 64, "unknown command 'rendr'; did you mean 'render'?"),
      (["chain", "--format", "mdoel", "home.vcmodel.yaml", "--to", "x"], 64, "did you mean 'model'?"),
      (["render", "--focus", "", "home.vcmodel.yaml"], 64, "--focus needs the name of a controller"),
      (
        ["render", "--jobs", "99999999999999999999", "home.vcmodel.yaml"], 64,
        "too large a number, expected a whole number from 1 to"
      ),
      (["render", "--", ""], 66, "the path of an input is empty"),
      (["diff", "git:", "home.vcmodel.yaml"], 64, "'git:' without a revision; write 'git:REVISION:PATH'"),
      (["diff", "git:HEAD:", "home.vcmodel.yaml"], 64, "'git:HEAD:' without a file; write 'git:REVISION:PATH'"),
      (
        ["scan", "empty.storyboard", "-o", "new/"], 73,
        "new/: error: cannot be written: names a folder, expected a file"
      ),
      (
        ["check", "--baseline", "broken.json", "home.vcmodel.yaml"], 65,
        "broken.json:2:1: error: expected a value"
      ),
      (["markdown", "latin1.md"], 65, "latin1.md: error: not UTF-8, expected a Markdown page [not-text]"),
      (["markdown", "--lang", "a b", "page.md"], 64, "--lang must be a language tag, such as de or zh-Hant"),
      (["markdown", "page.md"], 66, "nope.vcmodel.yaml"),
    ] as [([String], Int32, String)])
  func namesMistake(arguments: [String], status: Int32, words: String) throws {
    try folder.write(
      "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"/>", to: "empty.storyboard")
    try folder.write("[\n}", to: "broken.json")
    try Data([0x23, 0x20, 0xE9, 0x0A]).write(to: folder.url.appendingPathComponent("latin1.md"))
    try folder.write("```vcgraph src: nope.vcmodel.yaml\n```\n", to: "page.md")
    let run = try run(arguments)
    #expect(run.status == status && run.errors.contains(words), "\(run.status): \(run.errors)")
    #expect(!folder.contents().contains("new"), "a failed command creates no folder")
  }

  @Test func helpOfCommand() throws {
    #expect(try run(["help", "render"]).output.contains("vcgraph render [<options>]"))
    let words = try run(["chain", "--help"]).output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words.contains("'chain' also writes a model"))
  }

  @Test(
    "The figures that a model requests are checked as they are drawn",
    arguments: [
      ("{kind: hierarchy, step: 7}", 65, "f.yaml:3:11: error: there is no step 7; the model has 0"),
      ("{kind: frames, steps: 3-9}", 65, "f.yaml:3:11: error: there is no step 9; the model has 0"),
      ("{kind: map}", 65, "f.yaml:3:11: error: a model describes what happens, not what can happen, so it has no map"),
      ("{theme: nope.yml}", 66, "f.yaml:3:19: error: 'nope.yml': no such file"),
      ("{theme: bad.yml}", 65, "bad.yml:1:"),
    ] as [(String, Int32, String)])
  func checksFigures(request: String, status: Int32, words: String) throws {
    try folder.write("window: {id: a}\n\nfigures: [\(request)]\n", to: "f.yaml")
    try folder.write("nonsense: 1\n", to: "bad.yml")
    for command in [["check"], ["render", "-o", "out"]] {
      let run = try run(command + ["f.yaml"])
      #expect(run.status == status && run.errors.contains(words), "\(command): \(run.status): \(run.errors)")
    }
  }

  @Test func reportsSeenFileThatIsNoDump() throws {
    try folder.write("notes\n", to: "dump.txt")
    try folder.write("<UIViewController 0x1>, state: appeared, view: <UIView 0x2>\n", to: "one.txt")
    for seen in ["{dump: dump.txt}", "{dump: one.txt, number: 4}"] {
      try folder.write("window: {id: a}\nseen: [\(seen)]\n", to: "s.yaml")
      let run = try run(["check", "s.yaml"])
      #expect(run.status == 65, "\(seen): \(run.status): \(run.errors)")
    }
  }

  @Test func configurationWithEmptyListOrUnknownCode() throws {
    try folder.write("sources: [home.vcmodel.yaml]\nlang: []\n", to: "vcgraph.yml")
    let empty = try run(["build"])
    #expect(empty.status == 65 && empty.errors.contains("vcgraph.yml:2:7: error: an empty list"), "\(empty.errors)")
    for output in ["", "{folder}", "{folder}{theme}"] {
      try folder.write("sources: [home.vcmodel.yaml]\noutput: '\(output)'\n", to: "vcgraph.yml")
      let nameless = try run(["build"])
      #expect(
        nameless.status == 65 && nameless.errors.contains("vcgraph.yml:2:9: error: an output without a file name"))
    }
    try folder.write("sources: [home.vcmodel.yaml]\nsilence: [unreachable-scen]\n", to: "vcgraph.yml")
    let unknown = try run(["build"])
    #expect(unknown.status == 0)
    #expect(
      unknown.errors.contains(
        "vcgraph.yml:2:11: warning: no finding has the code 'unreachable-scen'; did you mean 'unreachable-scene'?"),
      "\(unknown.errors)")
  }

  @Test func rowsOfTableStayWholeWithLineBreakInName() throws {
    try folder.write("window: {id: \"a\\nb\"}\n", to: "lines.yaml")
    #expect(try run(["inspect", "lines.yaml"]).output.contains("\na\\nb  "))
  }

  @Test func interruptLeavesNoTemporaryFile() throws {
    let models = (1...12).map { "m\($0).vcmodel.yaml" }
    for model in models { try folder.write("window: {id: a}\n", to: model) }
    for round in 1...12 {
      let program = try BuiltProgram.start(["render"] + models + ["-o", "out"], in: folder.url)
      usleep(UInt32(round) * 15_000)
      round.isMultiple(of: 2) ? program.interrupt() : program.terminate()
      program.waitUntilExit()
      #expect(folder.contents(of: "out").allSatisfy { !$0.hasPrefix(".vcgraph-") }, "\(folder.contents(of: "out"))")
    }
    try folder.write("", to: "out/.vcgraph-1")
    #expect(try run(["render"] + models + ["-o", "out"]).status == 0)
    #expect(!folder.contents(of: "out").contains(".vcgraph-1"), "a killed run's file is removed by the next run")
  }
}
