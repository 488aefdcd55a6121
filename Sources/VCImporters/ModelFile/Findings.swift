import VCDiagnostics

/// The errors of a file: the first ones in full, and the number of the others.
struct Findings {
  /// The maximum number of errors reported for one file.
  static let limit = 100

  private(set) var diagnostics: [Diagnostic] = []
  /// The number of errors beyond the limit, for which no diagnostic is created.
  private(set) var further = 0

  /// Whether further errors are still reported in full.
  var isOpen: Bool { diagnostics.count < Self.limit }

  mutating func report(_ diagnostic: @autoclosure () -> Diagnostic) {
    if isOpen { diagnostics.append(diagnostic()) } else { further += 1 }
  }

  /// Returns the findings of several stages in the order of the file, within the limit.
  static func joined(_ stages: [Findings]) -> [Diagnostic] {
    let all = stages.flatMap(\.diagnostics).sorted { isBefore($0.location, $1.location) }
    let further = stages.reduce(0) { $0 + $1.further } + max(0, all.count - limit)
    let shown = all.prefix(limit)
    guard further > 0 else { return Array(shown) }
    return shown + [.further(further, at: shown.last?.location)]
  }

  private static func isBefore(_ left: SourceLocation?, _ right: SourceLocation?) -> Bool {
    guard let right else { return false }
    guard let left else { return true }
    return left < right
  }
}

extension Diagnostic {
  fileprivate static func further(_ count: Int, at location: SourceLocation?) -> Self {
    Diagnostic(
      code: "further-errors", severity: .error, message: "\(count) further errors are not shown", at: location)
  }
}
