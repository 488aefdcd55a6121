import VCFiles

/// A rule in a site's configuration that suppresses findings of one code.
package struct SilenceRule: Hashable, Sendable {
  package var code: String
  /// The controller of the findings; `nil` for all.
  package var controller: String?
  /// A file, a folder, or a pattern for either; `nil` for all files.
  package var path: PathPattern?
  package var location: SourceLocation?

  package init(code: String, controller: String? = nil, path: PathPattern? = nil, location: SourceLocation? = nil) {
    self.code = code
    self.controller = controller
    self.path = path
    self.location = location
  }

  /// Returns whether the rule applies to a file.
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

/// The suppression rules of a site, with a record of which were used.
package struct SilenceRules: Sendable {
  private let rules: [SilenceRule]
  private var used: Set<Int> = []
  /// The rules whose files had other findings.
  private var met: Set<Int> = []
  /// For each rule, the controllers of other findings with its code in its files.
  private var others: [Int: [String]] = [:]

  package init(_ rules: [SilenceRule]) { self.rules = rules }

  /// Returns the diagnostics that are not suppressed. Errors cannot be suppressed.
  /// - Parameter name: Returns the name of a diagnostic's file in the configuration.
  package mutating func left(
    of diagnostics: [Diagnostic], naming name: (_ file: String) -> String = { $0 }
  ) -> [Diagnostic] {
    guard !rules.isEmpty else { return diagnostics }
    return diagnostics.filter { diagnostic in
      let file = name(diagnostic.location?.file ?? "")
      var isSilenced = false
      for (position, rule) in rules.enumerated() where rule.counts(for: file) {
        if rule.path != nil { met.insert(position) }
        guard diagnostic.severity != .error, rule.silences(diagnostic) else {
          if diagnostic.severity != .error, diagnostic.code == rule.code, let controller = diagnostic.controller {
            others[position, default: []].append(controller)
          }
          continue
        }
        used.insert(position)
        isSilenced = true
      }
      return !isSilenced
    }
  }

  /// A note for each unused rule whose files were checked; for a rule that covers all files this is unknown.
  package var notes: [Diagnostic] {
    rules.enumerated().compactMap { position, rule in
      guard met.contains(position), !used.contains(position) else { return nil }
      return .silencesNothing(rule.code, of: rule.controller, others: others[position] ?? [], at: rule.location)
    }
  }
}
