import Foundation
import Testing

/// Messages to a terminal, and the behaviour when output fails.
@Suite struct StreamTests {
  private static let isThere = FileManager.default.fileExists(atPath: "/dev/full")

  @Test(
    .enabled(if: isThere, "there is no /dev/full"),
    arguments: [
      "--help", "--version", "render --help", "help check", "--generate-completion-script zsh", "schema model",
      "doctor",
      "inspect samples/camera.vcmodel.yaml", "render samples/camera.vcmodel.yaml -o -",
    ])
  func whenNothingCanBePrintedTheProgramSaysSo(command: String) throws {
    for closed in [">/dev/full", ">&-"] {
      let run = try BuiltProgram.shell("\"$1\" \(command) \(closed)")
      #expect(run.status == 73, "\(command) \(closed)")
      #expect(run.errors.contains("<stdout>: error: cannot be written"), "\(run.errors)")
    }
  }

  @Test func reportsClosedPipe() throws {
    let run = try BuiltProgram.shell("{ \"$1\" schema model; echo \"$?\" >&2; } | head -c 1")
    #expect(run.errors.hasSuffix("73\n"), "\(run.errors)")
  }

  @Test func writesNoMessagesIntoFilesIfAllStreamsAreClosed() throws {
    let folder = try TemporaryFolder()
    try folder.write("window: {id: a}\nstepz: []\n", to: "bad.vcmodel.yaml")
    try folder.write("window: {id: a}\n", to: "good.vcmodel.yaml")
    let run = try BuiltProgram.shell(
      "exec <&- >&- 2>&-; \"$1\" render bad.vcmodel.yaml good.vcmodel.yaml -o out", in: folder.url)
    #expect(run.status == 65)
    #expect(try folder.text(of: "out/good.svg").hasPrefix("<svg ") == true)
    #expect(try folder.text(of: "out/good.svg").hasSuffix("</svg>\n") == true)
  }

  private static let hostile = "\u{1B}[31m\u{7}\u{9B}2J\u{202E}x\u{7F}"

  @Test func noNameReachesATerminalAsItIs() throws {
    let folder = try TemporaryFolder()
    let name = "\u{1B}[31mred\u{7}.vcmodel.yaml"
    try folder.write(
      "window: {id: a, title: \"\\e[31m\\x9b2J\\u202e\"}\nsteps: [{present: \"\\e]0;\\a\", from: a}, {present: \"\\x7f\\x85\", from: a}]\n",
      to: name)
    let obeyed: (Unicode.Scalar) -> Bool = { scalar in
      scalar != "\n" && (scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar == "\u{202E}")
    }
    let commands = [
      ["check", name], ["check", "--format", "json", name], ["check", "--format", "sarif", name], ["inspect", name],
      ["inspect", "--json", name], ["inspect", name, Self.hostile], ["diff", name, name],
      ["diff", "none\(Self.hostile)", name],
      ["render", name, "-o", "out"], ["render", name, "-o", "-", "--format", "text"],
      ["render", name, "-o", "-", "--format", "mermaid"], ["render", name, "-o", "-", "--format", "markdown"],
      ["render", name, "-o", "-", "--format", "svg"], ["render", name, "-o", "-", "--format", "dot"],
      ["render", name, "-o", "-", "--format", "json"], ["scan", "none\(Self.hostile)"], ["chain", name, "--to", "x"],
      ["--\(Self.hostile)"], [Self.hostile], ["check", "--\(Self.hostile)", name],
      ["check", "--format", Self.hostile, name],
      ["render", "--theme", Self.hostile, name], ["build", "--config", Self.hostile], ["markdown", Self.hostile],
      ["diff", "git:\(Self.hostile):\(name)", name],
    ]
    for command in commands {
      let run = try BuiltProgram.run(command, in: folder.url)
      #expect(!run.errors.unicodeScalars.contains(where: obeyed), "\(command): \(run.errors.debugDescription)")
      #expect(!run.output.unicodeScalars.contains(where: obeyed), "\(command): \(run.output.debugDescription)")
    }
  }

  @Test func gitIsReadHoweverMuchItSays() throws {
    let folder = try TemporaryFolder()
    try folder.write("window: {id: a}\n", to: "a.vcmodel.yaml")
    try folder.write(
      "#!/bin/sh\nhead -c 3000000 /dev/zero | tr '\\0' x >&2\nhead -c 3000000 /dev/zero\nexit 1\n", to: "git")
    try #require(try BuiltProgram.shell("chmod +x git", in: folder.url).status == 0)
    let run = try BuiltProgram.shell("PATH=\"$PWD:$PATH\" \"$1\" diff git:HEAD a.vcmodel.yaml", in: folder.url)
    #expect(run.status == 66)
  }

  @Test(arguments: [
    "check PIPE", "render PIPE -o out", "render a.vcmodel.yaml --theme PIPE -o out", "scan PIPE", "markdown PIPE",
  ])
  func aPipeIsNoFileAndIsNotWaitedFor(command: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("window: {id: a}\n", to: "a.vcmodel.yaml")
    let run = try BuiltProgram.shell(
      "mkfifo p.yml; timeout 20 \"$1\" \(command.replacingOccurrences(of: "PIPE", with: "./p.yml"))", in: folder.url)
    #expect((64...66).contains(run.status), "\(run.status) \(run.errors)")
    #expect(run.errors.contains("p.yml"), "\(run.errors)")
  }

  @Test func aDumpHasALimitThatAnOptionMoves() throws {
    let folder = try TemporaryFolder()
    let line = "   | <A 0x7f8b1>, state: appeared, view: <UIView 0x7f8b2>\n"
    let lines = String(repeating: line, count: (1 << 20) / line.utf8.count + 1)
    try folder.write("<UINavigationController 0x7f>, state: appeared, view: <A 0x1>\n" + lines, to: "d.txt")
    func run(_ size: Int) throws -> BuiltProgram.Run {
      try BuiltProgram.run(["check", "d.txt", "--max-dump-size", "\(size)"], in: folder.url)
    }
    let refused = try run(1)
    #expect(refused.status == 66 && refused.errors.contains("exceeds the limit of 1 MiB"), "\(refused.errors)")
    #expect(refused.errors.contains("--max-dump-size"))
    #expect(try run(2).status != 66)
    #expect(try run(0).status == 64)
    func build(_ size: Int) throws -> BuiltProgram.Run {
      try folder.write("sources: [d.txt]\nmaxDumpSize: \(size)\n", to: "vcgraph.yml")
      return try BuiltProgram.run(["build"], in: folder.url)
    }
    try folder.write(
      "<A 0x7f>, state: appeared, view: <UIView 0x1>" + String(repeating: "\n", count: 1 << 20), to: "d.txt")
    let failed = try build(1)
    #expect(
      failed.status == 66 && failed.errors.contains("for dumps; raise it with maxDumpSize [missing-input]"),
      "\(failed.errors)")
    #expect(try build(2).status == 0)
  }
}
