import VCModel
import VCSourceFacts

/// The transitions of an app, as the traversal finds them and the passes complete them.
struct FoundTransitions {
  var findings: [Finding] = []
  /// The values that represent screens: what maps them to views, and what sends them. Transitions follow from both together.
  var routes = RouteTable()
}

/// The passes over the found transitions, in order: each receives what the ones before it leave, and reads the rest from the
/// linker, which no pass changes.
///
/// First all targets are completed, then transitions that say nothing are left out, and sources come last: who asks for a
/// transition can depend on its target.
enum LinkPass: CaseIterable {
  /// Adds what screens show by implementing a method rather than by a call. It comes first because their targets may depend on
  /// callers, too.
  case implementedMethods
  /// Moves transitions whose target is a parameter or a property to the code that supplies it. It comes before the routes,
  /// because their builders may be among the arguments of calls.
  case suppliedTargets
  /// Leaves out the transitions of helpers that no code calls. Before the targets were moved, callers seemed to have none.
  case uncalledHelpers
  /// Adds the screens that closures show for the cases of a stream, which are routes as well. The targets must be known.
  case streamedCases
  /// Adds the transitions that follow from values which code sends. All routes must be known.
  case sentValues
  /// With all targets known, leaves out navigation controllers that are pushed if there are others.
  case pushedStacks
  /// Leaves out roots and columns that may be any of the pages which are put on paths.
  case anyPages
  /// Leaves out the roots of stacks that are part of another transition's target. Only after the targets are resolved is it
  /// known which these are.
  case rootsOfTargets
  /// Leaves out what a stack's initialiser does with the root that it receives: the call site has a transition for that. It
  /// comes before sources are attributed, because the places of both must be the same.
  case receivedRoots
  /// Makes the first push onto a stack that its function creates the stack's root. Nobody asks for it then.
  case newStacks
  /// Replaces unknown sources by the screens that ask for the transition.
  case askingScreens
  /// Replaces modifiers among the sources by the views to which they are applied. Who asks a modifier is known by then.
  case modifiers
  /// Replaces sources that are still unknown by the window's root, for transitions that it performs.
  case windowRoots
  /// Replaces base classes among the sources by their subclasses. It comes after other passes have found the base classes.
  case subclasses
  /// Makes the first push onto a stack that is new for its source its root. The sources tell which stack it is.
  case firstPushes
  /// Separates containers that one place creates several times. It comes last, because it tells them apart by their roots
  /// and by the screens that present them.
  case containerInstances

  /// Applies the pass.
  func apply(to found: inout FoundTransitions, _ linker: Linker) {
    switch self {
    case .implementedMethods:
      found.findings += Representables.findings(linker)
      found.findings += PageSources.findings(linker)
    case .suppliedTargets: linker.followUses(in: &found)
    case .uncalledHelpers:
      found.findings.removeAll { linker.isInUncalledHelper($0) || linker.isRuledOutByCallers($0) }
    case .streamedCases: found.routes.streamed = StreamCases(found.findings, linker).mappings
    case .sentValues: found.findings += found.routes.findings(linker)
    case .pushedStacks:
      for place in found.findings.indices { linker.leaveOutPushedStacks(&found.findings[place]) }
    case .anyPages:
      let typesOnPaths = found.routes.typesOnPaths(linker)
      found.findings.removeAll { $0.beginsWithAnyPage(typesOnPaths) }
    case .rootsOfTargets:
      found.findings.removeAll { $0.relation == .root && linker.resolver.stacksInsideTargets.contains($0.place) }
    case .receivedRoots: found.findings = found.findings.withoutReceivedRoots
    case .askingScreens: found.findings = linker.attributedToAskers(found.findings, found.routes)
    case .modifiers:
      var users = ModifierUsers(found.findings, linker)
      found.findings = users.lookingThrough(found.findings)
    case .windowRoots: found.findings = linker.attributedToWindowRoots(found.findings)
    case .subclasses: found.findings = linker.attributedToSubclasses(found.findings)
    case .newStacks, .firstPushes: linker.relateFirstPushes(in: &found.findings)
    case .containerInstances: found.findings = ContainerInstances(linker).separated(found.findings)
    }
  }
}

extension Linker {
  /// Removes navigation controllers from the targets of a push, because UIKit cannot push them: a function that also creates
  /// one creates it for presentation.
  fileprivate func leaveOutPushedStacks(_ finding: inout Finding) {
    guard finding.relation == .push else { return }
    let others = finding.target.outcome.candidates.filter {
      $0.screen.className.flatMap(index.controllerKind) != .navigation
    }
    if !others.isEmpty { finding.target.outcome.candidates = others }
  }
}

extension Finding {
  /// Returns whether a stack or column begins with any of the pages that are also put on paths; such a transition would say
  /// nothing about the navigation.
  fileprivate func beginsWithAnyPage(_ typesOnPaths: Set<String>) -> Bool {
    guard relation == .root || relation == .column, let via = target.outcome.candidates.first?.value else {
      return false
    }
    return typesOnPaths.contains(via.type) && Set(target.outcome.candidates.map(\.screen)).count > 1
      && target.outcome.candidates.allSatisfy { $0.value?.type == via.type }
  }
}
