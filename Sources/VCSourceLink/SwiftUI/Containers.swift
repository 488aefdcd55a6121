import VCModel
import VCSourceFacts

/// `NavigationStack { view }` and `NavigationView { view }` with their root view, the further columns of a `NavigationView`, and,
/// for a library's `destination: { … }`, the views for the values on the path.
enum StackView: CallDetector {
  static let names: Set<String> = RouteStack.stacks.union(["NavigationStack", "NavigationView", "NavigationStackStore"])

  static func findings(_ callSite: CallSite) -> [Finding] { roots(callSite) + destinations(callSite) }

  /// Returns each destination view at the place where it is created.
  private static func destinations(_ callSite: CallSite) -> [Finding] {
    guard let place = callSite.call.arguments.firstIndex(where: { $0.label == "destination" }),
      case .closure(let closure) = callSite.call.arguments[place].value
    else { return [] }
    let scope = BodyWalk.scope(of: closure, callSite.call, place, callSite.scope)
    let outcome = callSite.resolver.views(in: closure.body, scope)
    if let type = callSite.resolver.valueOnPath(of: callSite.call, callSite.scope),
      outcome.candidates.contains(where: { $0.value?.type == type.name })
    {
      var mapping = Finding(.destination, by: .own, to: outcome, at: callSite.call.position, in: callSite.scope)
      mapping.target.isCertain = false
      callSite.traversal.found.routes.add(mapping, for: type, callSite.index)
      return []
    }
    // A wrapper of the stack receives its destinations: `NavigationStackStore(store) { … } destination: { destination($0) }`.
    var finding = Finding(.destination, by: .own, to: outcome, at: callSite.call.position, in: callSite.scope)
    finding.target.isInBuilder = true
    finding.target.isAtCreation = true
    return outcome.isEmpty ? [] : finding.atCreations
  }

  private static func roots(_ callSite: CallSite) -> [Finding] {
    guard
      let place = callSite.call.arguments.firstIndex(where: {
        $0.label == nil || $0.label == "root" || $0.label == "content"
      }),
      case .closure(let closure) = callSite.call.arguments[place].value
    else { return [] }
    callSite.resolver.looksIntoLayouts = false
    defer { callSite.resolver.looksIntoLayouts = true }
    let scope = BodyWalk.scope(of: closure, callSite.call, place, callSite.scope)
    let columns = callSite.call.calledName == "NavigationView" ? columns(in: closure.body) : [closure.body]
    return zip(columns.indices, columns).map { number, body in
      var finding = Finding(
        number == 0 ? .root : .column, by: .own, to: callSite.resolver.views(in: body, scope),
        at: number == 0 ? callSite.call.position : body.last?.start ?? callSite.call.position, in: callSite.scope)
      if number > 0 { finding.presentation.column = number + 1 < columns.count ? .supplementary : .secondary }
      finding.target.isInBuilder = true
      finding.target.isCertain = false
      finding.target.outcome.uses = []
      return finding
    }
  }

  /// Returns the views of a `NavigationView`, each with the local variables before it: several views are columns beside each
  /// other on a wide screen.
  private static func columns(in body: [Statement]) -> [[Statement]] {
    var variables: [Statement] = []
    var columns: [[Statement]] = []
    for statement in body {
      if case .binding = statement { variables.append(statement) } else { columns.append(variables + [statement]) }
    }
    return columns.isEmpty ? [body] : columns
  }
}

/// `TabView { … }` with each of its tabs.
enum TabsView: CallDetector {
  static let names: Set<String> = ["TabView"]

  static func findings(_ callSite: CallSite) -> [Finding] {
    guard let place = callSite.call.arguments.firstIndex(where: { $0.isTrailing || $0.label == "content" }),
      case .closure(let closure) = callSite.call.arguments[place].value
    else { return [] }
    return tabs(in: closure.body, BodyWalk.scope(of: closure, callSite.call, place, callSite.scope), callSite)
  }

  private static func tabs(in body: [Statement], _ outer: Scope, _ callSite: CallSite) -> [Finding] {
    var scope = outer
    return body.flatMap { statement -> [Finding] in
      switch statement {
      case .binding(let binding):
        scope = scope.binding(binding)
        return []
      case .expression(let value), .result(let value?, _): return tabs(of: value, scope, callSite)
      case .conditional(_, let then, let otherwise):
        return tabs(in: then, scope, callSite) + tabs(in: otherwise, scope, callSite)
      case .selection(_, let cases): return cases.flatMap { tabs(in: $0.body, scope, callSite) }
      case .compiled(let clauses):
        return clauses.filter { callSite.index.platform.mayInclude($0.condition) }
          .flatMap { tabs(in: $0.body, scope, callSite) }
      case .block(let body): return tabs(in: body, scope, callSite)
      default: return []
      }
    }
  }

  private static func tabs(of value: Expression, _ scope: Scope, _ callSite: CallSite) -> [Finding] {
    if let parts = parts(of: value, scope, callSite) { return tabs(in: parts.body, parts.scope, callSite) }
    if let (call, name) = value.base, ["Tab", "ForEach", "Group", "TabSection", "Section"].contains(name) {
      for (place, argument) in call.arguments.enumerated() {
        guard case .closure(let closure) = argument.value,
          argument.isTrailing && argument.label == nil || argument.label == "content"
        else { continue }
        let inner = BodyWalk.scope(of: closure, call, place, scope)
        if name != "Tab" { return tabs(in: closure.body, inner, callSite) }
        return finding(callSite.resolver.views(in: closure.body, inner), value, scope, callSite)
      }
      return []
    }
    return finding(callSite.resolver.views(of: value, scope), value, scope, callSite)
  }

  /// Returns the tabs in a property or a method of the view: `var libraryTabs: some TabContent<Screen>`.
  private static func parts(of value: Expression, _ scope: Scope, _ callSite: CallSite) -> (
    body: [Statement], scope: Scope
  )? {
    switch value {
    case .name(let name, _), .member(.name("self", _)?, let name, _):
      guard scope.local(name) == nil, let variable = callSite.resolver.variable(name, scope),
        variable.declaration.type?.name == "TabContent", let getter = variable.declaration.getter,
        scope.context.variable != variable
      else { return nil }
      return (getter, variable.scope)
    case .call(let call):
      guard case .functions(let functions, _) = callSite.resolver.callee(of: call, scope), functions.count == 1,
        functions[0].declaration.result?.name == "TabContent", let body = functions[0].body,
        scope.context.function != functions[0]
      else { return nil }
      return (body, functions[0].bodyScope)
    default: return nil
    }
  }

  private static func finding(
    _ outcome: Outcome, _ value: Expression, _ scope: Scope, _ callSite: CallSite
  ) -> [Finding] {
    var finding = Finding(.tab, by: .own, to: outcome, at: value.start ?? callSite.call.position, in: scope)
    finding.target.isInBuilder = true
    finding.target.isCertain = false
    return [finding]
  }
}

/// The columns of a `NavigationSplitView`.
enum ColumnsView: CallDetector {
  static let names: Set<String> = ["NavigationSplitView"]

  static func findings(_ callSite: CallSite) -> [Finding] {
    var findings: [Finding] = []
    for (place, argument) in callSite.call.arguments.enumerated() {
      guard case .closure(let closure) = argument.value else { continue }
      let column: SplitColumn? =
        switch argument.label {
        case nil, "sidebar": .primary
        case "content": .supplementary
        case "detail": .secondary
        default: nil
        }
      guard let column else { continue }
      let outcome = callSite.resolver.views(
        in: closure.body, BodyWalk.scope(of: closure, callSite.call, place, callSite.scope))
      var finding = Finding(
        .column, by: .own, to: outcome, at: closure.body.first?.start ?? closure.position, in: callSite.scope)
      finding.presentation.column = column
      finding.target.isInBuilder = true
      finding.target.isCertain = false
      if !callSite.traversal.found.routes.add(finding, column: column) { findings.append(finding) }
    }
    return findings
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
  /// The position at which the statement's first expression begins.
  var start: SourcePosition? {
    switch self {
    case .expression(let value), .result(let value?, _): value.start
    case .conditional(_, let then, let otherwise): then.first?.start ?? otherwise.first?.start
    case .selection(_, let cases): cases.lazy.compactMap { $0.body.first?.start }.first
    default: nil
    }
  }
}
