import VCDiagnostics
import VCGraphviz

/// The result of a build or a check.
package struct BuildReport: Sendable {
  /// An output that is not up to date.
  package struct Fault: Hashable, Sendable {
    /// The kind of fault.
    package enum Kind: String, Hashable, Sendable {
      case missing, stale
      /// It is no longer in the configuration.
      case orphaned
    }

    package var kind: Kind
    package var path: String
    /// The difference, in sentences.
    package var difference: [String]
  }

  /// The result for the figures of a source, or for a page.
  package struct Entry: Hashable, Sendable {
    /// The outcome of a build.
    package enum Outcome: String, Hashable, Sendable { case drawn, current, failed }

    /// The path of the source or page.
    package var name: String
    package var outcome: Outcome
    /// The existing outputs; after a failure, those of an earlier build.
    package var outputs: [String]
  }

  /// The entries in the order of the configuration.
  package private(set) var entries: [Entry] = []
  /// Files whose content changed, in the order of writing.
  package var written: [String] = []
  /// Orphaned files of earlier builds that this build deleted.
  package var pruned: [String] = []
  /// The problems found by a check; a build only reports orphaned files.
  package var faults: [Fault] = []
  /// The number of outputs that show current content but were laid out by another version of Graphviz, by version.
  var otherVersions: [String: Int] = [:]
  package var diagnostics: [Diagnostic] = []
  /// An output that could not be written, and the reason.
  package var unwritable: (path: String, reason: String)?

  /// Sentences without full stops about the outputs that were laid out by another version of Graphviz.
  package var graphvizVersionDifferences: [String] {
    otherVersions.sorted { $0.key < $1.key }.map { version, count in
      let files = count == 1 ? "1 file was" : "\(count) files were"
      return "\(files) laid out by Graphviz \(version) instead of \(Graphviz.version); the content is up to date"
    }
  }

  /// Whether any path or pattern in the configuration matches no file.
  package var hasUnmatchedPatterns: Bool { diagnostics.contains { $0.code == "no-match" } }

  /// Whether any figure could not be made.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// The numbers in a sentence: `30 figures from 12 sources and pages: 3 rebuilt, 9 up to date; 4 files written`.
  package var summary: String {
    let parts = ["\(drawn) rebuilt", "\(current) up to date"] + (failed > 0 ? ["\(failed) failed"] : [])
    let files = written.count == 1 ? "1 file written" : "\(written.count) files written"
    let made = drawn + current + failed
    let figures = figures == 1 ? "1 figure" : "\(figures) figures"
    return
      "\(figures) from \(made) \(made == 1 ? "source or page" : "sources and pages"): \(parts.joined(separator: ", ")); \(files)"
  }

  /// The number of figures with files: several themes and formats count once, linked pages count separately.
  package var figures: Int {
    let files = entries.flatMap(\.outputs).filter { !$0.isPage }
    return Set(files.map { String($0.prefix(upTo: $0.lastIndex(of: ".") ?? $0.endIndex).split(separator: "~")[0]) })
      .count
  }

  /// The number of figures and pages that were rebuilt.
  package var drawn: Int { count(.drawn) }
  /// The number of figures and pages that were up to date.
  package var current: Int { count(.current) }
  /// The number of figures and pages that could not be made.
  package var failed: Int { count(.failed) }

  private func count(_ outcome: Entry.Outcome) -> Int { entries.count { $0.outcome == outcome } }

  mutating func note(_ task: any BuildTask, _ outcome: Entry.Outcome, _ outputs: [String]) {
    entries.append(Entry(name: task.name, outcome: outcome, outputs: outputs))
  }
}
