import VCModel
import VCSourceFacts

/// `NavigationStack { view }` and `NavigationView { view }` with their root view and, for a library's `destination: { … }`,
/// the views for the values on the path.
enum StackView: CallDetector {
  static let names: Set<String> = ["NavigationStack", "NavigationView", "NavigationStackStore"]

  static func findings(_ sight: Sight) -> [Finding] { roots(sight) + destinations(sight) }

  /// Returns each destination view at the place where it is created.
  private static func destinations(_ sight: Sight) -> [Finding] {
    guard let place = sight.call.arguments.firstIndex(where: { $0.label == "destination" }),
      case .closure(let closure) = sight.call.arguments[place].value
    else { return [] }
    let scope = BodyWalk.scope(of: closure, sight.call, place, sight.scope)
    let outcome = sight.resolver.views(in: closure.body, scope)
    if let type = sight.resolver.valueOnPath(of: sight.call, sight.scope),
      outcome.things.contains(where: { $0.value?.type == type.name })
    {
      var mapping = Finding(.destination, by: .own, to: outcome, at: sight.call.position, in: sight.scope)
      mapping.isSure = false
      sight.linker.values.add(mapping, for: type)
      return []
    }
    return outcome.things.map { thing in
      var finding = Finding(
        .destination, by: .own, to: Outcome(things: [thing]), at: sight.call.position, in: sight.scope)
      finding.isBuilder = true
      finding.place = thing.place ?? finding.place
      return finding
    }
  }

  private static func roots(_ sight: Sight) -> [Finding] {
    guard
      let place = sight.call.arguments.firstIndex(where: {
        $0.label == nil || $0.label == "root" || $0.label == "content"
      }),
      case .closure(let closure) = sight.call.arguments[place].value
    else { return [] }
    sight.resolver.looksIntoLayouts = false
    defer { sight.resolver.looksIntoLayouts = true }
    let outcome = sight.resolver.views(in: closure.body, BodyWalk.scope(of: closure, sight.call, place, sight.scope))
    var finding = Finding(.root, by: .own, to: outcome, at: sight.call.position, in: sight.scope)
    finding.isBuilder = true
    finding.isSure = false
    finding.outcome.uses = []
    return [finding]
  }
}

/// `TabView { … }` with each of its tabs.
enum TabsView: CallDetector {
  static let names: Set<String> = ["TabView"]

  static func findings(_ sight: Sight) -> [Finding] {
    guard let place = sight.call.arguments.firstIndex(where: { $0.isTrailing || $0.label == "content" }),
      case .closure(let closure) = sight.call.arguments[place].value
    else { return [] }
    return tabs(in: closure.body, BodyWalk.scope(of: closure, sight.call, place, sight.scope), sight)
  }

  private static func tabs(in body: [Statement], _ scope: Scope, _ sight: Sight) -> [Finding] {
    body.flatMap { statement -> [Finding] in
      switch statement {
      case .expression(let value), .result(let value?, _): return tabs(of: value, scope, sight)
      case .conditional(_, let then, let otherwise):
        return tabs(in: then, scope, sight) + tabs(in: otherwise, scope, sight)
      case .selection(_, let cases): return cases.flatMap { tabs(in: $0.body, scope, sight) }
      case .compiled(let clauses):
        return clauses.filter { sight.index.platform.mayInclude($0.condition) }
          .flatMap { tabs(in: $0.body, scope, sight) }
      case .block(let body): return tabs(in: body, scope, sight)
      default: return []
      }
    }
  }

  private static func tabs(of value: Expression, _ scope: Scope, _ sight: Sight) -> [Finding] {
    if let parts = parts(of: value, scope, sight) { return tabs(in: parts.body, parts.scope, sight) }
    if let (call, name) = value.base, ["Tab", "ForEach", "Group", "TabSection", "Section"].contains(name) {
      for (place, argument) in call.arguments.enumerated() {
        guard case .closure(let closure) = argument.value,
          argument.isTrailing && argument.label == nil || argument.label == "content"
        else { continue }
        let inner = BodyWalk.scope(of: closure, call, place, scope)
        if name != "Tab" { return tabs(in: closure.body, inner, sight) }
        return finding(sight.resolver.views(in: closure.body, inner), value, scope, sight)
      }
      return []
    }
    return finding(sight.resolver.views(of: value, scope), value, scope, sight)
  }

  /// Returns the tabs in a property or a method of the view: `var libraryTabs: some TabContent<Screen>`.
  private static func parts(of value: Expression, _ scope: Scope, _ sight: Sight) -> (body: [Statement], scope: Scope)?
  {
    switch value {
    case .name(let name, _), .member(.name("self", _)?, let name, _):
      guard scope.local(name) == nil, let variable = sight.resolver.variable(name, scope),
        variable.declaration.type?.name == "TabContent", let getter = variable.declaration.getter,
        scope.context.variable != variable
      else { return nil }
      return (getter, Scope(CodeContext(file: variable.file, owner: variable.owner, variable: variable)))
    case .call(let call):
      guard case .functions(let functions, _) = sight.resolver.callee(of: call, scope), functions.count == 1,
        functions[0].declaration.result?.name == "TabContent", let body = functions[0].body,
        scope.context.function != functions[0]
      else { return nil }
      let context = CodeContext(file: functions[0].file, owner: functions[0].owner, function: functions[0])
      return (body, BodyWalk.scope(of: functions[0].declaration, context))
    default: return nil
    }
  }

  private static func finding(
    _ outcome: Outcome, _ value: Expression, _ scope: Scope, _ sight: Sight
  ) -> [Finding] {
    var finding = Finding(.tab, by: .own, to: outcome, at: value.start ?? sight.call.position, in: scope)
    finding.isBuilder = true
    finding.isSure = false
    return [finding]
  }
}

/// The columns of a `NavigationSplitView`.
enum ColumnsView: CallDetector {
  static let names: Set<String> = ["NavigationSplitView"]

  static func findings(_ sight: Sight) -> [Finding] {
    var findings: [Finding] = []
    for (place, argument) in sight.call.arguments.enumerated() {
      guard case .closure(let closure) = argument.value else { continue }
      let column: SplitColumn? =
        switch argument.label {
        case nil, "sidebar": .primary
        case "content": .supplementary
        case "detail": .secondary
        default: nil
        }
      guard let column else { continue }
      let outcome = sight.resolver.views(in: closure.body, BodyWalk.scope(of: closure, sight.call, place, sight.scope))
      var finding = Finding(
        .column, by: .own, to: outcome, at: closure.body.first?.start ?? closure.position, in: sight.scope)
      finding.column = column
      finding.isBuilder = true
      finding.isSure = false
      if !sight.linker.values.add(finding, column: column) { findings.append(finding) }
    }
    return findings
  }
}

/// `WindowGroup { view }` in an app.
enum WindowScene: CallDetector {
  static let names: Set<String> = ["WindowGroup", "Window", "DocumentGroup"]

  static func findings(_ sight: Sight) -> [Finding] {
    guard case .constructor = sight.resolver.callee(of: sight.call, sight.scope),
      !sight.index.isDeclared(sight.call.calledName ?? ""),
      let content = Builder.content(of: sight.call, sight, labels: ["content", "editor"])
    else { return [] }
    var finding = Finding(.windowRoot, by: .nobody, to: content, at: sight.call.position, in: sight.scope)
    if let place = content.things.first?.place, place.file == sight.scope.context.file { finding.place = place }
    finding.isBuilder = true
    finding.isSure = false
    return [finding]
  }
}

extension Expression {
  /// The call at the base of a chain of modifiers, with its name.
  var base: (call: Call, name: String)? {
    switch self {
    case .call(let call):
      if let receiver = call.receiver { return receiver.base }
      return call.calledName.map { (call, $0) }
    case .member(let inner?, _, _): return inner.base
    case .branches(.compiled(let clauses)):
      if case .expression(let value)? = clauses.first?.body.first { return value.base }
      return nil
    default: return nil
    }
  }
}

extension Statement {
  /// The position at which the statement's expression begins.
  var start: SourcePosition? {
    switch self {
    case .expression(let value), .result(let value?, _): value.start
    default: nil
    }
  }
}
