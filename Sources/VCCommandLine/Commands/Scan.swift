import ArgumentParser
import ViewControllerGraph

/// The `scan` command, which reads an app's files into one navigation map.
struct Scan: Subcommand {
  /// The output formats.
  enum Format: String, CaseIterable, ExpressibleByArgument { case json, text }

  static let details = CommandConfiguration(
    commandName: "scan", _superCommandName: "vcgraph",
    abstract: "Reads an app's storyboards, XIBs and code into one navigation map.",
    usage: "vcgraph scan [<options>] <paths> ...",
    discussion: """
      Reads Swift, SwiftUI and Objective-C code with the 'vcgraph-source' program, installed beside vcgraph. Unreadable \
      parts are reported with their locations and skipped. Tests, previews, widgets and watch apps are skipped, and so are \
      hidden folders and those of package managers and builds (Pods, Carthage, DerivedData, build, node_modules, vendor, …).

      EXAMPLES
        vcgraph scan MyApp -o app.json
        vcgraph scan MyApp --format text
        vcgraph scan . --include 'MyApp/**' --exclude '*Tests' -o app.json
        vcgraph scan --facts Shop -o shop.facts.json
        vcgraph scan --link *.facts.json -o app.json
      """)

  @Argument(help: "Folders and files; with --link, files written by --facts.", completion: .directory)
  var paths: [String]

  @Option(name: .shortAndLong, help: "Output file, or - for standard output.", completion: .file())
  var output = "-"

  @Flag(help: "Overwrite an existing file that vcgraph did not create.")
  var force = false

  @Option(help: "Output format: json or text.")
  var format = Format.json

  @Flag(help: "Read each file separately and write its facts, for --link; file names are relative to --base.")
  var facts = false

  @Option(
    help: "With --facts, the folder that file names are relative to; the working directory by default.",
    completion: .directory)
  var base: String?

  @Flag(help: "Combine facts written by --facts into the map that a scan of all files would produce.")
  var link = false

  @Flag(help: "Merge all scenes of a class into one controller.")
  var mergeClasses = false

  @Flag(help: "Include the layout of each screen, for 'vcgraph render --wireframes'.")
  var wireframes = false

  @OptionGroup var files: ScanOptions

  @Option(
    parsing: .unconditional, help: "Number of files to read in parallel; the number of processors by default.",
    transform: WholeNumber.from(1))
  var jobs: Int?

  @OptionGroup var volume: VolumeOptions

  func validate() throws {
    try Words.check(output: output)
    if facts, link { throw ValidationError("--facts and --link cannot be combined") }
    if base != nil, !facts { throw ValidationError("--base requires --facts") }
    if facts, format == .text { throw ValidationError("--facts always writes JSON") }
  }

  func run() throws {
    try Command.run(volume) { terminal throws(CommandFailure) in
      var scan = files.scan(of: paths, wireframes: wireframes, jobs: jobs)
      scan.mergesClasses = mergeClasses
      scan.progress = terminal.scanProgress
      if !link { try ScanInputs(paths: paths, known: scan.fileExtensions).check() }
      if facts { return try writeFacts(with: scan, terminal) }
      let map = link ? scan.map(linking: try storedFiles()) : scan.map(of: paths)
      terminal.progress("")
      let names = ScannedNames(link ? [] : paths)
      terminal.report(map.diagnostics.map(names.located))
      if let failure = CommandFailure(findingNothing: map.diagnostics) { throw failure }
      if !link, let sentence = Self.sentence(about: scan.foreignFolders(in: paths)) { terminal.say(sentence) }
      terminal.detail(
        "\(Counted.text(map.controllers.count, "screen")), \(Counted.text(map.transitions.count, "transition"))"
      )
      try write(
        format == .json ? NavigationMapJSON.bytes(of: map) : Array(MapText(map).text.visibleLines.utf8), to: terminal)
      if let failure = CommandFailure(reading: map.diagnostics) { throw failure }
    }
  }

  private func writeFacts(with scan: NavigationScan, _ terminal: Terminal) throws(CommandFailure) {
    let parts = scan.parts(of: paths, base: base ?? ".")
    terminal.progress("")
    terminal.report(parts.diagnostics.map(ScannedNames(base.map { [$0] } ?? []).located))
    if let failure = CommandFailure(findingNothing: parts.diagnostics) { throw failure }
    try write(StoredFile.json(of: parts.value), to: terminal)
    if let failure = CommandFailure(reading: parts.diagnostics) { throw failure }
  }

  /// Reads the facts of all given files.
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

  /// Returns a message about skipped folders.
  private static func sentence(about folders: [String]) -> String? {
    guard !folders.isEmpty else { return nil }
    let rest = folders.count > 5 ? " and \(folders.count - 5) more" : ""
    return
      "skipped: \(folders.prefix(5).joined(separator: ", "))\(rest); use --third-party to read them all, or --include for one"
  }

  private func write(_ bytes: [UInt8], to terminal: Terminal) throws(CommandFailure) {
    guard output != "-" else { return try terminal.print(bytes) }
    var outputs = OutputFiles(madeFrom: paths, isForced: force)
    try outputs.write(bytes, to: output, for: paths.joined(separator: " ")) { bytes, path in
      GeneratedOutput.isOwn(bytes, named: path)
        || GeneratedOutput.isOwn(bytes, named: format == .json ? ".json" : ".txt")
    }
  }
}
