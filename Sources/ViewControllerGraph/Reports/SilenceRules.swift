import VCFiles

/// Findings of one code that somebody looked at and wants to hear no more of, as a site's configuration says it.
package struct SilenceRule: Hashable, Sendable {
  package var code: String
  /// The controller that they are about; `nil` for all.
  package var controller: String?
  /// A file, a folder, or a pattern for either; `nil` for everywhere.
  package var path: PathPattern?
  package var location: SourceLocation?

  package init(code: String, controller: String? = nil, path: PathPattern? = nil, location: SourceLocation? = nil) {
    self.code = code
    self.controller = controller
    self.path = path
    self.location = location
  }

  /// Whether it has something to say about a file.
  fileprivate func counts(for file: String) -> Bool {
    guard let path else { return true }
    var place = file[...]
    while !place.isEmpty {
      if path.matches(String(place)) { return true }
      guard let slash = place.lastIndex(of: "/") else { return false }
      place = place[..<slash]
    }
    return false
  }

  fileprivate func silences(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.code == code && (controller.map { $0 == diagnostic.controller } ?? true)
  }
}

/// The rules of a site, and which of them were of use.
package struct SilenceRules: Sendable {
  private let rules: [SilenceRule]
  private var used: Set<Int> = []
  /// Rules for files of which there was something else to say.
  private var met: Set<Int> = []

  package init(_ rules: [SilenceRule]) { self.rules = rules }

  /// The diagnostics that nobody silenced. Errors cannot be silenced.
  /// - Parameter name: What the configuration calls the file that a diagnostic speaks of.
  package mutating func left(
    of diagnostics: [Diagnostic], naming name: (_ file: String) -> String = { $0 }
  ) -> [Diagnostic] {
    guard !rules.isEmpty else { return diagnostics }
    return diagnostics.filter { diagnostic in
      let file = name(diagnostic.location?.file ?? "")
      var isSilenced = false
      for (position, rule) in rules.enumerated() where rule.counts(for: file) {
        if rule.path != nil { met.insert(position) }
        guard diagnostic.severity != .error, rule.silences(diagnostic) else { continue }
        used.insert(position)
        isSilenced = true
      }
      return !isSilenced
    }
  }

  /// A note for each rule that silenced nothing though its files were looked at; of a rule for all files nobody knows.
  package var notes: [Diagnostic] {
    rules.enumerated().compactMap { position, rule in
      guard met.contains(position), !used.contains(position) else { return nil }
      return .silencesNothing(rule.code, at: rule.location)
    }
  }
}
