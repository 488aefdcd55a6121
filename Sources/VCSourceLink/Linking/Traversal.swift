import VCModel
import VCSourceFacts

/// The first step of linking: it walks through all code once, records what the passes ask about in the linker's `record`, and
/// runs the detectors on each call and assignment.
///
/// It is a class because the closures of the walk report to it.
final class Traversal {
  let linker: Linker
  /// What the detectors have found so far.
  var found = FoundTransitions()
  private let names: TraversalNames
  private let walksEverything: Bool

  private var index: SymbolIndex { linker.index }
  private var record: CodeRecord { linker.record }

  private init(_ linker: Linker, _ names: TraversalNames, walksEverything: Bool) {
    self.linker = linker
    self.names = names
    self.walksEverything = walksEverything
  }

  /// Returns the transitions that detectors find in all code.
  /// - Parameter walksEverything: Whether to traverse functions that cannot contain anything relevant.
  static func transitions(_ linker: Linker, _ names: TraversalNames, walksEverything: Bool) -> FoundTransitions {
    let traversal = Traversal(linker, names, walksEverything: walksEverything)
    traversal.run()
    return traversal.found
  }

  private func run() {
    for type in index.orderedTypes where !isTestOrPreview(type) {
      for function in type.allFunctions { walk(function) }
      for variable in type.allVariables { walk(variable) }
    }
    for function in index.orderedFunctions { walk(function) }
    for variable in index.orderedGlobals { walk(variable) }
    for (position, file) in index.files.enumerated() {
      walker.statements(file.statements, Scope(CodeContext(file: position, owner: nil)))
    }
    record.isComplete = true
  }

  private func isTestOrPreview(_ type: TypeSymbol) -> Bool {
    let ancestry = index.ancestry(of: type.name)
    let isKnown = ancestry.contains {
      $0 == "XCTestCase" || $0 == "QuickSpec" || TypeDeclaration.previewProtocols.contains($0)
    }
    return isKnown
      || ancestry.contains("App") && isForPreviews(type)
        && index.inheritors(of: "App").contains { $0.isDeclared && !isForPreviews($0) }
  }

  /// Returns whether a type is in a folder for previews, where small apps may stand that show one screen.
  private func isForPreviews(_ type: TypeSymbol) -> Bool {
    type.declarations.allSatisfy { file, _ in
      index.files[file].file.split(separator: "/").dropLast().contains {
        $0.hasSuffix("Preview") || $0.hasSuffix("Previews")
      }
    }
  }

  // MARK: Walking

  private var walker: BodyWalk {
    var walk = BodyWalk(platform: index.platform)
    walk.onCall = { [unowned self] call, scope in visit(call, scope) }
    walk.onAssignment = { [unowned self] target, value, position, scope in
      visit(target, value, position, scope)
    }
    walk.typed = { [unowned self] call, scope in linker.resolver.typed(call, scope) }
    walk.onType = { [unowned self] type, scope in record.addUse(of: type, scope) }
    if !names.commonProperties.isEmpty {
      walk.onMember = { [unowned self] object, name, position, scope in
        record.addRead(of: name, object, position, scope)
      }
    }
    walk.onOtherSystem = { [unowned self] scope in record.addFileOfOtherSystem(scope.context.file) }
    return walk
  }

  private func walk(_ function: FunctionSymbol) {
    guard let code = function.declaration.code,
      walksEverything || code.mentions.words.contains(where: names.isOfInterest), let body = function.body
    else { return }
    if names.returningClosures.contains(function.name) {
      walker.body(body, function.bodyScope)
    } else {
      walker.statements(body, function.bodyScope)
    }
  }

  private func walk(_ variable: VariableSymbol) {
    let scope = variable.scope
    if let value = variable.declaration.value { walker.expression(value, scope) }
    if let getter = variable.declaration.getter { walker.statements(getter, Scope(in: scope)) }
    let observers = Scope(in: scope)
    observers.define("newValue", Local(.newValue(variable), type: variable.declaration.type))
    walker.statements(variable.declaration.observers, observers)
  }

  // MARK: Detecting

  private func visit(_ written: Call, _ scope: Scope) {
    let call = linker.resolver.typed(written, scope)
    guard let name = call.calledName else { return }
    record.add(call, named: name, scope, linker.resolver)
    if isForwarded(call, scope) || isOfSegue(scope) { return }
    let callSite = CallSite(call: call, scope: scope, traversal: self)
    for detector in CallDetectors.byName[name] ?? [] {
      let detected = detector.findings(callSite)
      found.findings += detected
      if !detected.isEmpty { return }
    }
    let presented = LibraryPresentCall.findings(callSite)
    found.findings += presented
    if !presented.isEmpty { return }
    detectContainers(callSite, named: name)
    found.routes.visit(call, callSite)
  }

  /// Returns whether an override only passes on the controller that it receives: its callers make the transition.
  private func isForwarded(_ call: Call, _ scope: Scope) -> Bool {
    guard case .name("super", _)? = call.receiver, let function = scope.context.function, !function.isInitializer,
      function.name == call.calledName, let value = call.arguments.first?.value,
      scope.guardSubject(value)?.parameter == 0, let type = function.parameter(at: 0)?.type
    else { return false }
    return index.controllerKind(index.type(type, in: function.owner).plain.name) != nil
  }

  /// Returns whether code is that of a segue class: the storyboard says which controllers its segues connect.
  private func isOfSegue(_ scope: Scope) -> Bool {
    scope.context.owner.map { index.ancestry(of: $0.name).contains("UIStoryboardSegue") } ?? false
  }

  /// Detects containers that calls create under any name, by their arguments.
  private func detectContainers(_ callSite: CallSite, named name: String) {
    let (call, scope) = (callSite.call, callSite.scope)
    if call.arguments.contains(where: { $0.label.map(Mentions.isRoot) ?? false })
      || name == "initWithRootViewController" || call.isOfHostingController
    {
      let roots = RootConstructor.findings(callSite)
      found.findings += roots.isEmpty ? HostingConstructor.findings(callSite) : roots
    }
    for (made, scope) in linker.resolver.containers(mappedBy: call, scope) {
      found.findings += RootConstructor.findings(CallSite(call: made, scope: scope, traversal: self))
    }
    found.findings += LibraryContainer.findings(callSite)
  }

  private func visit(_ target: Expression, _ value: Expression, _ position: SourcePosition, _ scope: Scope) {
    found.findings += Assignments.findings(target, value, position, scope, linker)
    found.findings += LibraryContainer.findings(target, value, position, scope, linker)
    found.routes.visit(target, value, position, scope, linker)
    record.addAssignment(of: value, to: target, position, scope)
  }
}
