import ArgumentParser
import ViewControllerGraph

/// Reads an app's files into one navigation map.
struct Scan: ParsableCommand {
  /// How the map is printed.
  enum Format: String, CaseIterable, ExpressibleByArgument { case json, text }

  static let configuration = CommandConfiguration(
    commandName: "scan", _superCommandName: "vcgraph",
    abstract: "Reads an app's storyboards, XIBs and code into one navigation map.",
    usage: "vcgraph scan [<options>] <paths> ...",
    discussion: Prose.paragraphs(
      """
      Code is Swift, SwiftUI and Objective-C; 'vcgraph-source' beside this program reads it. What cannot be read is reported
      with its place, and the rest goes on. Tests, previews, widgets and watch apps are left out, and so are hidden folders and
      those that package managers and builds fill (Pods, Carthage, DerivedData, build, node_modules, vendor, …).

      EXAMPLES
        vcgraph scan MyApp -o app.json
        vcgraph scan MyApp --format text
        vcgraph scan . --include 'MyApp/**' --exclude '*Tests' -o app.json
        vcgraph scan --facts Shop -o shop.facts.json
        vcgraph scan --link *.facts.json -o app.json
      """))

  @Argument(help: "Folders and files; with --link, files that --facts wrote.", completion: .directory)
  var paths: [String]

  @Option(name: .shortAndLong, help: "A file, or - for standard output.", completion: .file())
  var output = "-"

  @Flag(help: "Write over a file that is there already and that vcgraph did not make.")
  var force = false

  @Option(help: "json or text.")
  var format = Format.json

  @Flag(help: "Read each file by itself and write its facts, for '--link'; names are relative to '--base'.")
  var facts = false

  @Option(help: "With '--facts', the folder to which names are relative; here when not given.", completion: .directory)
  var base: String?

  @Flag(help: "Join the facts that '--facts' wrote: the map is that of a scan of all their files.")
  var link = false

  @Flag(help: "One controller for all scenes of a class.")
  var mergeClasses = false

  @Flag(help: "Keep the layout of each screen, for 'vcgraph render --wireframes'.")
  var wireframes = false

  @OptionGroup var files: ScanOptions

  @Option(help: "How many files are read at a time; as many as there are processors when not given.")
  var jobs: Int?

  @OptionGroup var volume: VolumeOptions

  func validate() throws {
    if facts, link { throw ValidationError("--facts and --link are two steps") }
    if base != nil, !facts { throw ValidationError("--base goes with --facts") }
    if facts, format == .text { throw ValidationError("facts are JSON") }
    if let jobs, jobs < 1 { throw ValidationError("--jobs takes a number from 1 on") }
  }

  func run() throws {
    try Command.run(volume) { terminal throws(CommandFailure) in
      var scan = files.scan(of: paths, wireframes: wireframes, jobs: jobs)
      scan.mergesClasses = mergeClasses
      scan.progress = terminal.scanProgress
      if facts { return try writeFacts(with: scan, terminal) }
      let map = link ? scan.map(linking: try storedFiles()) : scan.map(of: paths)
      terminal.progress("")
      terminal.report(map.diagnostics)
      if !link, let sentence = Self.sentence(about: scan.foreignFolders(in: paths)) { terminal.say(sentence) }
      terminal.detail(
        "\(Counted.text(map.controllers.count, "screen")), \(Counted.text(map.transitions.count, "way")) from one to another"
      )
      try write(
        format == .json ? NavigationMapJSON.bytes(of: map) : Array(MapText(map).text.visibleLines.utf8), to: terminal)
      if let failure = CommandFailure(reading: map.diagnostics) { throw failure }
    }
  }

  private func writeFacts(with scan: NavigationScan, _ terminal: Terminal) throws(CommandFailure) {
    let parts = scan.parts(of: paths, base: base ?? ".")
    terminal.progress("")
    terminal.report(parts.diagnostics)
    try write(StoredFile.json(of: parts.value), to: terminal)
    if let failure = CommandFailure(reading: parts.diagnostics) { throw failure }
  }

  /// What earlier steps have read, of all files that are named.
  private func storedFiles() throws(CommandFailure) -> [StoredFile] {
    var files: [StoredFile] = []
    for path in paths {
      let input = try InputFile.read(path)
      let read = StoredFile.read(input.bytes, file: input.name)
      guard let stored = read.value else { throw CommandFailure(.invalidInput, read.diagnostics) }
      files += stored
    }
    return files
  }

  /// What was left out, so that nobody misses it without knowing.
  private static func sentence(about folders: [String]) -> String? {
    guard !folders.isEmpty else { return nil }
    let rest = folders.count > 5 ? " and \(folders.count - 5) more" : ""
    return
      "left out: \(folders.prefix(5).joined(separator: ", "))\(rest); read them with --third-party, or one with --include"
  }

  private func write(_ bytes: [UInt8], to terminal: Terminal) throws(CommandFailure) {
    guard output != "-" else { return try terminal.print(bytes) }
    var outputs = OutputFiles(madeFrom: paths, isForced: force)
    try outputs.write(bytes, to: output, for: paths.joined(separator: " ")) { bytes, path in
      OwnFile.isOwn(bytes, named: path) || OwnFile.isOwn(bytes, named: format == .json ? ".json" : ".txt")
    }
  }
}
