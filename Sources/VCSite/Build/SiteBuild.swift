import VCDiagnostics
import VCFiles
import VCGraphviz
import ViewControllerGraph

/// Updates the figures of a site, or checks which are out of date.
package struct SiteBuild: Sendable {
  /// The mode of a build.
  package enum Mode: Sendable {
    /// Writes outputs that are not up to date.
    case write
    /// Like `write`, and deletes orphaned outputs of earlier builds.
    case prune
    /// Writes nothing and reports outputs that would be written, except those that differ only in layout because of
    /// another version of Graphviz.
    case check
    /// Like `check`, without that exception.
    case checkBytes

    /// Whether nothing is written.
    var isCheck: Bool { self == .check || self == .checkBytes }
  }

  /// A progress event of a build.
  package enum Event: Sendable {
    case draws(String, number: Int, of: Int)
    case wrote(String)
  }

  let configuration: SiteConfiguration
  package let paths: SitePaths
  /// The suppression rules of the configuration.
  package var silences: [SilenceRule] { configuration.silences }
  /// The versions of the program and of Graphviz: another one redraws everything.
  let toolchain: String

  /// - Parameters:
  ///   - configuration: The configuration of the site.
  ///   - paths: The folder that the configuration's paths are relative to.
  ///   - toolchain: The versions of everything that affects how figures look.
  package init(
    _ configuration: SiteConfiguration, in paths: SitePaths,
    toolchain: String = "\(VCGraphProgram.version) \(Graphviz.version)"
  ) {
    self.configuration = configuration
    self.toolchain = toolchain
    self.paths = paths.reading(dumpsOf: configuration.dumpLimit)
  }

  /// Runs the build.
  ///
  /// If a build is killed, each output has either its old or its new contents. Of two concurrent builds the second one
  /// waits.
  /// - Parameters:
  ///   - mode: Whether to write outputs, to delete orphans as well, or only to check.
  ///   - isForced: Whether outputs may overwrite files that this program did not make.
  ///   - isolation: The precautions against tasks that crash the process.
  ///   - onEvent: Called for each event of the build.
  package func run(
    _ mode: Mode, isForced: Bool = false, isolation: CrashIsolation = CrashIsolation(),
    onEvent: (Event) -> Void = { _ in }
  ) -> BuildReport {
    let folder = BuildFolder(in: paths, of: configuration.file)
    guard !mode.isCheck else {
      return BuildRun(self, mode, isolation: isolation, remembering: folder.state).result(onEvent: onEvent).report
    }
    return folder.exclusively {
      let old = folder.state
      let (report, state) = BuildRun(self, mode, isForced: isForced, isolation: isolation, remembering: old).result(
        onEvent: onEvent)
      if state != old { folder.remember(state) }
      if report.drawn + report.failed > 0 { removeAbandoned(beside: state) }
      return report
    }
  }

  /// Removes temporary files of builds that were killed while writing.
  private func removeAbandoned(beside state: BuildState) {
    let outputs = state.tasks.values.flatMap { $0.outputs.map(\.path) }
    for folder in Set(outputs.map(SitePaths.folder)).union([BuildFolder.name]) {
      FileSystem.removeAbandoned(in: paths.path(of: folder))
    }
  }
}
