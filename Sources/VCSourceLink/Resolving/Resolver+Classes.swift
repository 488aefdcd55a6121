import VCModel
import VCSourceFacts

/// Classes as values, from which controllers are created: `[First.self, Second.self][row].init()`,
/// `[[NSClassFromString(item[@"class"]) alloc] init]`.
extension Resolver {
  /// Returns the controllers that an initialiser of an unknown class creates; `nil` for other calls.
  func madeFromClass(_ call: Call, _ scope: Scope) -> Outcome? {
    guard case .member(let receiver?, let name, _) = call.callee, name == "new" || name.hasPrefix("init") else {
      return nil
    }
    let type = receiver.allocatedClass ?? receiver
    let known = isComputed(type, scope) ? classes(of: type, scope).filter(index.isSpecificController) : []
    if !known.isEmpty {
      return known.reduce(into: Outcome()) { $0.add(Outcome(candidates: [ScreenCandidate(.type($1), .property)])) }
    }
    return receiver.allocatedClass.flatMap { givenClass($0, scope) } ?? madeFromGivenType(receiver, name, scope)
  }

  /// Returns the parameter or property with a type that other code supplies, if no specific one is declared: `type.init()`.
  private func madeFromGivenType(_ receiver: Expression, _ name: String, _ scope: Scope) -> Outcome? {
    guard name == "init", let type = type(of: receiver, scope), type.isMeta, !index.isSpecificController(type.name),
      let use = useOfType(receiver, scope)
    else { return nil }
    return Outcome(uses: [.part(use, name: name, labels: [])])
  }

  /// Returns the parameter or property with a class that other code supplies: `[[controllerClass alloc] init]`.
  private func givenClass(_ type: Expression, _ scope: Scope) -> Outcome? {
    guard let name = type.ownProperty, !name.looksLikeType else { return nil }
    guard let local = scope.local(name) else {
      guard let variable = variable(name, scope), self.type(of: variable)?.name == "Class" else { return nil }
      return Outcome(uses: [.property(variable)])
    }
    guard case .parameter(let place) = local.source, let function = scope.context.function else { return nil }
    return Outcome(uses: [.parameter(function, place)])
  }

  /// Returns the controller whose class is the value of `[Detail class]`.
  func screen(ofClassMessage call: Call, _ scope: Scope) -> Outcome? {
    guard call.calledName == "class", call.arguments.isEmpty, let receiver = call.receiver else { return nil }
    let classes = classes(named: receiver, scope).filter(index.isSpecificController)
    return classes.isEmpty ? nil : Outcome(candidates: classes.map { ScreenCandidate(.type($0), .parameter) })
  }

  /// Returns whether a class is the value of an expression, rather than written as a name.
  private func isComputed(_ expression: Expression, _ scope: Scope) -> Bool {
    switch expression {
    case .element, .choice: true
    case .call(let call): call.calledName != "class" && call.calledName != "alloc"
    case .name(let name, _): scope.local(name).map { !$0.values.isEmpty } ?? (variable(name, scope) != nil)
    case .member(.some, let name, _): name != "self" && name != "class" && !name.looksLikeType
    case .cast(let inner, _): isComputed(inner, scope)
    default: false
    }
  }

  /// Returns the types that an expression may be: `[First.self, Second.self][row]`.
  func classes(of expression: Expression, _ scope: Scope) -> [String] {
    limitingDepth([]) {
      switch expression {
      case .metatype(let type): return declared(index.type(type, in: scope.context.owner).name)
      case .member(let base?, "self", _), .member(let base?, "class", _): return classes(named: base, scope)
      case .name(let name, _):
        if let local = scope.local(name) {
          return once(local, []) {
            if case .element = local.source {
              return local.values.flatMap { elements(of: $0.value, $0.scope) }.flatMap {
                classes(of: $0.value, $0.scope)
              }
            }
            return local.values.flatMap { classes(of: $0.value, $0.scope) }
          }
        }
        return variable(name, scope).map(classes(of:)) ?? classes(named: expression, scope)
      // `var screen: Screen.Type { switch self { … } }` of another object.
      case .member(let base?, let name, _):
        let variable = type(of: base, scope).flatMap { index.variable(name, of: $0.plain.name) }
        return variable.map(classes(of:)) ?? classes(named: expression, scope)
      case .element(let base, let arguments, _):
        return selected(arguments, of: base, scope).flatMap { classes(of: $0.value, $0.scope) }
      case .cast(let inner, _): return classes(of: inner, scope)
      case .choice(let parts, let condition):
        return scope.alternatives(parts, when: condition).flatMap { classes(of: $0.value, $0.scope) }
      case .call(let call): return classes(of: call, scope)
      default: return []
      }
    }
  }

  private func classes(of call: Call, _ scope: Scope) -> [String] {
    if call.calledName == "NSClassFromString", let name = call.firstPlain {
      return texts(of: name, scope).flatMap { declared(lastPart(of: $0)) }
    }
    if call.calledName == "class", call.arguments.isEmpty, let receiver = call.receiver {
      return classes(named: receiver, scope)
    }
    guard case .functions(let functions, _) = callee(of: call, scope), !index.isAmbiguous(functions) else {
      guard let list = call.receiver, Self.elementCalls.contains(call.calledName ?? "") else { return [] }
      return elements(of: list, scope).flatMap { classes(of: $0.value, $0.scope) }
    }
    return functions.flatMap { results(of: $0) }.flatMap { classes(of: $0.value, $0.scope) }
  }

  private func classes(of variable: VariableSymbol) -> [String] {
    once(variable, []) {
      let scope = variable.scope
      let written = variable.declaration.value.map { [($0, scope)] } ?? []
      return (written + results(of: variable) + assignments(to: variable)).flatMap { classes(of: $0.0, $0.1) }
    }
  }

  private func classes(named expression: Expression, _ scope: Scope) -> [String] {
    guard let type = type(of: expression, scope), type.isMeta else { return [] }
    return declared(type.name)
  }

  private func declared(_ name: String) -> [String] {
    let known = index.isDeclared(name) ? name : index.orderedTypes.first { $0.runtimeName == name }?.name
    return known.map { [$0] } ?? []
  }

  /// Methods that return any one element of a list.
  private static let elementCalls: Set<String> = ["popLast", "popFirst", "removeLast", "removeFirst", "randomElement"]

  /// Returns the strings that an expression may be.
  private func texts(of expression: Expression, _ scope: Scope) -> [String] {
    if let text = text(of: expression, scope) { return [text] }
    guard case .element(let base, let arguments, _) = expression else { return [] }
    return selected(arguments, of: base, scope).compactMap { text(of: $0.value, $0.scope) }
  }

  /// Returns the elements of a list or dictionary that a subscript may select.
  private func selected(_ arguments: [Argument], of base: Expression, _ scope: Scope)
    -> [(value: Expression, scope: Scope)]
  {
    guard let key = arguments.first?.value else { return [] }
    if let found = values(ofKey: key, in: base, scope) { return found }
    let all = elements(of: base, scope)
    if case .literal(let text) = key, let place = Int(text), place < all.count, isInOrder(all, of: base, scope) {
      return [all[place]]
    }
    return all
  }

  // MARK: Dictionaries

  /// Returns the values of a key in dictionaries whose literals are known; `nil` if none of them has the key.
  func values(ofKey key: Expression, in dictionary: Expression, _ scope: Scope) -> [(value: Expression, scope: Scope)]?
  {
    let found = dictionaries(dictionary, scope).flatMap { parts, inner in
      stride(from: 1, to: parts.count, by: 2).filter { isSame(parts[$0 - 1], inner, key, scope) }.map {
        (value: parts[$0], scope: inner)
      }
    }
    return found.isEmpty ? nil : found
  }

  /// Returns whether two keys are the same string, or the same constant of unknown value.
  private func isSame(_ key: Expression, _ scope: Scope, _ other: Expression, _ otherScope: Scope) -> Bool {
    if let text = text(of: key, scope) { return text == self.text(of: other, otherScope) }
    if case .name(let name, _) = key, case .name(name, _) = other { return true }
    return false
  }

  /// Returns the literals that a dictionary may be: keys and values in turn.
  private func dictionaries(_ expression: Expression, _ scope: Scope) -> [(parts: [Expression], scope: Scope)] {
    limitingDepth([]) {
      switch expression {
      case .dictionary(let parts): return [(parts, scope)]
      case .cast(let inner, _): return dictionaries(inner, scope)
      case .element(let list, let arguments, _):
        return selected(arguments, of: list, scope).flatMap { dictionaries($0.value, $0.scope) }
      case .member(.name("self", _)?, let name, let position): return dictionaries(.name(name, position), scope)
      case .name(let name, _):
        if let local = scope.local(name) { return once(local, []) { dictionaries(local) } }
        guard let variable = self.variable(name, scope) else { return [] }
        return once(variable, []) {
          let written = variable.declaration.value.map { [($0, variable.scope)] } ?? []
          return (written + assignments(to: variable)).flatMap { dictionaries($0.0, $0.1) }
        }
      default: return []
      }
    }
  }

  private func dictionaries(_ local: Local) -> [(parts: [Expression], scope: Scope)] {
    switch local.source {
    case .element:
      return local.values.flatMap { elements(of: $0.value, $0.scope) }.flatMap { dictionaries($0.value, $0.scope) }
    case .closureParameter(0, _, let call, let scope):
      guard let list = call.receiver, let name = call.calledName, Self.listCalls.contains(name) else { return [] }
      return elements(of: list, scope).flatMap { dictionaries($0.value, $0.scope) }
    default: return local.values.flatMap { dictionaries($0.value, $0.scope) }
    }
  }

  /// Methods that call a closure with each element of a list, in Swift and Objective-C.
  static let listCalls: Set<String> = ["map", "compactMap", "forEach", "flatMap", "enumerateObjectsUsingBlock"]
}

extension Expression {
  /// The class in `[class alloc]`.
  fileprivate var allocatedClass: Expression? {
    guard case .call(let call) = self, call.calledName == "alloc" else { return nil }
    return call.receiver
  }
}
