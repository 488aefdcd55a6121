import ArgumentParser
import VCSite
import ViewControllerGraph

/// Writes the files that a new site starts with.
struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init", _superCommandName: "vcgraph",
    abstract: "Writes a first vcgraph.yml and a first model.",
    usage: "vcgraph init [<options>] [<folder>]",
    discussion: Prose.paragraphs(
      """
      A file that is there already is left alone.

      EXAMPLE
        vcgraph init && vcgraph build
      """))

  @Argument(help: "The folder to start in.", completion: .directory)
  var folder = "."

  @OptionGroup var volume: VolumeOptions

  func run() throws {
    try Command.run(volume) { terminal throws(CommandFailure) in
      for file in StarterFiles.all {
        let path = folder == "." ? file.path : SitePaths(root: folder).path(of: file.path)
        guard (try? InputFile(path: path)) == nil else {
          terminal.say("\(path) is there already")
          continue
        }
        try OutputFile(path).write(Array(file.text.utf8))
        terminal.say("wrote \(path)")
      }
      terminal.say("now run 'vcgraph build'")
    }
  }
}
