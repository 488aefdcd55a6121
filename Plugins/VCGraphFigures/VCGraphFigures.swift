import Foundation
import PackagePlugin

/// Draws each model among a target's files into the target's resource bundle: `NAME.svg` for light surroundings, and
/// `NAME~dark.svg`.
///
/// A model has to ask for one figure at most, because a build has to know its files before it makes them.
@main
struct VCGraphFigures: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let program = try context.tool(named: "vcgraph").url
    return target.sourceFiles.map(\.url).filter(Self.isModel).flatMap { model in
      [("light", ""), ("dark", "~dark")].map { theme, suffix in
        let name = Self.stem(of: model) + suffix
        let output = context.pluginWorkDirectoryURL.appending(path: "\(name).svg")
        return .buildCommand(
          displayName: "Drawing \(name)", executable: program,
          arguments: ["render", model.path, "--theme", theme, "-o", output.path],
          inputFiles: [model], outputFiles: [output])
      }
    }
  }

  private static let endings = [".vcmodel.yaml", ".vcmodel.yml", ".vcmodel.json"]

  private static func isModel(_ file: URL) -> Bool { endings.contains { file.lastPathComponent.hasSuffix($0) } }

  private static func stem(of model: URL) -> String {
    let name = model.lastPathComponent
    return endings.first(where: name.hasSuffix).map { String(name.dropLast($0.count)) } ?? name
  }
}
