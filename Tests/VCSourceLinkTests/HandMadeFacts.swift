import VCModel
import VCNavigation
import VCSourceFacts
import VCSourceLink

/// Short words for facts that no reader is needed for.
enum Facts {
  static let nowhere = SourcePosition(line: 1, column: 1)

  static func name(_ name: String, line: Int = 1) -> Expression { .name(name, SourcePosition(line: line, column: 1)) }

  static func call(_ callee: Expression, _ arguments: [Argument] = [], line: Int = 1) -> Expression {
    .call(Call(callee, arguments, at: SourcePosition(line: line, column: 1)))
  }

  static func make(_ type: String, _ arguments: [Argument] = [], line: Int = 1) -> Expression {
    call(name(type, line: line), arguments, line: line)
  }

  /// `present(target, animated: true)`
  static func present(_ target: Expression, line: Int) -> Statement {
    .expression(call(name("present"), [Argument(nil, target), Argument("animated", .literal("true"))], line: line))
  }

  static func method(_ name: String, _ body: [Statement]) -> FunctionDeclaration {
    var function = FunctionDeclaration(name: name, position: nowhere)
    function.body = body
    return function
  }

  static func type(
    _ name: String, _ inherited: [String], kind: TypeDeclaration.Kind = .class, functions: [FunctionDeclaration] = [],
    variables: [VariableDeclaration] = []
  ) -> TypeDeclaration {
    var type = TypeDeclaration(name: name, kind: kind, inherited: inherited.map { TypeName($0) }, position: nowhere)
    type.functions = functions
    type.variables = variables
    return type
  }

  static func file(_ name: String, _ types: [TypeDeclaration]) -> SourceFacts {
    var facts = SourceFacts(file: name, language: .swift)
    facts.types = types
    return facts
  }
}

extension NavigationMap {
  /// The transitions of facts, each as `source relation target`.
  static func transitions(of facts: [SourceFacts]) -> [String] {
    NavigationMap(joining: SourceLink(facts).fragments).transitions.map {
      "\($0.source ?? "-") \($0.relation) \($0.target ?? "?")"
    }
  }
}
