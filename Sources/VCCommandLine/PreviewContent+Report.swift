import VCPreview
import VCSite
import ViewControllerGraph

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension PreviewContent {
  /// Creates content from the report of a build and the diagnostics of the site's configuration.
  init(_ report: BuildReport, _ diagnostics: [Diagnostic]) {
    self.init(diagnostics + report.diagnostics)
    sources = report.entries.reduce(into: []) { sources, entry in
      if let last = sources.last, last.name == entry.name {
        sources[sources.count - 1].outputs += entry.outputs
        sources[sources.count - 1].isStale = last.isStale || entry.outcome == .failed
      } else {
        sources.append(Source(name: entry.name, outputs: entry.outputs, isStale: entry.outcome == .failed))
      }
    }
    changed = report.written
    if let output = report.unwritable { problems += "\(output.path): cannot be written: \(output.reason)\n" }
  }

  /// Creates content from the diagnostics of a build that could not start.
  init(_ diagnostics: [Diagnostic]) {
    let worth = diagnostics.filter { $0.severity != .note }
    self.init(problems: worth.isEmpty ? "" : DiagnosticPrinter(usesColor: false).text(for: worth))
  }

  /// The content as JSON, for the process that started this one.
  var json: [UInt8] { (try? JSONEncoder().encode(self)).map(Array.init) ?? [] }

  /// Decodes JSON from a build process; returns `nil` if the process ended too early.
  init?(json: [UInt8]) {
    guard let content = try? JSONDecoder().decode(PreviewContent.self, from: Data(json)) else { return nil }
    self = content
  }
}
