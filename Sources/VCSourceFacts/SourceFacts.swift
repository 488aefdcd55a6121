/// What one source file says, as far as finding its navigation needs it.
///
/// Facts depend on the file's own bytes and nothing else: names are written as the file writes them, and what they mean is
/// found when the facts of all files are linked. Swift and Objective-C become the same facts: a message send is a call of
/// a member, a block is a closure, a category is an extension.
package struct SourceFacts: Hashable, Sendable {
  /// The file's path relative to the scanned folder.
  package var file: String
  /// The language it is written in.
  package var language: SourceLanguage
  /// The imported modules and headers, in source order.
  package var imports: [String]
  /// All type declarations and extensions in source order, nested ones after the type that contains them.
  package var types: [TypeDeclaration]
  /// Functions outside any type.
  package var functions: [FunctionDeclaration]
  /// Variables outside any type.
  package var variables: [VariableDeclaration]
  /// Statements outside any function: a `main.swift` or a playground.
  package var statements: [Statement]
  /// Type aliases, nested ones under their full name.
  package var aliases: [TypeAlias]
  /// Places that could not be read.
  package var problems: [SourceProblem]

  /// A file without any declarations.
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

/// The languages that facts are read from.
package enum SourceLanguage: String, Hashable, Sendable, CaseIterable {
  case swift, objectiveC
}

/// A place in a file; line and column count from one, the column in UTF-8 bytes.
package struct SourcePosition: Hashable, Sendable {
  /// Counts from one.
  package var line: Int
  /// Counts from one, in UTF-8 bytes.
  package var column: Int

  /// A place in a file.
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

/// Something in a file that its reader could not understand.
package struct SourceProblem: Hashable, Sendable {
  /// What is wrong, lower case and without a full stop.
  package var message: String
  /// Where it is.
  package var position: SourcePosition

  /// A problem at a place.
  package init(_ message: String, at position: SourcePosition) {
    self.message = message
    self.position = position
  }
}
