import ArgumentParser
import VCFiles
import VCProcess
import VCWords
import VCWork
import ViewControllerGraph

/// The `render` command, which draws the figures of its inputs.
struct Render: Subcommand {
  static let details = CommandConfiguration(
    commandName: "render", _superCommandName: "vcgraph",
    abstract: "Draws figures of each input.",
    usage: "vcgraph render [<options>] <inputs> ...",
    discussion: """
      -o names a folder (created if needed), a file, or - for standard output. By default .dot and .svg files are written \
      to out/. A model that requests several figures gets a file for each.

      EXAMPLES
        vcgraph render samples/*.vcmodel.yaml -o figures
        vcgraph render samples/*.vcmodel.yaml --format svg,html --gallery -o figures
        vcgraph render camera.vcmodel.yaml --figure chain --theme dark -o camera.svg
        vcgraph render camera.vcmodel.yaml -o camera.svg --depfile camera.d
        vcgraph render camera.vcmodel.yaml --lang ja -o camera-ja.svg
        vcgraph render camera.vcmodel.yaml --step 1 -o camera.dot
        vcgraph render camera.vcmodel.yaml --format png --theme light,dark -o figures
      """)

  @Argument(help: "Models, maps, storyboards or dumps; - for standard input.", completion: .file())
  var inputs: [String]

  @Option(name: .shortAndLong, help: "A folder, a file, or - for standard output.", completion: .file())
  var output: String?

  @Option(help: "Write a dependency file with the inputs of each output, for make and Ninja.", completion: .file())
  var depfile: String?

  @Flag(help: "Write a page with all figures, index.html in the output folder.")
  var gallery = false

  @Flag(help: "Overwrite existing files that vcgraph did not create, but never an input.")
  var force = false

  @Option(
    parsing: .unconditional, help: "Number of inputs to draw in parallel; the number of processors by default.",
    transform: WholeNumber.from(1))
  var jobs: Int?

  @Option(
    name: .customLong("timeout"), parsing: .unconditional,
    help: "Time limit for a figure, in seconds; figures that exceed it are skipped. By default 300; 0 for no limit.",
    transform: WholeNumber.from(0))
  var timeLimit: Int?

  /// Whether this is a worker process, which draws the inputs requested on standard input.
  @Flag(help: .private)
  var asWorker = false

  /// Whether to remove figures of earlier runs from the output folder, which must not have other writers.
  @Flag(help: .private)
  var replaceFolder = false

  /// The folder that paths in figures are relative to, for a caller that passes absolute paths.
  @Option(help: .private)
  var base: String?

  @OptionGroup var figure: RenderOptions

  @OptionGroup var files: ScanOptions

  @OptionGroup var volume: VolumeOptions

  func validate() throws {
    if figure.writesModel { throw ValidationError("--format model is only available in 'vcgraph chain'") }
    try Words.check(output: output)
    if inputs.filter({ $0 == "-" }).count > 1 { throw ValidationError("standard input can only be read once") }
  }

  /// The time limit for a figure in seconds; 0 for none.
  private var timeout: Int { timeLimit ?? 300 }

  func run() throws {
    CurrentProcess.keepFreedMemory()
    // A shell pattern and a name may expand to the same file.
    var seen: Set<String> = []
    let inputs = inputs.filter { seen.insert($0).inserted }
    try Command.run(volume) { terminal throws(CommandFailure) in
      let plan = try OutputPlan(output: output, formats: figure.formats, hasGallery: gallery)
      if plan.isSingle, inputs.count > 1 {
        throw CommandFailure(
          .usage, "one-output", "one output cannot hold \(inputs.count) inputs", suggestion: "name a folder with -o")
      }
      if !asWorker {
        try FigureCollisions(inputs: inputs, options: figure, plan: plan, files: files, terminal: terminal).check()
      }
      let themes = try figure.themes(terminal)
      func work(_ input: String) -> RenderJob {
        RenderJob(
          input: input, options: figure, plan: plan, themes: themes, files: files, terminal: terminal, base: base)
      }
      if asWorker { return RenderWorker.serve(work) }
      terminal.report(figure.language.notes)
      var outputs = OutputFiles(madeFrom: inputs + figure.themeFiles, isForced: force)
      let totals = write(inputs.map(work), to: terminal, &outputs)
      try finish(totals, plan, to: terminal, &outputs)
      if let failure = totals.failure { throw CommandFailure(failure.code, []) }
    }
  }

  /// What the command has written, and its most important failure.
  private struct Totals {
    var failure: CommandFailure?
    var files = 0
    var changed = 0
    var written: Set<String> = []
    var dependencies = DependencyFile()
    var entries: [GalleryEntry] = []
  }

  /// Draws the inputs and writes their figures, in the order of the inputs.
  private func write(_ jobs: [RenderJob], to terminal: Terminal, _ outputs: inout OutputFiles) -> Totals {
    var totals = Totals()
    // Several inputs are drawn in parallel by worker processes, so that a crash in a library affects only one figure.
    let pool = jobs.count > 1 ? RenderPool(jobs.map(\.input), jobs: self.jobs, timeout: timeout) : nil
    let drawings = PrefetchingSequence(jobs) { [timeout] job in
      Result { () throws(CommandFailure) in
        if let drawn = try pool?.draw(job) { return drawn }
        return try job.drawWatched(timeout)
      }
    }
    terminal.progress(jobs.count > 1 ? "0/\(jobs.count) drawn" : "drawing \(jobs.map(\.input).joined())")
    var count = 0
    for drawn in drawings {
      do throws(CommandFailure) {
        try write(try drawn.get(), of: jobs[count].input, to: terminal, &outputs, &totals)
      } catch {
        terminal.report(error.diagnostics)
        totals.failure = CommandFailure.moreImportant(totals.failure, error)
      }
      count += 1
      if jobs.count > 1 { terminal.progress("\(count)/\(jobs.count) drawn") }
    }
    terminal.progress("")
    return totals
  }

  private func write(
    _ drawn: DrawnInput, of name: String, to terminal: Terminal, _ outputs: inout OutputFiles, _ totals: inout Totals
  ) throws(CommandFailure) {
    let count = try drawn.write(to: terminal, &outputs, for: name)
    totals.failure = CommandFailure.moreImportant(totals.failure, drawn.failure)
    totals.entries += drawn.galleryEntries
    totals.files += count.files.count
    totals.changed += count.changed
    if replaceFolder || depfile != nil { totals.written.formUnion(count.files) }
    if depfile != nil { totals.dependencies.add(count.files, from: [name] + drawn.files + figure.themeFiles) }
  }

  /// Writes the files about all figures, and removes those of earlier runs.
  private func finish(
    _ totals: Totals, _ plan: OutputPlan, to terminal: Terminal, _ outputs: inout OutputFiles
  ) throws(CommandFailure) {
    var (files, changed) = (totals.files, totals.changed)
    if case .folder(let folder) = plan.destination, gallery, totals.failure == nil {
      let page = Language.$current.withValue(figure.language.ofLabels) { GalleryPage(totals.entries).text }
      files += 1
      changed += try outputs.write(Array(page.utf8), to: folder + "/index.html", for: "--gallery") ? 1 : 0
    }
    plan.removeAbandoned()
    if replaceFolder, totals.failure == nil { plan.removeFigures(except: totals.written) }
    if case .folder(let folder) = plan.destination, files > 0 {
      terminal.say("\(folder): \(Counted.files(files)) written (\(changed) new or changed)")
    }
    if let depfile, totals.failure == nil {
      try outputs.write(
        Array(totals.dependencies.text.utf8), to: depfile, for: "--depfile", replacing: DependencyFile.isOwn)
      // Make and Ninja compare times: an output with unchanged content would otherwise be rebuilt every time.
      for file in totals.written.sorted() { FileSystem.touch(file) }
    }
  }
}

extension Render: ListedOptions {
  var optionList: [Mirror.Child] {
    [
      ("_inputs", _inputs), ("_output", _output), ("_depfile", _depfile), ("_gallery", _gallery), ("_force", _force),
      ("_jobs", _jobs), ("_timeLimit", _timeLimit), ("_asWorker", _asWorker), ("_replaceFolder", _replaceFolder),
      ("_base", _base), ("_figure", _figure), ("_files", _files), ("_volume", _volume),
    ]
  }
}
