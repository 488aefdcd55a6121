import ArgumentParser
import ViewControllerGraph

/// Draws models.
struct Render: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draws each input.",
    discussion: """
      -o names a folder (made if needed), a file, or - for standard output. Without it .dot and .svg files go into out/.
      A model that asks for several figures gets a file for each of them.

      EXAMPLES
        vcgraph render samples/*.vcmodel.yaml -o figures
        vcgraph render camera.vcmodel.yaml --figure chain --theme dark -o camera.svg
        vcgraph render camera.vcmodel.yaml -o camera.svg --depfile camera.d
        vcgraph render camera.vcmodel.yaml --step 1 --format dot -o - | dot -Tsvg > camera.svg
        vcgraph render camera.vcmodel.yaml --format png --scale 2 --theme light,dark -o figures
      """)

  @Argument(help: "Models, maps, storyboards or dumps; - for standard input.", completion: .file())
  var inputs: [String]

  @Option(name: .shortAndLong, help: "A folder, a file, or - for standard output.", completion: .file())
  var output: String?

  @Option(help: "Write which output needs which input to this file, for make and Ninja.", completion: .file())
  var depfile: String?

  @OptionGroup var figure: RenderOptions

  func validate() throws {
    if inputs.filter({ $0 == "-" }).count > 1 { throw ValidationError("standard input can be read only once") }
  }

  func run() throws {
    try Command.run { terminal throws(CommandFailure) in
      let plan = try OutputPlan(output: output, formats: figure.format.values)
      if plan.isSingle, inputs.count > 1 {
        throw CommandFailure(
          .usage, "one-output", "one output cannot hold \(inputs.count) inputs", suggestion: "name a folder with -o")
      }
      var failure: CommandFailure?
      var total = (files: 0, changed: 0)
      var dependencies = DependencyFile()
      let jobs = inputs.map { RenderJob(input: $0, options: figure, plan: plan) }
      var done = 0
      RenderBatch(jobs: jobs).forEach { job, drawn in
        done += 1
        if inputs.count > 1 { terminal.progress("\(done)/\(inputs.count) \(job.input)") }
        do throws(CommandFailure) {
          let count = try drawn.get().write(to: terminal)
          total = (total.files + count.files.count, total.changed + count.changed)
          dependencies.add(count.files, from: job.input)
        } catch {
          terminal.progress("")
          terminal.report(error.diagnostics)
          failure = failure ?? error
        }
      }
      terminal.progress("")
      if case .folder(let folder) = plan.destination, total.files > 0 {
        terminal.say("\(folder): \(total.files) files, \(total.changed) of them new or changed")
      }
      if let depfile, failure == nil { try OutputFile(depfile).write(Array(dependencies.text.utf8)) }
      if let failure { throw CommandFailure(failure.code, []) }
    }
  }
}
