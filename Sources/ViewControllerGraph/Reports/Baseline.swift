#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Known findings, so that only new ones are reported.
///
/// Line numbers are ignored: a finding stays known when lines are added above it. Errors are always reported.
public struct Baseline: Sendable {
  private var known: [Finding: Int] = [:]

  /// Creates an empty baseline.
  public init() {}

  /// Reads the findings of a JSON report, as printed by `check --format json`.
  /// - Throws: A decoding error if it is not such a report.
  public init(json bytes: [UInt8]) throws {
    for finding in try JSONDecoder().decode([Finding].self, from: Data(bytes)) { known[finding, default: 0] += 1 }
  }

  /// Returns the new diagnostics; a finding that is known twice is removed twice.
  public func removing(from diagnostics: [Diagnostic]) -> [Diagnostic] {
    var left = self
    return left.take(from: diagnostics)
  }

  /// Returns the new diagnostics of one part, for calls with one part after another.
  package mutating func take(from diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.filter { diagnostic in
      if diagnostic.severity == .error { return true }
      let finding = Finding(diagnostic)
      guard let count = known[finding], count > 0 else { return true }
      known[finding] = count - 1
      return false
    }
  }

  private struct Finding: Hashable, Sendable, Decodable {
    var code: String
    var message: String
    var file: String?
    var controller: String?

    init(_ diagnostic: Diagnostic) {
      code = diagnostic.code
      message = diagnostic.message
      file = diagnostic.location?.file
      controller = diagnostic.controller
    }
  }
}
