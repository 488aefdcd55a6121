import ArgumentParser
import VCFiles
import VCWords
import VCWork
import ViewControllerGraph

/// Draws models.
struct Render: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render", _superCommandName: "vcgraph",
    abstract: "Draws each input.",
    usage: "vcgraph render [<options>] <inputs> ...",
    discussion: Prose.paragraphs(
      """
      -o names a folder (made if needed), a file, or - for standard output. Without it .dot and .svg files go into out/.
      A model that asks for several figures gets a file for each of them.

      EXAMPLES
        vcgraph render samples/*.vcmodel.yaml -o figures
        vcgraph render samples/*.vcmodel.yaml --format svg,html --gallery -o figures
        vcgraph render camera.vcmodel.yaml --figure chain --theme dark -o camera.svg
        vcgraph render camera.vcmodel.yaml -o camera.svg --depfile camera.d
        vcgraph render camera.vcmodel.yaml --lang ja -o camera-ja.svg
        vcgraph render camera.vcmodel.yaml --step 1 -o camera.dot
        vcgraph render camera.vcmodel.yaml --format png --theme light,dark -o figures
      """))

  @Argument(help: "Models, maps, storyboards or dumps; - for standard input.", completion: .file())
  var inputs: [String]

  @Option(name: .shortAndLong, help: "A folder, a file, or - for standard output.", completion: .file())
  var output: String?

  @Option(help: "Write which output needs which input to this file, for make and Ninja.", completion: .file())
  var depfile: String?

  @Flag(help: "Show everything that was drawn on one page, index.html in the output folder.")
  var gallery = false

  @Flag(help: "Write over files that are there already and that vcgraph did not make; never over an input.")
  var force = false

  @Option(help: "How many inputs are drawn at a time; as many as there are processors when not given.")
  var jobs: Int?

  @Option(help: "A figure that takes more seconds is given up, and the others are drawn; 0 for no limit.")
  var timeout = 300

  /// What this process is to one that draws several inputs: it draws what it is told on standard input.
  @Flag(help: .private)
  var asWorker = false

  /// For a folder that nobody else writes to: figures that an earlier call left there are removed.
  @Flag(help: .private)
  var replaceFolder = false

  /// For a caller that has to give absolute paths: figures tell paths inside this folder relative to it.
  @Option(help: .private)
  var base: String?

  @OptionGroup var figure: RenderOptions

  @OptionGroup var files: ScanOptions

  @OptionGroup var volume: VolumeOptions

  func validate() throws {
    if figure.writesModel { throw ValidationError("--format model is for 'vcgraph chain'") }
    if let jobs, jobs < 1 { throw ValidationError("--jobs takes a number from 1 on") }
    if timeout < 0 { throw ValidationError("--timeout takes a number from 0 on") }
    if inputs.filter({ $0 == "-" }).count > 1 { throw ValidationError("standard input can be read only once") }
  }

  func run() throws {
    // A pattern of the shell's and a name may mean one file.
    var seen: Set<String> = []
    let inputs = inputs.filter { seen.insert($0).inserted }
    try Command.run(volume) { terminal throws(CommandFailure) in
      let plan = try OutputPlan(output: output, formats: figure.formats, hasGallery: gallery)
      if plan.isSingle, inputs.count > 1 {
        throw CommandFailure(
          .usage, "one-output", "one output cannot hold \(inputs.count) inputs", suggestion: "name a folder with -o")
      }
      var failure: CommandFailure?
      var total = (files: 0, changed: 0)
      var written: Set<String> = []
      var dependencies = DependencyFile()
      let themes = try figure.themes(terminal)
      var outputs = OutputFiles(madeFrom: inputs + figure.themeFiles, isForced: force)
      func work(_ input: String) -> RenderJob {
        RenderJob(input: input, options: figure, plan: plan, themes: themes, files: files, base: base)
      }
      var entries: [GalleryEntry] = []
      var done = 0
      if asWorker { return RenderWorker.serve(work) }
      // A fault in a library costs one figure and not the others, which are drawn by processes of their own, side by side.
      let pool = inputs.count > 1 ? RenderPool(inputs, jobs: jobs, timeout: timeout) : nil
      let drawings = WorkAhead(inputs.map(work)) { [timeout] job in
        Result { () throws(CommandFailure) in
          if let drawn = try pool?.draw(job) { return drawn }
          return try job.drawWatched(timeout)
        }
      }
      terminal.progress(inputs.count > 1 ? "0/\(inputs.count) drawn" : "drawing \(inputs.joined())")
      for (name, drawn) in zip(inputs, drawings) {
        done += 1
        do throws(CommandFailure) {
          let input = try drawn.get()
          let count = try input.write(to: terminal, &outputs, for: name)
          failure = CommandFailure.graver(failure, input.failure)
          entries += input.galleryEntries
          total = (total.files + count.files.count, total.changed + count.changed)
          if replaceFolder || depfile != nil { written.formUnion(count.files) }
          if depfile != nil {
            dependencies.add(count.files, from: [name] + input.files + figure.themeFiles)
          }
        } catch {
          terminal.report(error.diagnostics)
          failure = CommandFailure.graver(failure, error)
        }
        if inputs.count > 1 { terminal.progress("\(done)/\(inputs.count) drawn") }
      }
      terminal.progress("")
      if case .folder(let folder) = plan.destination, gallery, failure == nil {
        let page = Language.$current.withValue(figure.language) { GalleryPage(entries).text }
        total.files += 1
        total.changed += try outputs.write(Array(page.utf8), to: folder + "/index.html", for: "--gallery") ? 1 : 0
      }
      if replaceFolder, failure == nil { plan.removeFigures(except: written) }
      if case .folder(let folder) = plan.destination, total.files > 0 {
        let changed =
          total.files == 1
          ? (total.changed == 1 ? "new or changed" : "unchanged") : "\(total.changed) of them new or changed"
        terminal.say("\(folder): \(Counted.files(total.files)), \(changed)")
      }
      if let depfile, failure == nil {
        try outputs.write(
          Array(dependencies.text.utf8), to: depfile, for: "--depfile", replacing: DependencyFile.isOwn)
        // Make and Ninja go by times: an output that an edit left as it was would be made again and again.
        for file in written.sorted() { FileSystem.touch(file) }
      }
      if let failure { throw CommandFailure(failure.code, []) }
    }
  }
}
