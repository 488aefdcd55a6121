/// Suppressed findings, listed in files beside the sources.
///
/// Interface Builder does not preserve comments, so the list is in a neighbouring file: `Main.storyboard.lint` for
/// `Main.storyboard`, and `.vclint` for everything in a folder. A line has a code and optionally a controller; a word that
/// begins with `#` begins a comment.
public struct Silences {
  /// A line of such a file.
  private struct Rule: Sendable {
    var code: String
    var controller: String?
    /// The file or the folder to which the rule applies.
    var scope: String
    var isFolder: Bool
    var location: SourceLocation
    var isUsed = false

    func silences(_ diagnostic: Diagnostic) -> Bool {
      concerns(diagnostic) && (controller.map { $0 == diagnostic.controller } ?? true)
    }

    /// Returns whether the rule silences the diagnostic if it is about the right controller.
    func concerns(_ diagnostic: Diagnostic) -> Bool {
      guard diagnostic.severity != .error, diagnostic.code == code, let file = diagnostic.location?.file else {
        return false
      }
      return isFolder ? scope.isEmpty || file.hasPrefix(scope + "/") : file == scope
    }
  }

  private var rules: [Rule] = []
  private var known: Set<String> = []
  private let content: (String) -> [UInt8]?

  private init(reading read: @escaping (_ path: String) -> [UInt8]?) { content = read }

  /// Returns the diagnostics that are not suppressed, and a note for each unused line.
  /// - Parameters:
  ///   - diagnostics: The diagnostics of the files beside which the lists may be.
  ///   - controllers: The ids of all controllers, to recognise a misspelt one; may be empty.
  ///   - read: Returns the contents of the file at a path, named as in the diagnostics; `nil` if there is none.
  public static func apply(
    to diagnostics: [Diagnostic], controllers: [String] = [], reading read: @escaping (_ path: String) -> [UInt8]?
  ) -> [Diagnostic] {
    var silences = Silences(reading: read)
    let left = silences.left(of: diagnostics)
    let notes = silences.rules.filter { !$0.isUsed }.map { rule in
      let others = diagnostics.filter(rule.concerns).compactMap(\.controller)
      return Diagnostic.silencesNothing(
        rule.code, of: rule.controller, others: others, known: controllers, at: rule.location)
    }
    return left + notes
  }

  /// Returns the diagnostics that are not suppressed.
  public static func left(
    of diagnostics: [Diagnostic], reading read: @escaping (_ path: String) -> [UInt8]?
  ) -> [Diagnostic] {
    var silences = Silences(reading: read)
    return silences.left(of: diagnostics)
  }

  private mutating func left(of diagnostics: [Diagnostic]) -> [Diagnostic] {
    for file in Set(diagnostics.compactMap(\.location?.file)).sorted() { readNeighbours(of: file) }
    return diagnostics.filter { !silence($0) }
  }

  private mutating func silence(_ diagnostic: Diagnostic) -> Bool {
    var isSilenced = false
    for position in rules.indices where rules[position].silences(diagnostic) {
      rules[position].isUsed = true
      isSilenced = true
    }
    return isSilenced
  }

  private mutating func readNeighbours(of file: String) {
    read(file + ".lint", scope: file, isFolder: false)
    var folder = file
    while let slash = folder.lastIndex(of: "/") {
      folder = String(folder[..<slash])
      read(folder + "/.vclint", scope: folder, isFolder: true)
    }
    if !file.hasPrefix("/") { read(".vclint", scope: "", isFolder: true) }
  }

  private mutating func read(_ path: String, scope: String, isFolder: Bool) {
    guard known.insert(path).inserted, let bytes = content(path) else { return }
    let lines = String(decoding: bytes, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in lines.enumerated() {
      // Scenes without a class have a `#` inside their ids.
      let words = line.split(whereSeparator: \.isWhitespace).prefix { !$0.hasPrefix("#") }
      guard let code = words.first else { continue }
      rules.append(
        Rule(
          code: String(code), controller: words.count > 1 ? words.dropFirst().joined(separator: " ") : nil,
          scope: scope,
          isFolder: isFolder, location: SourceLocation(file: path, line: number + 1, column: 1)))
    }
  }
}

extension Diagnostic {
  /// Returns the note for a rule that suppresses nothing.
  /// - Parameters:
  ///   - code: The code that the rule names.
  ///   - controller: The controller that the rule names.
  ///   - others: The controllers of the findings that have the code, in the files of the rule.
  ///   - known: All controllers; empty if they are unknown.
  ///   - location: The location of the rule.
  static func silencesNothing(
    _ code: String, of controller: String? = nil, others: [String] = [], known: [String] = [],
    at location: SourceLocation?
  ) -> Diagnostic {
    var message = "no finding has the code '\(code)' here"
    var suggestion = "delete the line"
    if let controller {
      let isUnknown = !known.isEmpty && !(known + others).contains(controller)
      if isUnknown { message = "there is no controller '\(controller)' here" }
      if !isUnknown, !others.isEmpty { message = "no finding '\(code)' is about a controller '\(controller)' here" }
      if let near = NearestName.suggestion(for: controller, among: isUnknown ? others + known : others) {
        suggestion = "did you mean '\(near)'?"
      } else if isUnknown, let ids = ids(of: others) {
        suggestion = ids
      }
    }
    return Diagnostic(
      code: "silences-nothing", severity: .note, message: message,
      suggestion: suggestion, at: location)
  }

  /// Returns the controllers that a rule may name instead, if there are few.
  private static func ids(of controllers: [String]) -> String? {
    let ids = Set(controllers).sorted()
    guard (1...3).contains(ids.count) else { return nil }
    return "name it by its id: \(ids.map { "'\($0)'" }.joined(separator: " or "))"
  }
}
