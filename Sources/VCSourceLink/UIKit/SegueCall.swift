import VCModel
import VCSourceFacts

/// `performSegue(withIdentifier: "showDetail", sender: self)`, resolved by the storyboard's segue.
enum SegueCall: CallDetector {
  static let names: Set<String> = ["performSegue", "performSegueWithIdentifier", "perform"]

  static func findings(_ callSite: CallSite) -> [Finding] {
    let call = callSite.call
    // `perform(segue: StoryboardSegue.Main.showDetail)` of generated code.
    let generated = call.calledName == "perform" ? call.argument("segue") : nil
    guard call.calledName != "perform" || generated != nil else { return [] }
    guard !callSite.isOfTheApp, let argument = generated ?? call.argument("withIdentifier") ?? call.firstPlain else {
      return []
    }
    // `.performSegue(withIdentifier: "showDetail")`, an enum case for the controller that receives it
    if case .member(nil, _, _) = call.callee { return performed(by: call, argument, callSite) }
    let found = findings(argument, of: nil, by: performer(callSite), at: call.position, callSite.scope, callSite.linker)
    guard call.receiver.map(isAnother) ?? false, found.contains(where: \.target.outcome.isEmpty) else { return found }
    // A segue that `parent` performs belongs to the parent's scene, which only the identifier tells.
    let others = findings(argument, of: nil, by: .unknown, at: call.position, callSite.scope, callSite.linker)
    return others.contains(where: \.target.outcome.isEmpty) ? found : others
  }

  /// Returns the controller that performs the segue: the receiver, if it is of another class than the controller whose code this
  /// is, such as `stack.topViewController as? Settings`.
  private static func performer(_ callSite: CallSite) -> Initiator {
    let initiator = callSite.initiator
    guard case .own = initiator, let owner = callSite.owner, let receiver = callSite.call.receiver,
      !callSite.resolver.isSelf(receiver), let type = callSite.resolver.type(of: receiver, callSite.scope),
      callSite.index.isDeclared(type.name), callSite.index.isSpecificController(type.name),
      !callSite.index.ancestry(of: owner.name).contains(type.name)
    else { return initiator }
    return .screen(.type(type.name))
  }

  /// Returns the segues that a value tells another controller to perform, if the identifier tells which controller that is.
  private static func performed(by call: Call, _ identifier: Expression, _ callSite: CallSite) -> [Finding] {
    findings(identifier, of: nil, by: .unknown, at: call.position, callSite.scope, callSite.linker)
      .filter { !$0.target.outcome.candidates.isEmpty }
  }

  /// Returns whether a receiver is another controller near the one with the call: `parent`, `self.navigationController`.
  private static func isAnother(_ receiver: Expression) -> Bool {
    switch receiver {
    case .name(let name, _), .member(_?, let name, _): SystemTypes.surroundings.contains(name)
    default: false
    }
  }

  /// Returns the transitions for an identifier expression.
  /// - Parameter type: The type of the parameter that receives the identifier, which is required for an enum case.
  static func findings(
    _ identifier: Expression, of type: TypeName?, by initiator: Initiator, at position: SourcePosition, _ scope: Scope,
    _ linker: Linker
  ) -> [Finding] {
    let texts = linker.resolver.identifiers(of: identifier, type, scope)
    if !texts.isEmpty { return texts.flatMap { performed($0, by: initiator, at: position, scope, linker) } }
    var finding = Finding(.show, by: initiator, to: Outcome(), at: position, in: scope)
    if let (function, place) = parameter(identifier, scope) {
      finding.target.outcome.uses = [.parameter(function, place)]
      finding.target.identifierType = function.parameter(at: place)?.type ?? TypeName("String")
    }
    return [finding]
  }

  private static func performed(
    _ identifier: String, by initiator: Initiator, at position: SourcePosition, _ scope: Scope, _ linker: Linker
  ) -> [Finding] {
    let classes = classes(asking: initiator, scope, linker.index)
    let segues = segues(identifier, ofScenesWith: classes, linker)
    if !segues.isEmpty {
      // Each scene performs its own segue, and one without it performs none.
      let isOfScene = linker.storyboards.haveSeveralScenes(classes.own)
      return segues.compactMap { segue in
        let source = isOfScene ? segue.source.map(Initiator.screen) ?? initiator : initiator
        return performed(segue, identifier, by: source, at: position, scope)
      }
    }
    if classes.own.isEmpty, let segue = linker.storyboards.segue(identifier) {
      let initiator = initiator.isUnknown ? segue.source.map(Initiator.screen) ?? initiator : initiator
      return performed(segue, identifier, by: initiator, at: position, scope).map { [$0] } ?? []
    }
    var finding = Finding(.show, by: initiator, to: Outcome(), at: position, in: scope)
    finding.presentation.segueIdentifier = identifier
    return [finding]
  }

  /// Returns the screens whose scenes have a segue; all of them if no scene is known to have it.
  static func screens(_ screens: [Screen], with identifier: String, _ linker: Linker) -> [Screen] {
    let owners = screens.filter { screen in
      !segues(identifier, ofScenesWith: classes(of: screen, linker.index), linker).isEmpty
    }
    return owners.isEmpty ? screens : owners
  }

  private static func performed(
    _ segue: Segue, _ identifier: String, by initiator: Initiator, at position: SourcePosition, _ scope: Scope
  ) -> Finding? {
    let transition = segue.link.transition
    // An unwind segue returns to an earlier screen.
    if transition.relation == .unwind { return nil }
    var finding = Finding(transition.relation, by: initiator, to: Outcome(), at: position, in: scope)
    finding.presentation.segueIdentifier = identifier
    finding.presentation.style = transition.style
    finding.presentation.transition = transition.transition
    finding.presentation.column = transition.column
    if let target = segue.target { finding.target.outcome.candidates = [ScreenCandidate(target, .segueIdentifier)] }
    return finding
  }

  /// Returns the parameter that supplies an identifier: `identifier`, or `identifier.rawValue` of an enum.
  private static func parameter(_ identifier: Expression, _ scope: Scope) -> (FunctionSymbol, Int)? {
    switch identifier {
    case .name(let name, _):
      guard let local = scope.local(name) else { return nil }
      if case .variable = local.source, local.values.count == 1 {
        return parameter(local.values[0].value, local.values[0].scope)
      }
      guard case .parameter(let place) = local.source, let function = scope.context.function else { return nil }
      return (function, place)
    case .member(let base?, "rawValue", _): return parameter(base, scope)
    default: return nil
    }
  }

  /// The names by which the storyboards' scenes may refer to a class.
  private struct SceneClasses {
    /// Those of the class itself and of its subclasses, which inherit its code.
    var own: [String] = []
    var inherited: [String] = []
  }

  private static func segues(
    _ identifier: String, ofScenesWith classes: SceneClasses, _ linker: Linker
  ) -> [Segue] {
    let own = linker.storyboards.segues(identifier, from: classes.own)
    return own.isEmpty ? linker.storyboards.segues(identifier, from: classes.inherited) : own
  }

  private static func classes(asking initiator: Initiator, _ scope: Scope, _ index: SymbolIndex) -> SceneClasses {
    switch initiator {
    case .own: scope.context.owner.map { classes(of: $0.name, index) } ?? SceneClasses()
    case .screen(let screen): classes(of: screen, index)
    case .parameter, .property, .part, .noController, .unknown: SceneClasses()
    }
  }

  private static func classes(of screen: Screen, _ index: SymbolIndex) -> SceneClasses {
    screen.className.map { classes(of: $0, index) } ?? SceneClasses()
  }

  private static func classes(of name: String, _ index: SymbolIndex) -> SceneClasses {
    let names = { (types: [String]) in
      types.flatMap { [lastPart(of: $0)] + (index.symbol($0)?.runtimeName.map { [$0] } ?? []) }
    }
    let ancestry = index.ancestry(of: name)
    return SceneClasses(
      own: names(ancestry.prefix(1) + index.inheritors(of: name).map(\.name)),
      inherited: names(Array(ancestry.dropFirst())))
  }
}
