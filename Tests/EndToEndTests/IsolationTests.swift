import Foundation
import Testing

/// A figure that cannot be drawn does not prevent others from being drawn.
@Suite(.serialized, .timeLimit(.minutes(5))) struct IsolationTests {
  private let folder: TemporaryFolder
  private let small = "window: {id: home, title: Home}\n"

  init() throws {
    folder = try TemporaryFolder()
    for name in ["a", "c"] { try folder.write(small, to: "\(name).vcmodel.yaml") }
    try folder.write(Self.large, to: "b.json")
  }

  /// A map that takes Graphviz minutes: every screen leads to every other.
  private static let large: String = {
    let ids = (0..<400).map { "screen\($0)" }
    let controllers = ids.map { "{\"id\": \"\($0)\", \"kind\": \"content\"}" }.joined(separator: ",\n")
    let transitions = ids.indices.flatMap { from in
      [1, 7, 31, 97, 151, 211].map { step in
        let to = ids[(from * 13 + step) % ids.count]
        return "{\"relation\": \"embed\", \"source\": \"\(ids[from])\", \"target\": \"\(to)\"}"
      }
    }.joined(separator: ",\n")
    return
      "{\"vcgraph\": \"map\", \"version\": 1, \"controllers\": [\n\(controllers)], \"transitions\": [\n\(transitions)]}"
  }()

  private let arguments = [
    "render", "a.vcmodel.yaml", "b.json", "c.vcmodel.yaml", "--page-limit", "0", "--format", "svg", "-o", "out",
  ]

  @Test func drawsOthersIfOneFigureTakesTooLong() throws {
    let run = try BuiltProgram.run(arguments + ["--timeout", "1"], in: folder.url)
    #expect(run.status == 70, "\(run.errors)")
    #expect(
      run.errors.contains("b.json: error: the figure 'b' could not be drawn: it took more than 1 second"),
      "\(run.errors)")
    #expect(folder.contents(of: "out") == ["a.svg", "c.svg"])
  }

  @Test func anInputAloneIsGivenUpToo() throws {
    let alone = ["render", "b.json", "--page-limit", "0", "--format", "svg", "-o", "out", "--timeout", "1"]
    let run = try BuiltProgram.run(alone, in: folder.url)
    #expect(run.status == 70)
    #expect(run.errors.contains("b.json: error: the figure 'b' could not be drawn"), "\(run.errors)")
    #expect(folder.contents(of: "out").isEmpty)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/task"), "there is no /proc"))
  func aProcessThatCrashesCostsItsFigureOnly() throws {
    let process = Process()
    process.executableURL = BuiltProgram.executable
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    // The process that remains after the small figures are drawn is the one with the large figure.
    var children: [Int32] = []
    while process.isRunning {
      usleep(300_000)
      children = Self.children(of: process.processIdentifier)
      if folder.contents(of: "out").contains("a.svg"), !children.isEmpty { break }
      if folder.contents(of: "out").isEmpty, children.count > 1 { break }
    }
    usleep(1_000_000)
    for child in children { kill(child, SIGKILL) }
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 70, "\(said)")
    #expect(said.contains("b.json: error: the figure 'b' could not be drawn: the program"), "\(said)")
    #expect(folder.contents(of: "out") == ["a.svg", "c.svg"])
  }

  @Test func buildsOthersIfOneFigureTakesTooLong() throws {
    try makeSite()
    let run = try BuiltProgram.run(["build", "--timeout", "2"], in: folder.url)
    #expect(run.status == 70, "\(run.errors)")
    #expect(run.errors.contains("models/b.json: error: its figures could not be drawn"), "\(run.errors)")
    #expect(folder.contents(of: "figures") == ["a.svg", "c.svg"])
    #expect(try BuiltProgram.run(["build", "--check", "--timeout", "2"], in: folder.url).status == 70)
  }

  @Test func aCrashWhileASiteIsDrawnCostsItsFigureOnly() throws {
    try makeSite()
    let process = Process()
    process.executableURL = BuiltProgram.executable
    process.arguments = ["build"]
    process.currentDirectoryURL = folder.url
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    // The first crash does not identify the figure; the figures are then drawn one at a time, so the second crash does.
    for _ in 0..<2 {
      usleep(4_000_000)
      kill(process.processIdentifier, SIGSEGV)
    }
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 70, "\(said)")
    #expect(said.contains("models/b.json: error: its figures could not be drawn"), "\(said)")
    #expect(folder.contents(of: "figures") == ["a.svg", "c.svg"])
  }

  private func makeSite() throws {
    for name in ["a", "c"] { try folder.write(small, to: "models/\(name).vcmodel.yaml") }
    try folder.write(Self.large, to: "models/b.json")
    try folder.write(
      "sources: [models/*.yaml, {path: models/b.json, figures: [{kind: map, pageLimit: 0}]}]\n", to: "vcgraph.yml")
  }

  private static func children(of id: Int32) -> [Int32] {
    let lists = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(id)/task")) ?? []
    return lists.flatMap { task in
      let text = (try? String(contentsOfFile: "/proc/\(id)/task/\(task)/children", encoding: .utf8)) ?? ""
      return text.split(separator: " ").compactMap { Int32($0) }
    }
  }

  @Test func workersDrawTheSameFiguresAsOneProcess() throws {
    let samples = BuiltProgram.package.appendingPathComponent("samples")
    let inputs = ["camera", "popover", "calendar"].map { samples.appendingPathComponent("\($0).vcmodel.yaml").path }
    for input in inputs {
      #expect(
        try BuiltProgram.run(["render", input, "-o", "alone", "--format", "svg,dot"], in: folder.url).status == 0)
    }
    for jobs in ["1", "3"] {
      let run = try BuiltProgram.run(
        ["render", "--jobs", jobs] + inputs + ["-o", "together", "--format", "svg,dot"], in: folder.url)
      #expect(run.status == 0, "\(run.errors)")
      for name in folder.contents(of: "alone") {
        #expect(try folder.text(of: "together/\(name)") == folder.text(of: "alone/\(name)"), "\(name)")
      }
      #expect(folder.contents(of: "together") == folder.contents(of: "alone"))
    }
  }

  /// The name of an input can also be the value of an option.
  @Test func passesOptionsToWorkers() throws {
    let model = "window: {id: home}\nsteps: [{present: a, from: home}]\ncontrollers: {a: {title: Alpha}}\n"
    for name in ["a", "d.vcmodel.yaml"] { try folder.write(model, to: name) }
    func figure(of inputs: [String]) throws -> String {
      let run = try BuiltProgram.run(
        ["render"] + inputs + ["--focus", "a", "--depth", "0", "--format", "svg", "-o", "out\(inputs.count)/"],
        in: folder.url)
      #expect(run.status == 0, "\(run.errors)")
      return try folder.text(of: "out\(inputs.count)/a.svg")
    }
    #expect(try figure(of: ["d.vcmodel.yaml", "a"]) == figure(of: ["a"]))
  }

  @Test func reportsTheProblemsFoundByWorkers() throws {
    try folder.write("window: {id: a}\nstepz: []\n", to: "bad.vcmodel.yaml")
    let run = try BuiltProgram.run(
      ["render", "a.vcmodel.yaml", "bad.vcmodel.yaml", "none.yaml", "--format", "svg", "-o", "out"], in: folder.url)
    #expect(run.status == 66, "\(run.errors)")
    #expect(
      run.errors.contains("bad.vcmodel.yaml:2:1: error: ") && run.errors.contains("none.yaml: error: no such file"))
    #expect(folder.contents(of: "out") == ["a.svg"])
  }
}
