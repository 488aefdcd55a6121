import VCDiagnostics

/// What is wrong with a file: the first errors in full, and how many more there are.
struct Findings {
  /// Errors that are reported for one file.
  static let limit = 100

  private(set) var diagnostics: [Diagnostic] = []
  /// Errors beyond the limit, of which nothing is made.
  private(set) var further = 0

  /// Whether what is reported now is still told in full.
  var isOpen: Bool { diagnostics.count < Self.limit }

  mutating func report(_ diagnostic: @autoclosure () -> Diagnostic) {
    if isOpen { diagnostics.append(diagnostic()) } else { further += 1 }
  }

  /// The findings of several stages in the file's order, within the limit.
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
