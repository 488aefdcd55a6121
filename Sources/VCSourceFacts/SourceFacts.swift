/// The contents of one source file, reduced to what finding its navigation requires.
///
/// Facts depend only on the file's bytes: names are kept as written, and resolved when the facts of all files are linked.
/// Swift and Objective-C produce the same kinds of facts: a message send is a call of a member, a block is a closure, and a
/// category is an extension.
package struct SourceFacts: Hashable, Sendable {
  /// The file's path relative to the scanned folder.
  package var file: String
  /// The language of the file.
  package var language: SourceLanguage
  /// The imported modules and headers, in source order.
  package var imports: [String]
  /// All type declarations and extensions in source order, nested ones after the enclosing type.
  package var types: [TypeDeclaration]
  /// The global functions.
  package var functions: [FunctionDeclaration]
  /// The global variables.
  package var variables: [VariableDeclaration]
  /// The top-level statements, as in `main.swift` or a playground.
  package var statements: [Statement]
  /// The type aliases, nested ones with their qualified names.
  package var aliases: [TypeAlias]
  /// The parts that could not be parsed.
  package var problems: [SourceProblem]

  /// Creates the facts of a file without any declarations.
  package init(file: String, language: SourceLanguage) {
    self.file = file
    self.language = language
    imports = []
    types = []
    functions = []
    variables = []
    statements = []
    aliases = []
    problems = []
  }
}

/// A language that facts are read from.
package enum SourceLanguage: String, Hashable, Sendable, CaseIterable {
  case swift, objectiveC
}

/// A position in a file.
package struct SourcePosition: Hashable, Sendable {
  /// The line, counted from one.
  package var line: Int
  /// The column, counted from one in UTF-8 bytes.
  package var column: Int

  /// Creates a position.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension SourcePosition: Comparable {
  package static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// A part of a file that its reader could not parse.
package struct SourceProblem: Hashable, Sendable {
  /// The kind of problem.
  package enum Kind: UInt8, Hashable, Sendable {
    case notUnderstood
    /// A conflict marker that Git left.
    case mergeConflict
  }

  package var kind: Kind
  /// The message, in lower case and without a full stop.
  package var message: String
  /// The position of the problem.
  package var position: SourcePosition

  /// Creates a problem.
  package init(_ message: String, kind: Kind = .notUnderstood, at position: SourcePosition) {
    self.kind = kind
    self.message = message
    self.position = position
  }
}
