/// A readable listing of facts for users and tests: the source code as far as the facts represent it.
///
/// Types keep their order, with members indented. Equivalent source forms are printed alike: `[a b]` and `a.b()` look the
/// same.
package struct FactsText {
  private var lines: [String] = []
  private var indentation = ""
  private let showsPlaces: Bool

  /// Creates a listing of facts.
  /// - Parameter showsPlaces: Whether calls and declarations are followed by line and column, as in `@3:5`.
  package init(_ facts: SourceFacts, places showsPlaces: Bool = false) {
    self.showsPlaces = showsPlaces
    for name in facts.imports { line("import \(name)") }
    for alias in facts.aliases { line("typealias \(alias.name) = \(alias.type)") }
    for type in facts.types { write(type) }
    for function in facts.functions { write(function) }
    for variable in facts.variables { write(variable) }
    write(facts.statements)
    for problem in facts.problems {
      line("problem \(problem.position.line):\(problem.position.column): \(problem.message)")
    }
  }

  /// The lines, each with a newline.
  package var text: String { lines.map { $0 + "\n" }.joined() }

  private mutating func line(_ text: String) { lines.append(indentation + text) }

  private mutating func inside(_ body: (inout FactsText) -> Void) {
    let outside = indentation
    indentation += "  "
    body(&self)
    indentation = outside
  }

  private func place(_ position: SourcePosition) -> String {
    showsPlaces ? "@\(position.line):\(position.column)" : ""
  }
}

// MARK: - Declarations

extension FactsText {
  private mutating func write(_ type: TypeDeclaration) {
    let heading = [
      type.condition.map { "#if \($0)" }, type.isImplementation ? nil : "@interface", "\(type.kind)",
      type.name + generics(type.generics) + place(type.position),
      type.runtimeName.map { "@objc(\($0))" },
      type.inherited.isEmpty ? nil : ": " + list(type.inherited.map(\.description)),
    ].compactMap(\.self)
    line((type.attributes.map { "@" + $0 } + heading).joined(separator: " "))
    inside { text in
      for enumCase in type.cases { text.write(enumCase) }
      for variable in type.variables { text.write(variable) }
      for function in type.functions { text.write(function) }
    }
  }

  private mutating func write(_ enumCase: EnumCase) {
    let parameters = enumCase.parameters.isEmpty ? "" : "(\(list(enumCase.parameters.map(parameter))))"
    let raw = enumCase.rawValue.map { " = \(text(of: $0))" } ?? ""
    line("case \(enumCase.name)\(place(enumCase.position))\(parameters)\(raw)")
  }

  private mutating func write(_ variable: VariableDeclaration) {
    var text = variable.condition.map { "#if \($0) " } ?? ""
    text += variable.attributes.map { attribute($0) + " " }.joined() + (variable.isStatic ? "static " : "")
    text += "var \(variable.name)\(place(variable.position))" + (variable.type.map { ": \($0)" } ?? "")
    if let value = variable.value { text += " = " + self.text(of: value) }
    line(text)
    inside { text in
      if let getter = variable.getter {
        text.line("get")
        text.inside { $0.write(getter) }
      }
      if !variable.observers.isEmpty {
        text.line("set")
        text.inside { $0.write(variable.observers) }
      }
    }
  }

  private mutating func write(_ function: FunctionDeclaration) {
    var text = function.condition.map { "#if \($0) " } ?? ""
    text += function.attributes.map { attribute($0) + " " }.joined()
    text += function.isFilePrivate ? "private " : ""
    text += (function.isStatic ? "static " : "") + (function.isOverride ? "override " : "")
    text += "func \(function.name)\(generics(function.generics))\(place(function.position))"
    text += "(\(list(function.parameters.map(parameter))))" + (function.result.map { " -> \($0)" } ?? "")
    text += function.isAsync ? " async" : ""
    if let selector = function.selector { text += " selector \(selector)" }
    line(text + (function.code == nil ? " (declared)" : ""))
    inside { $0.write(function.body ?? []) }
  }

  private func generics(_ parameters: [GenericParameter]) -> String {
    parameters.isEmpty ? "" : "<\(list(parameters.map { $0.name + ($0.constraint.map { ": \($0)" } ?? "") }))>"
  }

  private func parameter(_ parameter: Parameter) -> String {
    var text = parameter.attributes.map { "@\($0) " }.joined()
    let label = parameter.label ?? "_"
    text += label == parameter.name ? label : "\(label) \(parameter.name)"
    text += parameter.type.map { ": \($0)" } ?? ""
    return text + (parameter.defaultValue.map { " = \(self.text(of: $0))" } ?? "")
  }

  private func attribute(_ attribute: Attribute) -> String {
    "@\(attribute.name)" + (attribute.arguments.isEmpty ? "" : "(\(list(attribute.arguments.map(argument))))")
  }
}

// MARK: - Statements

extension FactsText {
  private mutating func write(_ statements: [Statement]) {
    for statement in statements { write(statement) }
  }

  private mutating func block(_ heading: String, _ body: [Statement]) {
    line(heading)
    inside { $0.write(body) }
  }

  private mutating func write(_ statement: Statement) {
    switch statement {
    case .binding(let binding): line("let \(text(of: binding))")
    case .assignment(let target, let value, let position):
      line("\(text(of: target)) =\(place(position)) \(text(of: value))")
    case .expression(let value): line(text(of: value))
    case .result(let value, let position):
      line("return\(place(position))" + (value.map { " " + text(of: $0) } ?? ""))
    case .conditional(let conditions, let then, let otherwise):
      block("if \(list(conditions.map(text)))", then)
      if !otherwise.isEmpty { block("else", otherwise) }
    case .requirement(let conditions, let otherwise): block("guard \(list(conditions.map(text)))", otherwise)
    case .selection(let subject, let cases):
      line("switch \(text(of: subject))")
      for found in cases {
        let heading = found.patterns.isEmpty ? "default" : "case \(list(found.patterns.map(text)))"
        block(heading + place(found.position), found.body)
      }
    case .loop(let pattern, let sequence, let body):
      block("for \(pattern.map(text) ?? "") in \(sequence.map(text) ?? "")", body)
    case .function(let function): write(function)
    case .block(let body): block("do", body)
    case .compiled(let clauses):
      for clause in clauses { block("#if \(clause.condition)", clause.body) }
    }
  }

  private func text(of binding: Binding) -> String {
    text(of: binding.pattern) + place(binding.position) + (binding.type.map { ": \($0)" } ?? "")
      + (binding.value.map { " = " + text(of: $0) } ?? "")
  }

  private func text(of condition: Condition) -> String {
    switch condition {
    case .expression(let value): text(of: value)
    case .binding(let binding): "let \(text(of: binding))"
    case .match(let pattern, let value): "case \(text(of: pattern)) = \(text(of: value))"
    case .availability(let text): text
    }
  }

  private func text(of pattern: Pattern) -> String {
    switch pattern {
    case .name(let name): "let \(name)"
    case .enumCase(let type, let name, let parts):
      "\(type?.description ?? "").\(name)" + (parts.isEmpty ? "" : "(\(list(parts.map(text))))")
    case .tuple(let parts): "(\(list(parts.map(text))))"
    case .type(let inner, let type): "\(inner.map(text) ?? "_") as \(type)"
    case .value(let value): text(of: value)
    case .anything: "_"
    }
  }
}

// MARK: - Expressions

extension FactsText {
  private func text(of expression: Expression) -> String {
    switch expression {
    case .name(let name, let position): name + place(position)
    case .member(let base, let name, let position): "\(base.map(text) ?? "").\(name)\(place(position))"
    case .call(let call): text(of: call)
    case .element(let base, let arguments, _): "\(text(of: base))[\(list(arguments.map(argument)))]"
    case .text(let text):
      "\"\(text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\\n"))\""
    case .literal(let text): text
    case .list(let parts): "[\(list(parts.map(text)))]"
    case .dictionary(let parts): "[: \(list(parts.map(text)))]"
    case .closure(let closure): text(of: closure)
    case .cast(let value, let type): "(\(text(of: value)) as \(type))"
    case .choice(let values, let condition):
      "(\(condition.map { text(of: $0) + " ? " } ?? "")\(values.map(text).joined(separator: " | ")))"
    case .branches(let statement): "{ \(oneLine([statement])) }"
    case .selector(let name, let position): "#selector(\(name)\(place(position)))"
    case .keyPath(let root, let names): "\\\(root?.description ?? "").\(names.joined(separator: "."))"
    case .metatype(let type): "\(type).self"
    case .other(let parts): "other(\(list(parts.map(text))))"
    case .tuple(let elements): "(\(list(elements.map(argument))))"
    }
  }

  private func text(of call: Call) -> String {
    var callee = text(of: call.callee)
    if showsPlaces, !callee.hasSuffix(place(call.position)) { callee += place(call.position) }
    let generics = call.generics.isEmpty ? "" : "<\(list(call.generics.map(\.description)))>"
    if call.isAwaited { callee = "await \(callee)" }
    return callee + generics + "(\(list(call.arguments.map(argument))))" + (call.selector.map { " [\($0)]" } ?? "")
  }

  private func argument(_ argument: Argument) -> String {
    (argument.label.map { "\($0): " } ?? "") + text(of: argument.value)
  }

  private func text(of closure: Closure) -> String {
    let captures = closure.captures.map { $0.name + ($0.value.map { " = \(text(of: $0))" } ?? "") }
    let signature = [
      captures.isEmpty ? nil : "[\(list(captures))]",
      closure.parameters.isEmpty
        ? nil : list(closure.parameters.map { $0.name + ($0.type.map { ": \($0)" } ?? "") }),
    ].compactMap(\.self)
    let heading = signature.isEmpty ? "" : signature.joined(separator: " ") + " in "
    return closure.body.isEmpty ? "{ \(heading)}" : "{ \(heading)\(oneLine(closure.body)) }"
  }

  /// Returns the statements on one line, with braces instead of indentation.
  private func oneLine(_ statements: [Statement]) -> String {
    var inner = self
    inner.lines = []
    inner.indentation = ""
    inner.write(statements)
    var depth = 0
    var text = ""
    for line in inner.lines {
      let indentation = line.prefix { $0 == " " }.count / 2
      if !text.isEmpty { text += indentation > depth ? " { " : indentation < depth ? "" : "; " }
      if indentation < depth { text += String(repeating: " }", count: depth - indentation) + "; " }
      text += line.dropFirst(indentation * 2)
      depth = indentation
    }
    return text + String(repeating: " }", count: depth)
  }

  private func list(_ parts: [String]) -> String { parts.joined(separator: ", ") }
}
