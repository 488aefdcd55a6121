import Foundation
import PackagePlugin

/// A build tool plugin that draws the figures of a target's models into the target's resource bundle, for light and dark
/// appearance: `Figures/NAME.svg` and `Figures/NAME~dark.svg`.
///
/// Its only declared output is the folder, because a build plans its outputs before running the command, and does not plan
/// them again when a model requests another figure.
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

  /// The name of a target's optional theme file.
  private static let theme = "vcgraph-theme.yml"

  private static func isModel(_ file: URL) -> Bool {
    [".vcmodel.yaml", ".vcmodel.yml", ".vcmodel.json"].contains { file.lastPathComponent.hasSuffix($0) }
  }
}
