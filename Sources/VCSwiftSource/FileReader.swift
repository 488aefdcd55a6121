#if SwiftSource
  import SwiftSyntax
  import VCSourceFacts

  /// A reader that traverses the syntax tree of one file and collects its facts.
  ///
  /// It is a class because all parts of the tree add to the same facts. It exists only while the file is read.
  final class FileReader {
    /// The maximum nesting, beyond that of real source code; recursive traversal of the facts must be able to reach it. What is
    /// nested more deeply is left out and reported.
    static let deepest = 1000

    private(set) var facts: SourceFacts
    private let lines: LineTable
    private let privateFunctions: PrivateFunctions
    /// The enclosing types of the current position, outermost first.
    private var scope: [String] = []
    /// The conditions of the enclosing `#if` clauses, as far as these contain declarations.
    private var conditions: [BuildCondition] = []
    private var depth = 0

    init(file: String, _ bytes: [UInt8]) {
      facts = SourceFacts(file: file, language: .swift)
      lines = LineTable(bytes)
      privateFunctions = PrivateFunctions(bytes)
    }

    func read(_ tree: SourceFileSyntax) {
      facts.statements = topLevel(tree.statements)
      if tree.hasError { facts.problems.append(.notUnderstood(at: position(of: firstError(in: tree)))) }
    }

    // MARK: Places

    func position(of node: some SyntaxProtocol) -> SourcePosition {
      lines.position(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    }

    private func firstError(in tree: SourceFileSyntax) -> Syntax {
      var node = Syntax(tree)
      while let next = node.children(viewMode: .all).first(where: { $0.hasError || $0.is(UnexpectedNodesSyntax.self) })
      {
        node = next
      }
      return node
    }

    /// Returns whether code may call a function.
    func isCalled(_ function: FunctionDeclSyntax) -> Bool { !privateFunctions.isUncalled(function) }

    // MARK: Depth

    /// Reads a nested node, unless the nesting is too deep.
    func nested<Value>(_ node: some SyntaxProtocol, or fallback: Value, _ read: () -> Value) -> Value {
      guard depth < Self.deepest else {
        if facts.problems.last?.message != SourceProblem.tooDeepMessage {
          facts.problems.append(.tooDeep(at: position(of: node)))
        }
        return fallback
      }
      depth += 1
      defer { depth -= 1 }
      return read()
    }

    // MARK: Context

    /// The compilation condition of a declaration at the current position.
    var condition: BuildCondition? {
      conditions.count > 1 ? .all(conditions) : conditions.first
    }

    func under(_ condition: BuildCondition, _ read: () -> Void) {
      conditions.append(condition)
      read()
      conditions.removeLast()
    }

    func fullName(_ name: String) -> String { (scope + [name]).joined(separator: ".") }

    /// Adds a type before its nested types.
    func add(_ type: TypeDeclaration, members: (inout TypeDeclaration) -> Void) {
      let place = facts.types.count
      facts.types.append(type)
      let outside = scope
      scope = [type.name]
      var type = type
      members(&type)
      scope = outside
      facts.types[place] = type
    }

    func add(_ alias: TypeAlias) { facts.aliases.append(alias) }

    func addImport(_ name: String) { facts.imports.append(name) }

    func addGlobal(_ function: FunctionDeclaration) { facts.functions.append(function) }

    func addGlobals(_ variables: [VariableDeclaration]) { facts.variables += variables }
  }

  extension SourceProblem {
    fileprivate static let tooDeepMessage = "nested too deeply; the contents are skipped"

    fileprivate static func tooDeep(at position: SourcePosition) -> SourceProblem {
      SourceProblem(tooDeepMessage, at: position)
    }

    fileprivate static func notUnderstood(at position: SourcePosition) -> SourceProblem {
      SourceProblem("unrecognised syntax; only the rest of the file is read", at: position)
    }
  }
#endif
