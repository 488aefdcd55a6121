import VCModel

/// Following the path.
extension PathModelBuilder {
  mutating func follow(_ move: MapPath.Move, before rest: ArraySlice<MapPath.Move>) {
    let wanted = rest.prefix { $0.isInward }.map(\.to)[...]
    let transition = move.transition
    switch move.direction {
    case .toContainer: leave(to: move.to)
    case .back: goBack(to: move.to)
    case .along where transition.relation.isContainment: enter(move, wanted)
    case .along: open(move, wanted)
    }
  }

  private mutating func leave(to container: String) {
    while let parent = parents[here] {
      here = parent
      if mapIDs[here] == container { return }
    }
  }

  /// Pops to the lowest instance of a controller on the start's stack.
  private mutating func goBack(to id: String) {
    guard let goal = standing.dropLast().first(where: { mapIDs[$0] == id && navigation(around: $0) != nil }),
      let navigation = navigation(around: goal), let stack = stacks[navigation]
    else { return }
    var element = goal
    while let parent = parents[element], parent != navigation { element = parent }
    guard let height = stack.firstIndex(of: element) else { return }
    let operation: StepOperation =
      height == stack.count - 2
      ? .pop(navigation) : height == 0 ? .popToRoot(navigation) : .popTo(element, in: navigation)
    steps.append(Step(operation, trigger: "Go back to \(name(of: id))"))
    stacks[navigation] = Array(stack[...height])
    here = goal
  }

  private func name(of id: String) -> String { controllers[id]?.title ?? controllers[id]?.className ?? id }

  /// Moves to contained content, which the user may have to select first.
  private mutating func enter(_ move: MapPath.Move, _ wanted: ArraySlice<String>) {
    let container = here
    if move.isStep, move.transition.relation == .page {
      here = make(move.to, wanted: wanted)
      parents[here] = container
      return steps.append(Step(.setChildren([here], of: container), origin: Origin(move.transition.origin.location)))
    }
    descend(to: move.to, isStart: false)
    guard move.isStep, here != container else { return }
    let operation: StepOperation =
      move.transition.column.map { .showColumn($0, of: container) } ?? .select(here, in: container)
    steps.append(Step(operation, origin: Origin(move.transition.origin.location)))
  }

  private mutating func open(_ move: MapPath.Move, _ wanted: ArraySlice<String>) {
    let transition = move.transition
    let source = here
    if transition.relation.needsStack, navigation(of: source) == nil { assumeNavigation(around: source) }
    here = make(move.to, wanted: wanted)
    let operation = operation(transition, from: source)
    steps.append(
      Step(
        operation, trigger: transition.triggerPhrase, note: transition.note,
        origin: Origin(transition.origin.location)))
    // The column in which a split view shows a detail is only known after the replay.
    switch operation {
    case .push, .show, .setChildren: break
    default: return
    }
    guard let navigation = navigation(of: source), kind(of: here) != .navigation else { return }
    parents[here] = navigation
    if case .setChildren(let stack, _) = operation {
      stacks[navigation] = stack
    } else {
      stacks[navigation, default: []].append(here)
    }
  }

  /// Puts an instance into a navigation controller that the map does not contain: without one, a push from the instance
  /// would do nothing.
  private mutating func assumeNavigation(around instance: ControllerID) {
    let id = ControllerID("navigation of \(instance.rawValue)")
    positions[id] = made.count
    made.append(Controller(id, className: "UINavigationController", kind: .navigation, children: [instance]))
    stacks[id] = [instance]
    if let parent = parents[instance] {
      replaceChild(instance, by: id, in: parent)
      parents[id] = parent
    } else if root == instance {
      root = id
    } else {
      for place in steps.indices { steps[place].operation.replacePresented(instance, by: id) }
    }
    parents[instance] = id
    assumed.append(instance)
  }

  private mutating func replaceChild(_ child: ControllerID, by other: ControllerID, in container: ControllerID) {
    guard let position = positions[container] else { return }
    made[position].children = made[position].children.map { $0 == child ? other : $0 }
    made[position].columns = made[position].columns.mapValues { $0 == child ? other : $0 }
    if made[position].selected == child { made[position].selected = other }
    for place in steps.indices { steps[place].operation.replaceSelected(child, by: other) }
  }

  /// Returns the navigation controller onto which a controller's push goes.
  private func navigation(of source: ControllerID) -> ControllerID? {
    kind(of: source) == .navigation ? source : navigation(around: source)
  }

  private func operation(_ transition: MapTransition, from source: ControllerID) -> StepOperation {
    switch transition.relation {
    case .push, .link, .destination:
      return navigation(of: source).map { .push(here, onto: $0) } ?? .show(here, from: source)
    case .show: return .show(here, from: source)
    case .showDetail: return .showDetail(here, from: source)
    case .replace: return replacement(from: source)
    case .set: return navigation(of: source).map { .setChildren([here], of: $0) } ?? .show(here, from: source)
    case .popover:
      return .present(
        here, from: source, style: .popover, transition: transition.transition, popover: transition.popover)
    case .sheet: return .present(here, from: source, style: transition.style ?? .pageSheet)
    case .fullScreenCover: return .present(here, from: source, style: .fullScreen)
    case .initial, .windowRoot, .root, .tab, .column, .page, .child, .embed, .present, .unwind, .custom, .hosts,
      .represents, .alert, .confirmationDialog:
      return .present(here, from: source, style: transition.style, transition: transition.transition)
    }
  }

  /// Replaces the detail of a split view, or else the top of the stack (R118).
  private func replacement(from source: ControllerID) -> StepOperation {
    var next: ControllerID? = source
    while let container = next, kind(of: container) != .split { next = parents[container] }
    guard next == nil, let navigation = navigation(of: source) else { return .showDetail(here, from: source) }
    return .setChildren((stacks[navigation] ?? []).dropLast() + [here], of: navigation)
  }
}

extension MapTransition {
  /// The user's action as a phrase.
  fileprivate var triggerPhrase: String? {
    guard let trigger else { return identifier.map { "Segue \($0)" } }
    let parts = trigger.split(separator: ":", maxSplits: 1)
    let element = parts.first.map(String.init) ?? trigger
    guard parts.count > 1 else { return trigger }
    let label = parts[1].drop(while: \.isWhitespace)
    if element.hasSuffix("accessory") { return "Tap the accessory of \(label)" }
    if element.hasSuffix("Cell") { return "Choose \(label)" }
    return element.hasSuffix("GestureRecognizer") ? trigger : "Tap \(label)"
  }

  fileprivate var note: String? {
    relation == .custom ? "custom segue\(segueClass.map { " \($0)" } ?? ""), replayed as a presentation" : nil
  }
}

extension MapTransition.Relation {
  /// Whether the transition goes onto a navigation stack, or does nothing.
  fileprivate var needsStack: Bool { [.push, .link, .destination].contains(self) }
}

extension StepOperation {
  fileprivate mutating func replacePresented(_ controller: ControllerID, by other: ControllerID) {
    switch self {
    case .present(controller, let source, let style, let transition, let popover, let adaptive):
      self = .present(
        other, from: source, style: style, transition: transition, popover: popover, adaptive: adaptive)
    case .show(controller, let source): self = .show(other, from: source)
    case .showDetail(controller, let source): self = .showDetail(other, from: source)
    default: break
    }
  }

  fileprivate mutating func replaceSelected(_ controller: ControllerID, by other: ControllerID) {
    if case .select(controller, let container) = self { self = .select(other, in: container) }
  }
}
