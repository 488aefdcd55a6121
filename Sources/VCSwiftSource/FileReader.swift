#if SwiftSource
  import SwiftSyntax
  import VCSourceFacts

  /// Goes through the syntax tree of one file and notes what it says.
  ///
  /// A reference, since every part of the tree adds to the same facts. It lives as long as one file is read.
  final class FileReader {
    /// Deeper nesting than any person writes; whoever handles facts may call itself so often.
    static let deepest = 1000

    private(set) var facts: SourceFacts
    private let lines: LineTable
    /// The types around the place that is read, outermost first.
    private var scope: [String] = []
    /// The conditions of the `#if` clauses around the place that is read, as far as they stand around declarations.
    private var conditions: [BuildCondition] = []
    private var depth = 0

    init(file: String, lines: LineTable) {
      facts = SourceFacts(file: file, language: .swift)
      self.lines = lines
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

    // MARK: Depth

    /// Reads something inside something else, unless that goes on for too long.
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

    // MARK: What stands around

    /// The condition under which a declaration at this place counts.
    var condition: BuildCondition? {
      conditions.count > 1 ? .all(conditions) : conditions.first
    }

    func under(_ condition: BuildCondition, _ read: () -> Void) {
      conditions.append(condition)
      read()
      conditions.removeLast()
    }

    func fullName(_ name: String) -> String { (scope + [name]).joined(separator: ".") }

    /// Notes a type before the ones inside it.
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
    fileprivate static let tooDeepMessage = "nested too deeply; what is inside is not read"

    fileprivate static func tooDeep(at position: SourcePosition) -> SourceProblem {
      SourceProblem(tooDeepMessage, at: position)
    }

    fileprivate static func notUnderstood(at position: SourcePosition) -> SourceProblem {
      SourceProblem("the syntax is not understood here; what can be understood of the file counts", at: position)
    }
  }
#endif
