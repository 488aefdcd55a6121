import VCModel
import VCSourceFacts

/// The process of linking an app's facts: it traverses all code, runs the detectors, and resolves their open targets at the
/// call sites.
///
/// It is a class because the traversal's closures report to it.
final class Linker {
  let resolver: Resolver
  let storyboards: StoryboardIndex
  var findings: [Finding] = []
  var values = RouteTable()
  var streams = StreamTable()
  /// The code that uses the app's views of UIKit.
  private(set) var viewUsers: ViewUsers
  /// The settings that controllers apply to themselves.
  var settings: [String: MapController.Settings] = [:]
  /// The triggers of actions, by type and method.
  var triggers: [String: String] = [:]
  /// The controllers in whose navigation bar a button triggers an action, by type and method.
  var barButtons: [String: [(controller: Expression, scope: Scope)]] = [:]
  /// Files with code for other platforms.
  private(set) var filesOfOtherSystems: Set<Int> = []
  /// Calls that may supply arguments to functions of the app or to initialisers, by last name.
  private(set) var calls: [String: [(call: Call, scope: Scope)]] = [:]
  /// These calls in an order that does not depend on hash values.
  var orderedCalls: [(call: Call, scope: Scope)] { calls.sorted { $0.key < $1.key }.flatMap(\.value) }
  /// Calls of local functions and closures.
  private(set) var localCalls: [LocalFunction: [(call: Call, scope: Scope)]] = [:]
  /// Assignments to members, by member name.
  private(set) var assignments: [String: [(base: Expression, value: Expression, scope: Scope)]] = [:]
  /// Objects whose computed property is read, by the property's name, if it is available on any controller.
  private(set) var reads: [String: [(object: Expression, position: SourcePosition, scope: Scope)]] = [:]
  /// Parameters stored in a property, by parameter name.
  private(set) var kept: [String: [(target: Expression, scope: Scope)]] = [:]
  /// Functions and closures that are passed by name as arguments.
  private(set) var handed = HandedClosures()
  /// The screens that hold view models.
  private(set) lazy var modelHolders = ModelHolders(self)
  /// The cached calls of functions.
  var callers: [FunctionSymbol: [(call: Call, scope: Scope)]] = [:]
  /// The cached calls by which screens ask for what functions do.
  var asks: [FunctionSymbol: [(call: Call, scope: Scope)]] = [:]
  /// The cached types of the objects that code assigns to properties.
  var delegates: [VariableSymbol: Set<Delegate>] = [:]
  /// The cached views that select their content by a value, by the value's type.
  var selections: [String: [RouteTable.Mapping]] = [:]
  /// The cached nesting distances from one view to another inside it.
  var distances: [String: [String: Int?]] = [:]
  /// Whether the traversal is complete.
  private(set) var isWalked = false
  private let callable: Set<String>
  private let commonProperties: Set<String>
  private let interest: Set<String>
  var walksEverything = false
  /// The maximum number of call sites to follow from a target.
  static let mostHops = 4

  var index: SymbolIndex { resolver.index }

  init(_ index: SymbolIndex, _ storyboards: StoryboardIndex) {
    resolver = Resolver(index, storyboards)
    self.storyboards = storyboards
    callable = Self.callable(index).union(Self.asking(index))
    interest = Self.interest(index, callable: callable)
    commonProperties = Self.commonProperties(index)
    filesOfOtherSystems = index.filesOfOtherSystems
    viewUsers = ViewUsers(index)
  }

  /// Returns the names of everything that can receive arguments: functions, initialisers, and stored closures.
  private static func callable(_ index: SymbolIndex) -> Set<String> {
    var names: Set<String> = ["init"]
    for type in index.orderedTypes {
      // A method available on any controller may show the controller itself. A method of an enum may show the screen that
      // represents a case.
      let isForAnyController = !type.isDeclared || type.kind == .protocol || type.kind == .enum
      if type.isDeclared || type.functions["init"] != nil { names.insert(type.shortName) }
      let isController = type.isDeclared && index.controllerKind(type.name) != nil
      for function in type.allFunctions {
        let hasSource = isForAnyController || isController && PresentCall.mayPresentItself(function.name)
        if hasSource || !function.declaration.parameters.isEmpty, !function.isOperator {
          names.formUnion(function.callNames)
        }
        for parameter in function.declaration.parameters where index.isFunction(parameter.type, in: type) {
          names.insert(parameter.name)
        }
      }
      for variable in type.allVariables where index.isFunction(variable.declaration.type, in: type) {
        names.insert(variable.name)
      }
    }
    for (name, functions) in index.functions {
      if !functions.contains(where: \.isOperator) { names.insert(name) }
      for parameter in functions.flatMap(\.declaration.parameters) where index.isFunction(parameter.type, in: nil) {
        names.insert(parameter.name)
      }
    }
    return names
  }

  /// Finds the transitions: what each call shows, then where its targets come from, then which screens ask.
  func run() {
    for type in index.orderedTypes where !isTestOrPreview(type) {
      for function in type.allFunctions { walk(function) }
      for variable in type.allVariables { walk(variable) }
    }
    for function in index.orderedFunctions { walk(function) }
    for variable in index.orderedGlobals { walk(variable) }
    for (position, file) in index.files.enumerated() {
      walker.statements(file.statements, Scope(CodeContext(file: position, owner: nil)))
    }
    isWalked = true
    // What the code shows by implementing a method rather than by a call.
    findings += Representables.findings(self)
    findings += PageSources.findings(self)
    // Targets from callers come before values, which may be among the arguments; only then is it known what nothing calls.
    followUses()
    leaveOutUncalled()
    values.streamed = StreamCases(self).mappings
    findings += values.findings(self)
    // With all targets known, those that a relation rules out and transitions that repeat others are left out.
    for place in findings.indices where findings[place].relation == .push { leaveOutStacks(&findings[place]) }
    let typesOnPaths = values.typesOnPaths(self)
    findings.removeAll { isAnyPage($0, typesOnPaths) }
    findings.removeAll { $0.relation == .root && resolver.lookedThrough.contains($0.place) }
    leaveOutSetRoots()
    // Sources come last: who asks can depend on the targets. Containers are separated by their roots and presenters.
    findings = attributedToSubclasses(attributedToWindowRoots(attributedToAskers(findings)))
    relateFirstPushes()
    findings = ContainerInstances(self).separated(findings)
  }

  /// Removes navigation controllers from the targets of a push, because UIKit cannot push them: a function that also creates
  /// one creates it for presentation.
  private func leaveOutStacks(_ finding: inout Finding) {
    let others = finding.outcome.candidates.filter { $0.screen.className.flatMap(index.controllerKind) != .navigation }
    if !others.isEmpty { finding.outcome.candidates = others }
  }

  /// Returns whether a stack or column begins with any of the pages that are also put on paths; such a transition would say
  /// nothing about the navigation.
  private func isAnyPage(_ finding: Finding, _ typesOnPaths: Set<String>) -> Bool {
    guard finding.relation == .root || finding.relation == .column, let via = finding.outcome.candidates.first?.value
    else {
      return false
    }
    let candidates = finding.outcome.candidates
    return typesOnPaths.contains(via.type) && Set(candidates.map(\.screen)).count > 1
      && candidates.allSatisfy { $0.value?.type == via.type }
  }

  private func isTestOrPreview(_ type: TypeSymbol) -> Bool {
    index.line(of: type.name).contains {
      $0 == "XCTestCase" || $0 == "QuickSpec" || TypeDeclaration.previewProtocols.contains($0)
    }
  }

  // MARK: Walking

  private var walker: BodyWalk {
    var walk = BodyWalk(platform: index.platform)
    walk.onCall = { [unowned self] call, scope in visit(call, scope) }
    walk.onAssignment = { [unowned self] target, value, position, scope in
      visit(target, value, position, scope)
    }
    walk.onType = { [unowned self] type, scope in viewUsers.visit(type, scope) }
    if !commonProperties.isEmpty {
      walk.onMember = { [unowned self] object, name, position, scope in
        if commonProperties.contains(name) { reads[name, default: []].append((object, position, scope)) }
      }
    }
    walk.onOtherSystem = { [unowned self] scope in filesOfOtherSystems.insert(scope.context.file) }
    return walk
  }

  private func walk(_ function: FunctionSymbol) {
    guard let code = function.declaration.code,
      walksEverything || code.mentions.words.contains(where: isOfInterest), let body = function.body
    else { return }
    walker.statements(body, function.bodyScope)
  }

  private func isOfInterest(_ word: String) -> Bool {
    interest.contains(word) || ViewUsers.isOfInterest(word) || LibraryPresentCall.isNamed(word)
      || LibraryContainer.isNamed(word)
  }

  private func walk(_ variable: VariableSymbol) {
    let scope = variable.scope
    if let value = variable.declaration.value { walker.expression(value, scope) }
    if let getter = variable.declaration.getter { walker.statements(getter, Scope(in: scope)) }
    let observers = Scope(in: scope)
    observers.define("newValue", Local(.newValue(variable), type: variable.declaration.type))
    walker.statements(variable.declaration.observers, observers)
  }

  private func visit(_ written: Call, _ scope: Scope) {
    let call = typed(written, scope)
    guard let name = call.calledName else { return }
    if case .name(let name, _) = call.callee, !call.arguments.isEmpty, let local = scope.local(name) {
      localCalls[LocalFunction(local: local), default: []].append((call, scope))
    }
    if callable.contains(name), call.assignedProperty == nil { calls[name, default: []].append((call, scope)) }
    handed.visit(call, scope, callable: callable, index)
    noteTrigger(call, scope)
    streams.visit(call, scope)
    let callSite = CallSite(call: call, scope: scope, linker: self)
    for detector in CallDetectors.byName[name] ?? [] {
      let found = detector.findings(callSite)
      findings += found
      if !found.isEmpty { return }
    }
    let presented = LibraryPresentCall.findings(callSite)
    findings += presented
    if !presented.isEmpty { return }
    if call.arguments.contains(where: { $0.label.map(Mentions.isRoot) ?? false })
      || name == "initWithRootViewController" || call.isOfHostingController
    {
      let found = RootConstructor.findings(callSite)
      findings += found.isEmpty ? HostingConstructor.findings(callSite) : found
    }
    for (made, scope) in resolver.containers(mappedBy: call, scope) {
      findings += RootConstructor.findings(CallSite(call: made, scope: scope, linker: self))
    }
    findings += LibraryContainer.findings(callSite)
    values.visit(call, callSite)
  }

  /// Records the call of the Objective-C method that an assignment stands for: `container.content = detail`.
  private func noteSetter(
    of name: String, _ base: Expression, _ value: Expression, _ position: SourcePosition, _ scope: Scope
  ) {
    let setter = name.setterName
    guard callable.contains(setter) else { return }
    let call = Call(.member(base, setter, position), [Argument(nil, value)], selector: setter + ":", at: position)
    calls[setter, default: []].append((call, scope))
  }

  private func visit(_ target: Expression, _ value: Expression, _ position: SourcePosition, _ scope: Scope) {
    findings += Assignments.findings(target, value, position, scope, self)
    findings += LibraryContainer.findings(target, value, position, scope, self)
    values.visit(target, value, position, scope, self)
    streams.visit(target, value, position, scope)
    if case .name(let name, _) = value, callable.contains(name) { kept[name, default: []].append((target, scope)) }
    switch target {
    case .member(let base?, let name, _):
      noteBarButton(name, of: base, value, scope)
      if isOwnSetting(base), let owner = scope.context.owner { note(name, value, of: owner) }
      assignments[name, default: []].append((base, value, scope))
      noteSetter(of: name, base, value, position, scope)
    case .name(let name, _):
      guard let owner = scope.context.owner, scope.local(name) == nil else { return }
      note(name, value, of: owner)
      // A property that the type inherits.
      if owner.variables[name] == nil {
        assignments[name, default: []].append((.name("self", position), value, scope))
      }
    default: break
    }
  }
}
