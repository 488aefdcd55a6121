import Foundation
import PackagePlugin

/// Draws the figures that the models among a target's files ask for into the target's resource bundle, for light and for dark
/// surroundings: `Figures/NAME.svg` and `Figures/NAME~dark.svg`.
///
/// Its one output is the folder. A build plans its files before it makes them, and not again when a model asks for another
/// figure.
@main
struct VCGraphFigures: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let files = target.sourceFiles.map(\.url)
    let models = files.filter(Self.isModel)
    guard !models.isEmpty else { return [] }
    let themes = files.filter { $0.lastPathComponent == Self.theme }
    let look = themes.first.map { "light=\($0.path),dark=\($0.path)" } ?? "light,dark"
    let folder = context.pluginWorkDirectoryURL.appending(path: "Figures")
    return [
      .buildCommand(
        displayName: "Drawing the figures of \(target.name)", executable: try context.tool(named: "vcgraph").url,
        arguments: ["render"] + models.map(\.path)
          + [
            "--format", "svg", "--theme", look, "--replace-folder", "--base", context.package.directoryURL.path, "-o",
            folder.path + "/",
          ],
        inputFiles: models + themes, outputFiles: [folder])
    ]
  }

  /// How the figures of a target look, where it has such a file.
  private static let theme = "vcgraph-theme.yml"

  private static func isModel(_ file: URL) -> Bool {
    [".vcmodel.yaml", ".vcmodel.yml", ".vcmodel.json"].contains { file.lastPathComponent.hasSuffix($0) }
  }
}
