import VCDiagnostics
import VCGraphviz

/// What a build did, or what a check found.
package struct BuildReport: Sendable {
  /// An output that is not as it should be.
  package struct Fault: Hashable, Sendable {
    /// What is wrong with it.
    package enum Kind: String, Hashable, Sendable {
      case missing, stale
      /// Nothing in the configuration asks for it.
      case unasked = "no longer asked for"
    }

    package var kind: Kind
    package var path: String
    /// What is different, in sentences.
    package var difference: [String]
  }

  /// What became of a source's figure or figures, or of a page.
  package struct Entry: Hashable, Sendable {
    /// What a build did about it.
    package enum Outcome: String, Hashable, Sendable { case drawn, current, failed }

    /// The path of the source or page.
    package var name: String
    package var outcome: Outcome
    /// What there is of it; after a failure what an earlier build made.
    package var outputs: [String]
  }

  /// In the configuration's order.
  package private(set) var entries: [Entry] = []
  /// Files whose content changed, in the order of writing.
  package var written: [String] = []
  /// Files that were made by an earlier build and that nothing asks for, which this one has deleted.
  package var pruned: [String] = []
  /// What a check found; a build finds only what is no longer asked for.
  package var faults: [Fault] = []
  /// How many outputs are up to date in what they show, by the version of Graphviz that laid them out elsewhere.
  var otherVersions: [String: Int] = [:]
  package var diagnostics: [Diagnostic] = []
  /// An output that could not be written, and why.
  package var unwritable: (path: String, reason: String)?

  /// Which outputs are as they are because another version of Graphviz laid them out, in sentences without full stops.
  package var laidOutElsewhere: [String] {
    otherVersions.sorted { $0.key < $1.key }.map { version, count in
      let files = count == 1 ? "1 file was" : "\(count) files were"
      return "\(files) laid out by Graphviz \(version), here is \(Graphviz.version); what is shown is up to date"
    }
  }

  /// Whether some path or pattern of the configuration fits no file.
  package var hasUnmatchedPatterns: Bool { diagnostics.contains { $0.code == "no-match" } }

  /// Whether some figure could not be made.
  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// How much there is, in a sentence: `30 figures of 12 sources and pages: 3 drawn, 9 up to date; 4 files written`.
  package var summary: String {
    let parts = ["\(drawn) drawn", "\(current) up to date"] + (failed > 0 ? ["\(failed) failed"] : [])
    let files = written.count == 1 ? "1 file written" : "\(written.count) files written"
    let made = drawn + current + failed
    let figures = figures == 1 ? "1 figure" : "\(figures) figures"
    return
      "\(figures) of \(made) \(made == 1 ? "source or page" : "sources and pages"): \(parts.joined(separator: ", ")); \(files)"
  }

  /// Figures that have files: those for several themes, in several formats or on linked pages count once for each page.
  package var figures: Int {
    let files = entries.flatMap(\.outputs).filter { !$0.hasSuffix(".md") && !$0.hasSuffix(".mdx") }
    return Set(files.map { String($0.prefix(upTo: $0.lastIndex(of: ".") ?? $0.endIndex).split(separator: "~")[0]) })
      .count
  }

  /// Figures and pages that were made anew.
  package var drawn: Int { count(.drawn) }
  /// Figures and pages that nothing had changed for.
  package var current: Int { count(.current) }
  /// Figures and pages that could not be made.
  package var failed: Int { count(.failed) }

  private func count(_ outcome: Entry.Outcome) -> Int { entries.count { $0.outcome == outcome } }

  mutating func note(_ task: any BuildTask, _ outcome: Entry.Outcome, _ outputs: [String]) {
    entries.append(Entry(name: task.name, outcome: outcome, outputs: outputs))
  }
}
