import Foundation
import Testing

/// What users expect from experience with other programs.
@Suite struct ConventionTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("window: {id: a}\nexpect: {visible: a}\n", to: "a.vcmodel.yaml")
  }

  private func run(_ arguments: String...) throws -> BuiltProgram.Run {
    try BuiltProgram.run(arguments, in: folder.url)
  }

  // MARK: Names of outputs

  @Test(arguments: ["fig.sgv", "figures/fig.SGV"]) func aMistypedFormatIsNoFolder(output: String) throws {
    let run = try run("render", "a.vcmodel.yaml", "-o", output)
    #expect(run.status == 64)
    #expect(run.errors.contains("unknown format 'sgv'; did you mean 'svg'?"), "\(run.errors)")
    #expect(folder.contents() == ["a.vcmodel.yaml"])
  }

  @Test func aFolderMayBeCalledAnything() throws {
    #expect(try run("render", "a.vcmodel.yaml", "-o", "fig.sgv/").status == 0)
    #expect(try run("render", "a.vcmodel.yaml", "-o", "fig.sgv").status == 0, "it exists now")
    #expect(try run("render", "a.vcmodel.yaml", "-o", "v1.2").status == 0)
    #expect(folder.contents(of: "v1.2") == ["a.dot", "a.svg"])
  }

  @Test(arguments: [["render", "a.vcmodel.yaml"], ["diff", "a.vcmodel.yaml", "a.vcmodel.yaml"]])
  func aNameAndAFormatThatContradictEachOtherAreRefused(command: [String]) throws {
    let run = try BuiltProgram.run(command + ["-o", "x.svg", "--format", "json"], in: folder.url)
    #expect(run.status == 64)
    #expect(
      run.errors.contains("x.svg: error: the file extension requests svg, but --format requests json"), "\(run.errors)")
    #expect(folder.contents() == ["a.vcmodel.yaml"])
  }

  @Test func aDifferenceTakesNoUnknownEndingEither() throws {
    let run = try run("diff", "a.vcmodel.yaml", "a.vcmodel.yaml", "-o", "change.sgv")
    #expect(run.status == 64)
    #expect(run.errors.contains("did you mean 'svg'?"), "\(run.errors)")
  }

  @Test func oneFileIsNotCalledFiles() throws {
    #expect(
      try run("render", "a.vcmodel.yaml", "--format", "svg", "-o", "out").errors
        == "out: 1 file written (1 new or changed)\n")
    #expect(
      try run("render", "a.vcmodel.yaml", "--format", "svg", "-o", "out").errors
        == "out: 1 file written (0 new or changed)\n")
  }

  // MARK: Checks

  @Test func printsTheReportAsOutputAndProblemsAsErrors() throws {
    try folder.write("window: {id: b}\nexpect: {visible: b, presentingViewController: {b: b}}\n", to: "b.vcmodel.yaml")
    let run = try run("check", "a.vcmodel.yaml", "b.vcmodel.yaml")
    #expect(run.status == 1)
    #expect(
      run.output == """
        a.vcmodel.yaml: 1 expectation holds
        b.vcmodel.yaml: 1 of 2 expectations hold; 1 error
        2 inputs checked: 2 of 3 expectations hold; 1 error

        """)
    #expect(run.errors.contains("b.vcmodel.yaml:2:"))
    #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)")
  }

  @Test func stepsAfterAnExceptionAreCounted() throws {
    try folder.write(
      """
      window: {id: a}
      controllers: {b: {kind: navigation}, c: {kind: navigation}}
      steps:
        - {present: a, from: a}
        - {present: b, from: a}
        - {present: c, from: b}
      """, to: "raises.vcmodel.yaml")
    let run = try run("check", "raises.vcmodel.yaml")
    #expect(run.status == 1)
    #expect(run.output == "raises.vcmodel.yaml: 2 steps not replayed; 1 error\n")
    #expect(run.errors.contains("raises.vcmodel.yaml:5:5: note: 2 steps not replayed"), "\(run.errors)")
  }

  // MARK: Mistakes in files

  @Test(arguments: [
    ("window {id: a}", "is a colon missing after 'window'?"),
    ("window: {id a}", "is a colon missing after 'id'?"),
    ("window: {id: a}\nsteps:\n  - present b\n", "is a colon missing after 'present'?"),
    ("window: {id: a}\nsteps:\n  - {present b, from: a}\n", "is a colon missing after 'present'?"),
    ("title: x\nwindow\n  id: a\n", "is a colon missing after 'window'?"),
    ("window: {id: a}\nsteps\n  - {present: b, from: a}\n", "is a colon missing after 'steps'?"),
  ]) func aMissingColonIsGuessed(text: String, question: String) throws {
    try folder.write(text, to: "c.vcmodel.yaml")
    let run = try run("check", "c.vcmodel.yaml")
    #expect(run.status == 65)
    #expect(run.errors.contains(question), "\(run.errors)")
    #expect(run.errors.components(separatedBy: "error: ").count == 2, "one mistake, one message: \(run.errors)")
  }

  @Test(arguments: [#"{"window": {"id": "a"} "title": "x"}"#, "{\"window\": {\"id\": \"a\"}}\n{", "{\"a\": [1, 2}"])
  func aBrokenJSONFileIsCalledJSON(text: String) throws {
    try folder.write(text, to: "j.vcmodel.json")
    let run = try run("check", "j.vcmodel.json")
    #expect(run.status == 65)
    #expect(run.errors.contains("error: not JSON: "), "\(run.errors)")
    #expect(!run.errors.contains("YAML"))
  }

  // MARK: Clones

  @Test(arguments: [("HEAD~1", "git fetch --unshallow"), ("v1", "git fetch --depth=1 origin v1")])
  func aShallowCloneIsRecognised(revision: String, fetch: String) throws {
    let git = "git -c user.name=A -c user.email=a@example.com"
    let script = """
      mkdir origin && cd origin && git init -q -b main && cp ../a.vcmodel.yaml . && git add . && \(git) commit -qm 1 && git tag v1 \
        && \(git) commit -qm 2 --allow-empty && cd .. && git clone -q --depth 1 --no-tags "file://$PWD/origin" clone
      """
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    shell.arguments = ["-c", script]
    shell.currentDirectoryURL = folder.url
    try shell.run()
    shell.waitUntilExit()
    try #require(shell.terminationStatus == 0)
    let clone = folder.url.appendingPathComponent("clone")
    let run = try BuiltProgram.run(["diff", "git:\(revision)", "a.vcmodel.yaml"], in: clone)
    #expect(run.status == 66)
    #expect(run.errors.contains("this clone is shallow and lacks the commit: '\(fetch)' fetches it"), "\(run.errors)")
    let typo = try BuiltProgram.run(["diff", "git:HEAD", "b.vcmodel.yaml"], in: clone)
    #expect(typo.status == 66)
    #expect(!typo.errors.contains("shallow"), "the commit is there, the file is not")
  }

  // MARK: Places

  @Test func thePageOfADeletedTemplateIsFound() throws {
    try folder.write("pages: [docs]\n", to: "vcgraph.yml")
    try folder.write("# Page\n\n```vcgraph\nwindow: {id: a}\n```\n", to: "docs/page.template.md")
    try #require(try run("build").status == 0)
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("docs/page.template.md"))
    let run = try run("build", "--check")
    #expect(run.status == 1)
    #expect(run.errors.contains("docs/page.md: "), "\(run.errors)")
  }

  /// `HOME` and `TMPDIR` do not exist, so any attempt to write there would fail.
  @Test func theDoctorWritesNothing() throws {
    let before = folder.contents()
    let nowhere = ["HOME": "/nowhere", "TMPDIR": "/nowhere"]
    let run = try BuiltProgram.run(["doctor"], in: folder.url, environment: nowhere)
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    #expect(folder.contents() == before)
  }

  // MARK: Help and verbosity

  @Test(arguments: [
    "", "render", "inspect", "check", "scan", "chain", "diff", "build", "markdown", "init", "schema", "doctor",
  ]) func helpFitsIntoEightyColumns(command: String) throws {
    let words = command.isEmpty ? ["--help"] : [command, "--help"]
    let help = try BuiltProgram.run(words)
    #expect(help.status == 0)
    #expect(help.output.contains("EXAMPLE"))
    for line in help.output.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
  }

  @Test func quietSaysOnlyErrorsAndVerboseSaysMore() throws {
    try folder.write("window: {id: a}\nsteps: [{present: a, from: a}, {dismiss: a}]\n", to: "odd.vcmodel.yaml")
    #expect(try run("render", "a.vcmodel.yaml", "-q", "-o", "out").errors.isEmpty)
    #expect(try run("render", "a.vcmodel.yaml", "--verbose", "-o", "out").errors.contains("unchanged: out/a.svg\n"))
    #expect(try run("check", "-v", "a.vcmodel.yaml").errors == "a.vcmodel.yaml:2:10: the expectation holds\n")
    let quiet = try run("check", "-q", "odd.vcmodel.yaml")
    #expect(quiet.status == 1)
    #expect(quiet.errors.contains("error: ") && !quiet.errors.contains("warning: "), "\(quiet.errors)")
  }

  @Test func explainsEveryCode() throws {
    let page = try String(
      contentsOf: BuiltProgram.package.appendingPathComponent("docs/diagnostics.md"), encoding: .utf8)
    // A code is in a heading, or in the first cell of a table's row.
    let places = page.split(separator: "\n").filter { $0.hasPrefix("#### `") || $0.hasPrefix("| `") }
      .map { $0.hasPrefix("|") ? $0.split(separator: "|")[0] : $0 }
    let codes = Set(places.flatMap { $0.matches(of: /`([a-z-]+)`/).map { String($0.1) } }).sorted()
    try #require(codes.count > 100)
    for code in codes {
      let run = try run("check", "--explain", code)
      #expect(run.status == 0, "\(code)")
      #expect(run.output.hasPrefix("\(code) (") && run.output.split(separator: "\n").count > 1, "\(run.output)")
    }
    #expect(try run("check", "--explain", "already-presenting").output.contains("What to do: "))
    #expect(try run("check", "--explain", "further-errors").output.contains("fix the first ones"))
  }

  @Test func suggestsTheNearestCode() throws {
    let unknown = try self.run("check", "--explain", "alredy-presenting")
    #expect(unknown.status == 64)
    #expect(unknown.errors.contains("did you mean 'already-presenting'?"), "\(unknown.errors)")
  }

  /// `script` runs a program in a terminal; a render of two slow inputs shows which one is in progress.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script"), "script is not installed"))
  func showsProgressOfLongWorkOnTerminal() throws {
    try folder.write("#!/bin/sh\nsleep 2\nexit 1\n", to: "slow")
    let seen = try onTerminal(
      "mkfifo p; (sleep 2; echo 'window: {id: b}') > p & \"\(BuiltProgram.executable.path)\" check a.vcmodel.yaml /dev/fd/3 3< p"
    )
    #expect(seen.contains("2/2 /dev/fd/3"), "\(seen.debugDescription)")
    #expect(!seen.contains("1/2"), "a task of less than a second is not shown")
  }

  /// The second of two readers starts late, after the first has read its file.
  @Test(
    .enabled(
      if: FileManager.default.isExecutableFile(atPath: "/usr/bin/script") && ProcessInfo.processInfo.processorCount > 1,
      "script is not installed, or there is only one processor"))
  func hidesProgressOfScanIfQuiet() throws {
    let reader = BuiltProgram.executable.deletingLastPathComponent().appendingPathComponent("vcgraph-source").path
    try folder.write("#!/bin/sh\nmkdir started 2>/dev/null || sleep 3\nexec \"\(reader)\"\n", to: "reader")
    try #require(try BuiltProgram.shell("chmod +x reader", in: folder.url).status == 0)
    // Files of this size are in separate requests.
    for name in ["A", "B"] {
      try folder.write("/*" + String(repeating: "-", count: 70_000) + "*/ class \(name) {}\n", to: "app/\(name).swift")
    }
    func run(_ option: String) throws -> String {
      try onTerminal(
        "rm -rf started; VCGRAPH_SOURCE_READER=\"$PWD/reader\" \"\(BuiltProgram.executable.path)\" check \(option) app"
      )
    }
    let seen = try run("--no-cache")
    #expect(seen.contains("1/2 files"), "\(seen.debugDescription)")
    let quiet = try run("--no-cache --quiet")
    #expect(!quiet.contains("1/2 files"), "\(quiet.debugDescription)")
  }

  /// Runs a shell command in a terminal and returns everything that it shows.
  private func onTerminal(_ command: String) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/script")
    process.currentDirectoryURL = folder.url
    process.arguments = ["-qec", command, "/dev/null"]
    let output = Pipe()
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let seen = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return seen
  }
}
