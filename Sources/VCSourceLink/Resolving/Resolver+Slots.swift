import VCSourceFacts

/// The distinction between views that only wrap their content and screens with a placeholder for content.
extension Resolver {
  /// Returns whether a view with a builder for some of its content is a screen itself: its content is optional, it passes
  /// the content to a row of its list, or it has its own subject and shows other views of the app next to its content.
  func isScreenItself(_ type: TypeSymbol, builders: Set<String>) -> Bool {
    let isOptional = (type.functions["init"] ?? []).contains { function in
      function.declaration.parameters.contains { builders.contains($0.name) && $0.defaultValue != nil }
    }
    guard !isOptional, let body = type.variables["body"] else { return isOptional }
    var rows = RowContent(contents: builders)
    rows.read(body.declaration.getter ?? [])
    if rows.isFound { return true }
    guard type.allVariables.contains(where: { isOwnSubject($0, of: type) }) else { return false }
    return shows(.viewsOfTheApp, body.declaration.getter ?? [], of: type, depth: 0)
  }

  /// Returns whether a view's body creates any views of the app.
  func showsOwnViews(_ type: TypeSymbol) -> Bool {
    shows(.viewsOfTheApp, type.variables["body"]?.declaration.getter ?? [], of: type, depth: 0)
  }

  /// Returns whether a view's body shows what one of its builders creates in place, rather than in a sheet.
  func showsInPlace(_ builders: Set<String>, _ type: TypeSymbol) -> Bool {
    shows(.builders(builders), type.variables["body"]?.declaration.getter ?? [], of: type, depth: 0)
  }

  /// What a search of a view's body is for.
  private enum Sought {
    case viewsOfTheApp
    /// What the properties of these names create.
    case builders(Set<String>)

    func isBuilder(_ name: String) -> Bool {
      if case .builders(let names) = self { names.contains(name) } else { false }
    }
  }

  /// Returns whether a property is the subject of a view: a value of a type of the app that is not a view.
  private func isOwnSubject(_ variable: VariableSymbol, of type: TypeSymbol) -> Bool {
    let declaration = variable.declaration
    let wrappers: Set<String> = ["State", "ObservedObject", "StateObject", "Bindable"]
    guard declaration.getter == nil, declaration.value == nil, !declaration.isStatic,
      declaration.attributes.allSatisfy({ wrappers.contains($0.name) }), let written = declaration.type,
      let symbol = index.symbol(index.type(written, in: type).plain.name)
    else { return false }
    return (symbol.kind == .class || symbol.kind == .struct) && !index.isView(symbol.name)
  }

  private func shows(_ sought: Sought, _ body: [Statement], of type: TypeSymbol, depth: Int) -> Bool {
    body.contains { statement in
      switch statement {
      case .expression(let value), .result(let value?, _): shows(sought, value, of: type, depth: depth)
      case .conditional(_, let then, let otherwise): shows(sought, then + otherwise, of: type, depth: depth)
      case .selection(_, let cases): cases.contains { shows(sought, $0.body, of: type, depth: depth) }
      case .block(let body): shows(sought, body, of: type, depth: depth)
      case .compiled(let clauses):
        clauses.contains { index.platform.mayInclude($0.condition) && shows(sought, $0.body, of: type, depth: depth) }
      case .binding, .requirement, .assignment, .loop, .function, .result(nil, _): false
      }
    }
  }

  /// Ignores the arguments of modifiers, such as overlays and backgrounds.
  private func shows(_ sought: Sought, _ value: Expression, of type: TypeSymbol, depth: Int) -> Bool {
    guard depth < LinkLimits.aliases else { return false }
    switch value {
    case .name(let name, _), .member(.name("self", _)?, let name, _):
      if sought.isBuilder(name) { return true }
      return shows(sought, type.variables[name]?.declaration.getter ?? [], of: type, depth: depth + 1)
    case .call(let call):
      if let receiver = call.receiver, !isSelf(receiver) { return shows(sought, receiver, of: type, depth: depth) }
      guard let name = call.calledName else { return false }
      if sought.isBuilder(name) { return true }
      if !name.looksLikeType {
        return (type.functions[name] ?? []).contains {
          shows(sought, $0.body ?? [], of: type, depth: depth + 1)
        }
      }
      let isContainer = call.arguments.contains { if case .closure = $0.value { true } else { false } }
      let full = index.resolve(name, in: type)
      if case .viewsOfTheApp = sought, index.isDeclared(full), index.isView(full), !isContainer { return true }
      return call.arguments.contains { argument in
        guard case .closure(let closure) = argument.value else {
          // `AnyView(content())`
          if case .builders = sought { return shows(sought, argument.value, of: type, depth: depth + 1) }
          return false
        }
        return shows(sought, closure.body, of: type, depth: depth + 1)
      }
    case .choice(let parts, _): return parts.contains { shows(sought, $0, of: type, depth: depth) }
    case .branches(let statement): return shows(sought, [statement], of: type, depth: depth)
    default: return false
    }
  }
}

/// A search for a view's content among the arguments of the rows in its list: `List { Row(text: label, detail: content) }`.
private struct RowContent: CodeVisitor {
  /// The names of the properties with content.
  let contents: Set<String>
  /// Whether the traversed code is inside a list.
  private var isInList = false
  private(set) var isFound = false

  init(contents: Set<String>) { self.contents = contents }

  mutating func visit(_ expression: Expression) {
    guard case .call(let call) = expression, let name = call.calledName else { return }
    if isInList, name.looksLikeType {
      isFound = isFound || call.arguments.contains { $0.value.ownProperty.map(contents.contains) ?? false }
    }
    guard !isInList, name == "List" || name == "Form" else { return }
    var rows = self
    rows.isInList = true
    for case .closure(let closure) in call.arguments.map(\.value) { rows.read(closure.body) }
    isFound = rows.isFound
  }
}
