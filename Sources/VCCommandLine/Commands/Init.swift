import ArgumentParser
import VCSite
import ViewControllerGraph

/// The `init` command, which creates the first files of a site.
struct Init: Subcommand {
  static let details = CommandConfiguration(
    commandName: "init", _superCommandName: "vcgraph",
    abstract: "Creates a vcgraph.yml and a first model.",
    usage: "vcgraph init [<options>] [<folder>]",
    discussion: """
      Existing files are not changed.

      EXAMPLE
        vcgraph init && vcgraph build
      """)

  @Argument(help: "The folder for the files.", completion: .directory)
  var folder = "."

  @OptionGroup var volume: VolumeOptions

  func run() throws {
    try Command.run(volume) { terminal throws(CommandFailure) in
      for file in StarterFiles.all {
        let path = folder == "." ? file.path : SitePaths(root: folder).path(of: file.path)
        guard (try? InputFile(path: path)) == nil else {
          terminal.say("\(path) already exists")
          continue
        }
        try OutputFile(path).write(Array(file.text.utf8))
        terminal.say("wrote \(path)")
      }
      terminal.say("now run 'vcgraph build'")
    }
  }
}
