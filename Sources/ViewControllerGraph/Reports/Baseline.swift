#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Findings that are known, so that only new ones are reported.
///
/// Lines do not count: a finding stays known when the file grows above it.
public struct Baseline: Sendable {
  private var known: [Finding: Int] = [:]

  /// Nothing is known.
  public init() {}

  /// The findings of a JSON report, as `check --format json` prints it.
  /// - Throws: A decoding error when it is no such report.
  public init(json bytes: [UInt8]) throws {
    for finding in try JSONDecoder().decode([Finding].self, from: Data(bytes)) { known[finding, default: 0] += 1 }
  }

  /// The diagnostics that are new; a finding that is known twice is left out twice.
  public func removing(from diagnostics: [Diagnostic]) -> [Diagnostic] {
    var left = self
    return left.take(from: diagnostics)
  }

  /// The same for one part of the diagnostics after the other.
  package mutating func take(from diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.filter { diagnostic in
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
