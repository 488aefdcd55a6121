import VCModel
import VCSourceFacts

/// The linking of an app's facts while it is going on: goes through all code, lets detectors look at it, and follows
/// what they leave open to the callers.
///
/// A reference, as the walk through the code reports to it.
final class Linker {
  let resolver: Resolver
  let storyboards: StoryboardIndex
  private(set) var findings: [Finding] = []
  var values = ValueBook()
  /// What controllers' own code sets on themselves.
  private(set) var settings: [String: MapController.Settings] = [:]
  /// What calls an action: by type and method.
  private(set) var triggers: [String: String] = [:]
  /// Files of which some part is built for other systems only.
  private(set) var filesOfOtherSystems: Set<Int> = []
  /// Calls that may decide what a function of the app or a new value gets, by their last name.
  private var calls: [String: [(call: Call, scope: Scope)]] = [:]
  /// Assignments to members, by the member's name.
  private var assignments: [String: [(base: Expression, value: Expression, scope: Scope)]] = [:]
  private let callable: Set<String>
  /// A target is followed to the callers of callers, so many times.
  private static let mostHops = 4

  var index: SymbolIndex { resolver.index }

  init(_ index: SymbolIndex, _ storyboards: StoryboardIndex) {
    resolver = Resolver(index, storyboards)
    self.storyboards = storyboards
    var names: Set<String> = ["init"]
    for type in index.orderedTypes {
      if type.isDeclared { names.insert(type.shortName) }
      for function in type.allFunctions where !function.declaration.parameters.isEmpty { names.insert(function.name) }
    }
    names.formUnion(index.functions.keys)
    callable = names
    filesOfOtherSystems = index.filesOfOtherSystems
  }

  func run() {
    for type in index.orderedTypes where !isTest(type) {
      for function in type.allFunctions { walk(function) }
      for variable in type.allVariables { walk(variable) }
    }
    for functions in index.functions.values.flatMap(\.self).sorted(by: {
      ($0.file, $0.declaration.position.line) < ($1.file, $1.declaration.position.line)
    }) {
      walk(functions)
    }
    for variable in index.globals.values.sorted(by: { ($0.file, $0.name) < ($1.file, $1.name) }) { walk(variable) }
    for (position, file) in index.files.enumerated() {
      walker.statements(file.statements, Scope(CodeContext(file: position, owner: nil)))
    }
    findings += Representables.findings(self)
    followUses()
    findings += values.findings(self)
    findings.removeAll { $0.relation == .root && resolver.lookedThrough.contains($0.place) }
  }

  private func isTest(_ type: TypeSymbol) -> Bool {
    index.line(of: type.name).contains {
      ["XCTestCase", "PreviewProvider", "QuickSpec", "LibraryContentProvider"].contains($0)
    }
  }

  // MARK: Walking

  private var walker: BodyWalk {
    var walk = BodyWalk(platform: index.platform)
    walk.onCall = { [unowned self] call, scope in visit(call, scope) }
    walk.onAssignment = { [unowned self] target, value, position, scope in
      visit(target, value, position, scope)
    }
    walk.onOtherSystem = { [unowned self] scope in filesOfOtherSystems.insert(scope.context.file) }
    return walk
  }

  private func walk(_ function: FunctionSymbol) {
    guard let body = function.declaration.body else { return }
    let context = CodeContext(file: function.file, owner: function.owner, function: function)
    walker.statements(body, BodyWalk.scope(of: function.declaration, context))
  }

  private func walk(_ variable: VariableSymbol) {
    let scope = Scope(CodeContext(file: variable.file, owner: variable.owner, variable: variable))
    if let value = variable.declaration.value { walker.expression(value, scope) }
    if let getter = variable.declaration.getter { walker.statements(getter, Scope(in: scope)) }
    walker.statements(variable.declaration.observers, Scope(in: scope))
  }

  private func visit(_ call: Call, _ scope: Scope) {
    guard let name = call.calledName else { return }
    if callable.contains(name) { calls[name, default: []].append((call, scope)) }
    noteTrigger(call, scope)
    let sight = Sight(call: call, scope: scope, linker: self)
    for detector in CallDetectors.byName[name] ?? [] {
      let found = detector.findings(sight)
      findings += found
      if !found.isEmpty { return }
    }
    if call.arguments.contains(where: { $0.label?.hasSuffix("oot") ?? false || $0.label?.hasPrefix("root") ?? false })
      || name == "initWithRootViewController"
    {
      let found = RootConstructor.findings(sight)
      findings += found.isEmpty ? HostingConstructor.findings(sight) : found
    }
    values.visit(call, sight)
  }

  private func visit(_ target: Expression, _ value: Expression, _ position: SourcePosition, _ scope: Scope) {
    findings += Assignments.findings(target, value, position, scope, self)
    values.visit(target, value, position, scope, self)
    switch target {
    case .member(let base?, let name, _):
      if isOwnSetting(base), let owner = scope.context.owner { note(name, value, of: owner) }
      assignments[name, default: []].append((base, value, scope))
    case .name(let name, _):
      if let owner = scope.context.owner, scope.local(name) == nil { note(name, value, of: owner) }
    default: break
    }
  }

  private func isOwnSetting(_ base: Expression) -> Bool {
    if case .name("self", _) = base { true } else { false }
  }

  private func note(_ name: String, _ value: Expression, of owner: TypeSymbol) {
    switch name {
    case "modalPresentationStyle":
      guard let style = Styles.presentation(value) else { return }
      settings[owner.name, default: .init()].modalPresentationStyle = style
    case "modalTransitionStyle":
      guard let style = Styles.transition(value) else { return }
      settings[owner.name, default: .init()].modalTransitionStyle = style
    case "definesPresentationContext":
      guard case .literal(let text) = value else { return }
      settings[owner.name, default: .init()].definesPresentationContext = text == "true" || text == "YES"
    case "hidesBottomBarWhenPushed":
      guard case .literal(let text) = value else { return }
      settings[owner.name, default: .init()].hidesBottomBarWhenPushed = text == "true" || text == "YES"
    default: break
    }
  }

  /// `button.addTarget(self, action: #selector(save), …)`, `UIBarButtonItem(title: "Save", …, action: #selector(save))`.
  private func noteTrigger(_ call: Call, _ scope: Scope) {
    guard let owner = scope.context.owner else { return }
    for argument in call.arguments {
      guard case .selector(let selector, _) = argument.value else { continue }
      let method = String(selector.prefix { $0 != "(" && $0 != ":" })
      let words: String
      switch Self.maker(call) {
      case "UIBarButtonItem" where call.calledName?.hasPrefix("initWithTitle") ?? false:
        let title = call.firstPlain.flatMap { resolver.text(of: $0, scope) }
        words = title.map { "barButtonItem: \($0)" } ?? "barButtonItem"
      case "UIBarButtonItem":
        let title = call.argument("title").flatMap { resolver.text(of: $0, scope) }
        words = title.map { "barButtonItem: \($0)" } ?? "barButtonItem"
      case "addTarget": words = "button"
      case let name where name.hasSuffix("GestureRecognizer"): words = name.replacingPrefix("UI")
      case "addObserver": words = "notification"
      default: continue
      }
      triggers["\(owner.name).\(method)"] = triggers["\(owner.name).\(method)"] ?? words
    }
  }

  /// What a call is called by; for an object that Objective-C makes, its class.
  private static func maker(_ call: Call) -> String {
    let name = call.calledName ?? ""
    guard name.hasPrefix("init"), case .call(let maker)? = call.receiver, maker.calledName == "alloc",
      case .name(let type, _)? = maker.receiver
    else { return name }
    return type
  }

  // MARK: Who asks

  /// Who asks, by what stands in front of a call.
  func asker(_ receiver: Expression?, _ scope: Scope) -> Asker {
    guard let receiver else { return .own }
    switch receiver {
    case .name("self", _), .name("super", _): return .own
    case .name(let name, _):
      if let local = scope.local(name) { return asker(of: local, scope) ?? byScreen(receiver, scope) }
      if SystemTypes.surroundings.contains(name), isController(scope.context.owner) { return .own }
    case .member(let base?, let name, _):
      if SystemTypes.surroundings.contains(name) {
        if case .name("self", _) = base, !isController(scope.context.owner) { break }
        if let type = resolver.type(of: base, scope), index.isDeclared(type.name),
          index.controllerKind(type.name) == nil
        {
          break
        }
        return asker(base, scope)
      }
    case .call(let call):
      // `[self navigationController]` asks for a property.
      if call.arguments.isEmpty, case .member(_?, let name, _) = call.callee, SystemTypes.surroundings.contains(name) {
        return asker(call.callee, scope)
      }
    case .cast(let inner, _):
      if case .own = asker(inner, scope) { return .own }
    case .choice(let parts): if let first = parts.first { return asker(first, scope) }
    default: break
    }
    return byScreen(receiver, scope)
  }

  private func asker(of local: Local, _ scope: Scope) -> Asker? {
    if case .parameter(let place) = local.source, let function = scope.context.function {
      if let type = local.type.map({ index.type($0, in: scope.context.owner) }), index.isSpecificController(type.name),
        index.isDeclared(type.name)
      {
        return .screen(.type(type.name))
      }
      return .parameter(function, place)
    }
    // `while let next = top.presented { top = next }` goes round in circles.
    let isOwn = resolver.once(local, false) {
      local.values.contains { value, inner in
        if case .own = asker(value, inner) { true } else { false }
      }
    }
    return isOwn ? .own : nil
  }

  private func isController(_ owner: TypeSymbol?) -> Bool {
    owner.map { index.controllerKind($0.name) != nil } ?? false
  }

  private func byScreen(_ receiver: Expression, _ scope: Scope) -> Asker {
    let things = resolver.screens(of: receiver, scope).things
    if things.count == 1, case .type(let name) = things[0].screen,
      SystemTypes.parents(of: name).isEmpty || index.isDeclared(name)
    {
      return .screen(things[0].screen)
    }
    if things.count == 1, case .made = things[0].screen { return .screen(things[0].screen) }
    if things.count == 1, case .scene = things[0].screen { return .screen(things[0].screen) }
    return .unknown
  }

  // MARK: Callers

  /// Transitions whose target is a parameter or a given property belong to those who give it.
  private func followUses() {
    var next = findings
    findings = []
    for _ in 0...Self.mostHops {
      let round = next
      next = []
      for finding in round {
        var kept = finding
        kept.outcome.uses = []
        let lifted = finding.outcome.uses.flatMap { lift(finding, by: $0) }
        next += lifted
        if !kept.outcome.things.isEmpty || lifted.isEmpty { findings.append(kept) }
      }
      if next.isEmpty { break }
    }
    findings += next.filter { !$0.outcome.things.isEmpty }
  }

  private func lift(_ finding: Finding, by use: Use) -> [Finding] {
    givers(of: use).compactMap { giver in
      let outcome =
        finding.isOfViews
        ? resolver.views(of: giver.value, giver.scope) : resolver.screens(of: giver.value, giver.scope)
      // Callers that know no more than the function add nothing.
      let known = Set(finding.outcome.things.map(\.screen))
      guard outcome.things.contains(where: { !known.contains($0.screen) }) || known.isEmpty && !outcome.uses.isEmpty
      else {
        return nil
      }
      var lifted = finding
      lifted.outcome = outcome.known(by: .oneHop)
      lifted.place = Place(file: giver.scope.context.file, position: giver.position)
      lifted.site = giver.scope.context
      lifted.trigger = giver.scope.trigger ?? giver.scope.context.function.flatMap { Trigger.of($0.declaration) }
      // A modifier of the app's own is asked by the view in whose body it stands, whatever it stands behind.
      let isModifier = finding.isOfViews && giver.scope.context.owner.map { index.isView($0.name) } ?? false
      lifted.asker = isModifier ? .own : asker(finding.asker, giver)
      return lifted
    }
  }

  private func asker(_ asker: Asker, _ giver: Giver) -> Asker {
    switch asker {
    case .own: return giver.call.map { self.asker($0.receiver, giver.scope) } ?? .own
    case .parameter(let function, let place):
      guard let call = giver.call, let places = Arguments(function, call)?.positions, place < places.count,
        let argument = places[place]
      else { return .own }
      return self.asker(call.arguments[argument].value, giver.scope)
    case .unknown: return .own
    case .screen, .nobody: return asker
    }
  }

  /// A place that gives a parameter or a property its value.
  struct Giver {
    var value: Expression
    var scope: Scope
    var position: SourcePosition
    var call: Call?
  }

  /// All places that give a parameter or a property its value.
  func givers(of use: Use) -> [Giver] {
    switch use {
    case .parameter(let function, let place): return givers(of: function, place)
    case .property(let variable): return givers(of: variable)
    }
  }

  private func givers(of function: FunctionSymbol, _ place: Int) -> [Giver] {
    let isInit = function.name == "init"
    let names = isInit ? [function.owner?.shortName ?? "", "init"] : [function.name]
    return names.flatMap { calls[$0] ?? [] }.compactMap { call, scope in
      guard let places = Arguments(function, call)?.positions, place < places.count, let argument = places[place],
        means(call, scope, function, isInit)
      else { return nil }
      return Giver(value: call.arguments[argument].value, scope: scope, position: call.position, call: call)
    }
  }

  private func means(_ call: Call, _ scope: Scope, _ function: FunctionSymbol, _ isInit: Bool) -> Bool {
    switch resolver.callee(of: call, scope) {
    case .functions(let functions, _): return functions.contains(function) && !index.isAmbiguous(functions)
    case .constructor(let type): return isInit && type.name == function.owner?.name
    case .closure, .enumCase, .unknown: return false
    }
  }

  private func givers(of variable: VariableSymbol) -> [Giver] {
    guard let owner = variable.owner else { return [] }
    var found: [Giver] = []
    for (call, scope) in calls[owner.shortName] ?? [] {
      guard let argument = call.argument(variable.name), case .constructor(let type) = resolver.callee(of: call, scope),
        type.name == owner.name
      else { continue }
      found.append(Giver(value: argument, scope: scope, position: call.position, call: nil))
    }
    for (base, value, scope) in assignments[variable.name] ?? [] {
      if case .name("self", _) = base { continue }
      guard let type = resolver.type(of: base, scope), index.line(of: type.name).contains(owner.name) else { continue }
      found.append(
        Giver(value: value, scope: scope, position: value.position ?? variable.declaration.position, call: nil))
    }
    return found
  }
}

extension Finding {
  /// Whether its target is a view of SwiftUI.
  var isOfViews: Bool {
    switch relation {
    case .sheet, .fullScreenCover, .link, .destination, .hosts, .represents: true
    case .root, .tab, .column, .windowRoot, .popover: isBuilder
    default: false
    }
  }
}

extension Expression {
  /// The first place inside it that is known.
  var position: SourcePosition? {
    switch self {
    case .name(_, let position), .member(_, _, let position), .element(_, _, let position), .selector(_, let position):
      position
    case .call(let call): call.position
    case .closure(let closure): closure.position
    case .cast(let inner, _): inner.position
    case .list(let parts), .dictionary(let parts), .choice(let parts), .other(let parts):
      parts.lazy.compactMap(\.position).first
    case .text, .literal, .branches, .keyPath, .metatype: nil
    }
  }

  /// Where the value begins: the innermost base of a chain of calls.
  var start: SourcePosition? {
    switch self {
    case .member(let base?, _, let position): base.start ?? position
    case .call(let call): call.callee.start ?? call.position
    case .element(let base, _, let position): base.start ?? position
    default: position
    }
  }
}

extension String {
  func replacingPrefix(_ prefix: String) -> String {
    guard hasPrefix(prefix) else { return self }
    let rest = dropFirst(prefix.count)
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }
}
