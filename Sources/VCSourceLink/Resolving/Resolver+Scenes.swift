import VCModel
import VCSourceFacts

/// Scenes instantiated from storyboards in code.
extension Resolver {
  /// Returns the scenes that a call may instantiate; empty for other calls.
  func scenes(of call: Call, _ scope: Scope) -> [ScreenCandidate] {
    if let scene = generatedScene(of: call) { return [scene] }
    guard let name = call.calledName, let receiver = call.receiver else { return [] }
    switch name {
    case _ where Self.instantiatingCalls.contains(name):
      guard let value = identifier(ofScene: call) else { return [] }
      let storyboard = storyboard(of: receiver, scope)
      let asking = scope.context.owner.map { index.ancestry(of: $0.name).map(lastPart) } ?? []
      return identifiers(of: value, nil, scope).compactMap { identifier in
        if let scene = storyboards.scene(identifier, in: storyboard, asking: asking) {
          return ScreenCandidate(scene, .storyboard)
        }
        return storyboard.map { ScreenCandidate(.missingScene(storyboard: $0, identifier: identifier), .unresolved) }
      }
    case "instantiateInitialViewController":
      let scene = storyboard(of: receiver, scope).flatMap(storyboards.initial)
      return scene.map { [ScreenCandidate($0, .storyboard)] } ?? []
    default: return []
    }
  }

  private static let instantiatingCalls: Set<String> = [
    "instantiateViewController", "instantiateViewControllerWithIdentifier",
  ]

  private func identifier(ofScene call: Call) -> Expression? {
    call.arguments.first { ["withIdentifier", "identifier", nil].contains($0.label) }?.value
  }

  /// Returns the scene of a call whose identifier is a parameter, or a property that the creator of the object sets.
  func useOfScene(_ call: Call, _ scope: Scope) -> Use? {
    guard let name = call.calledName, Self.instantiatingCalls.contains(name), let receiver = call.receiver,
      case .name(let name, _)? = identifier(ofScene: call)
    else { return nil }
    let storyboard = storyboard(of: receiver, scope)
    if let local = scope.local(name) {
      guard case .parameter(let place) = local.source, let function = scope.context.function else { return nil }
      return .scene(.parameter(function, place), storyboard: storyboard)
    }
    guard let variable = variable(name, scope), variable.declaration.getter == nil, variable.declaration.value == nil
    else { return nil }
    return .scene(.property(variable), storyboard: storyboard)
  }

  /// Returns the name of the storyboard that an expression evaluates to.
  func storyboard(of expression: Expression, _ scope: Scope) -> String? {
    limitingDepth(nil) { foundStoryboard(expression, scope) }
  }

  private func foundStoryboard(_ expression: Expression, _ scope: Scope) -> String? {
    switch expression {
    case .name(let name, let position):
      if let local = scope.local(name) {
        return once(local, nil) {
          local.values(of: name, at: position, in: scope).lazy.compactMap { self.storyboard(of: $0.value, $0.scope) }
            .first
        }
      }
      if let variable = self.variable(name, scope) { return storyboard(of: variable) }
      return name == "storyboard" ? ownStoryboard(scope) : nil
    case .member(let base?, let name, _):
      if name == "storyboard", isSelf(base) { return ownStoryboard(scope) }
      guard let owner = type(of: base, scope) else { return nil }
      return index.variable(name, of: owner.name).flatMap { storyboard(of: $0) }
    case .member(nil, let name, _): return index.variable(name, of: "UIStoryboard").flatMap { storyboard(of: $0) }
    case .cast(let inner, _): return storyboard(of: inner, scope)
    case .choice(let parts, _): return parts.lazy.compactMap { self.storyboard(of: $0, scope) }.first
    case .call(let call):
      let isMade =
        call.calledName == "UIStoryboard" || call.calledName == "storyboardWithName"
        || call.calledName == "init"
      if isMade, let argument = call.argument("name") ?? call.firstPlain { return text(of: argument, scope) }
      guard case .functions(let functions, _) = callee(of: call, scope) else { return nil }
      for function in functions {
        for (value, inner) in results(of: function) {
          if let name = storyboard(of: value, inner) { return name }
        }
      }
      return nil
    default: return nil
    }
  }

  private func storyboard(of variable: VariableSymbol) -> String? {
    once(variable, nil) {
      let scope = variable.scope
      if let value = variable.declaration.value, let name = storyboard(of: value, scope) { return name }
      return results(of: variable).lazy.compactMap { self.storyboard(of: $0.value, $0.scope) }.first
    }
  }

  private func ownStoryboard(_ scope: Scope) -> String? {
    scope.context.owner.flatMap { owner in
      storyboards.storyboard(ofClass: index.ancestry(of: owner.name).map(lastPart))
    }
  }

  /// Returns the string that an expression always evaluates to.
  func text(of expression: Expression, _ scope: Scope) -> String? {
    limitingDepth(nil) { foundText(expression, scope) }
  }

  /// Returns the identifiers that an expression may evaluate to: strings, and the raw values of enum cases.
  /// - Parameter type: The expected type, which is required for an implicit member.
  func identifiers(of expression: Expression, _ type: TypeName?, _ scope: Scope) -> [String] {
    switch expression {
    case .choice(let parts, let condition):
      return scope.alternatives(parts, when: condition).flatMap { identifiers(of: $0.value, type, $0.scope) }
    case .branches(let statement):
      return collectResults([statement], Scope(in: scope)).flatMap { identifiers(of: $0.value, type, $0.scope) }
    case .name(let name, let position):
      guard let local = scope.local(name) else { break }
      let type = local.type ?? type
      return once(local, []) {
        local.values(of: name, at: position, in: scope).flatMap { identifiers(of: $0.value, type, $0.scope) }
      }
    // `switch state { case .new: return Names.setup … }`
    case .call(let call):
      guard case .functions(let functions, _) = callee(of: call, scope), functions.count == 1 else { break }
      let found = limitingDepth([]) {
        results(of: functions[0]).flatMap { identifiers(of: $0.value, functions[0].declaration.result, $0.scope) }
      }
      if !found.isEmpty { return found }
    default: break
    }
    if let text = text(of: expression, scope) ?? generatedSegue(expression) { return [text] }
    return caseText(of: expression, type, scope).map { [$0] } ?? []
  }

  /// Returns the raw value of an enum case.
  private func caseText(of expression: Expression, _ type: TypeName?, _ scope: Scope) -> String? {
    guard case .member(let base, let name, _) = expression else { return nil }
    if base != nil { return rawValue(of: expression, scope) }
    guard let type, let symbol = index.symbol(index.type(type, in: scope.context.owner).plain.name) else { return nil }
    if let found = symbol.cases[name] {
      if case .text(let text)? = found.rawValue { return text }
      return found.rawValue == nil ? name : nil
    }
    // A constant of a type that wraps a string: `static let detail = SegueIdentifier("detail")`.
    guard let value = symbol.variables[name]?.declaration.value, case .call(let call) = value else { return nil }
    return (call.firstPlain ?? call.argument("rawValue")).flatMap { text(of: $0, scope) }
  }

  private func foundText(_ expression: Expression, _ scope: Scope) -> String? {
    switch expression {
    case .text(let text): return text
    case .name(let name, let position):
      if let local = scope.local(name) {
        let values = local.values(of: name, at: position, in: scope)
        guard values.count == 1, let only = values.first else { return nil }
        return once(local, nil) { self.text(of: only.value, only.scope) }
      }
      return variable(name, scope).flatMap { text(of: $0, nil) }
    case .member(let base?, let name, _):
      if name == "rawValue" { return rawValue(of: base, scope) }
      if name == "last", let parts = parts(of: base, scope) { return parts.last }
      guard let owner = type(of: base, scope) else { return nil }
      // `Action.archive.name`, where `static let archive = Action(name: "archive")`.
      if let (call, inner) = creation(of: (base, scope, nil)), let part = call.argument(name) {
        return text(of: part, inner)
      }
      return index.variable(name, of: owner.name).flatMap { text(of: $0, owner) }
    case .cast(let inner, _): return text(of: inner, scope)
    case .call(let call):
      if call.calledName == "String", let value = call.argument("describing") {
        return type(of: value, scope).map { lastPart(of: $0.name) }
      }
      if call.calledName == "NSStringFromClass" {
        return call.arguments.first.flatMap { type(of: $0.value, scope) }.map { lastPart(of: $0.name) }
      }
      return nil
    default: return nil
    }
  }

  /// Returns the components of a string separated by dots: `NSStringFromClass(self).components(separatedBy: ".")`.
  private func parts(of expression: Expression, _ scope: Scope) -> [String]? {
    guard case .call(let call) = expression, let base = call.receiver,
      ["components", "split", "componentsSeparatedByString"].contains(call.calledName ?? ""),
      case .text(".")? = call.arguments.first?.value
    else { return nil }
    return text(of: base, scope)?.split(separator: ".").map(String.init)
  }

  /// Returns the string value of a property.
  /// - Parameter asked: The type whose property is read, which is the type of `self` in a protocol extension.
  private func text(of promised: VariableSymbol, _ asked: TypeRef?) -> String? {
    // A protocol extension implements the requirement.
    let variable =
      promised.owner?.allVariables.first { $0.name == promised.name && $0.declaration.getter != nil } ?? promised
    return once(variable, nil) {
      var owner = variable.owner
      if let asked, let symbol = index.symbol(asked.name) { owner = symbol }
      let scope = Scope(CodeContext(file: variable.file, owner: owner, variable: variable))
      if let value = variable.declaration.value { return text(of: value, scope) }
      let context = CodeContext(file: variable.file, owner: owner, variable: variable)
      let found = collectResults(variable.declaration.getter ?? [], Scope(context))
      return found.count == 1 ? text(of: found[0].value, found[0].scope) : nil
    }
  }

  /// Returns the string raw value of an enum case.
  private func rawValue(of expression: Expression, _ scope: Scope) -> String? {
    guard case .member(let base?, let name, _) = expression, let owner = type(of: base, scope),
      let found = index.symbol(owner.name)?.cases[name]
    else { return nil }
    if case .text(let text)? = found.rawValue { return text }
    return found.rawValue == nil ? name : nil
  }
}
