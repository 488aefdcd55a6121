import ArgumentParser
import VCSite
import ViewControllerGraph

/// The `schema` command, which prints the JSON Schema of a file format.
struct Schema: Subcommand {
  /// The file formats.
  enum Format: String, CaseIterable, ExpressibleByArgument { case model, config, theme, map }

  static let details = CommandConfiguration(
    commandName: "schema", _superCommandName: "vcgraph",
    abstract: "Prints the JSON Schema of a file format, which gives editors completion and validation.",
    usage: "vcgraph schema [<options>] [<format>]",
    discussion: """
      EXAMPLES
        vcgraph schema model > vcmodel.schema.json
        vcgraph schema theme > theme.schema.json
        # first line of a model, for the YAML language server:
        # yaml-language-server: $schema=./vcmodel.schema.json
      """)

  @Argument(help: "The file format.")
  var format = Format.model

  @OptionGroup var volume: VolumeOptions

  func run() throws {
    try Command.run(volume) { terminal throws(CommandFailure) in
      switch format {
      case .model: try terminal.print(ModelFile.schema)
      case .config: try terminal.print(SiteConfiguration.schema)
      case .theme: try terminal.print(FigureTheme.schema)
      case .map: try terminal.print(NavigationMapJSON.schema)
      }
    }
  }
}
