import VCModel

/// Creates instances of a map's controllers while following a path.
struct PathModelBuilder {
  private let controllers: [String: MapController]
  private let outgoing: [String: [MapTransition]]
  private let containerIndex: ContainerIndex
  private let environment: DeviceEnvironment
  private var made: [Controller] = []
  private var positions: [ControllerID: Int] = [:]
  private var counts: [String: Int] = [:]
  /// The container of each instance, as far as the path determines it.
  private var parents: [ControllerID: ControllerID] = [:]
  private var mapIDs: [ControllerID: String] = [:]
  /// The stack of each navigation controller, from the bottom up, as far as the path determines it.
  private var stacks: [ControllerID: [ControllerID]] = [:]
  /// The containers of the start and the controllers below it, from the outermost container to the start.
  private var standing: [ControllerID] = []
  private var steps: [Step] = []
  private var root: ControllerID?
  /// The instances around which a navigation controller is assumed.
  private var assumed: [ControllerID] = []
  /// The current position of the path.
  private var here = ControllerID("")
  /// The maximum number of instances: shared scenes that contain one another can grow without bounds.
  private static let limit = 500

  init(_ map: NavigationMap, _ environment: DeviceEnvironment) {
    controllers = Dictionary(map.controllers.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    outgoing = Dictionary(grouping: map.transitions.filter { $0.source != nil }, by: { $0.source ?? "" })
    containerIndex = ContainerIndex(map)
    self.environment = environment
  }

  func result(title: String) -> PathModel {
    PathModel(
      model: Model(
        title: title, environment: environment, controllers: made, windows: root.map { [AppWindow(root: $0)] } ?? [],
        steps: steps),
      end: here, assumed: assumed)
  }
}

// MARK: - Creating instances

extension PathModelBuilder {
  /// Creates a controller and everything that it contains.
  /// - Parameter wanted: The contained controllers on the path, from the outermost to the innermost: a container that
  ///   shows one of several shows this one.
  private mutating func make(
    _ id: String, wanted: ArraySlice<String>, inside open: Set<String> = []
  ) -> ControllerID {
    counts[id, default: 0] += 1
    let count = counts[id, default: 1]
    let instance = ControllerID(count == 1 ? id : "\(id) (\(count))")
    positions[instance] = made.count
    mapIDs[instance] = id
    made.append(declaration(instance, of: id, wanted: wanted.first))
    for transition in shownContainments(of: id, wanted: wanted.first) {
      guard let target = transition.target, target != id else { continue }
      let isWanted = target == wanted.first
      guard isWanted || (!open.contains(target) && made.count < Self.limit) else { continue }
      let child = make(target, wanted: isWanted ? wanted.dropFirst() : [], inside: open.union([id]))
      contain(child, in: instance, as: transition.column)
    }
    return instance
  }

  /// Returns the contents of a new container: one root, one page, and the columns that fit its window.
  private func shownContainments(of id: String, wanted: String?) -> [MapTransition] {
    let containments = (outgoing[id] ?? []).filter { transition in
      guard transition.relation.isContainment else { return false }
      // An inspector column that has to be shown first exists nevertheless.
      return transition.column == .inspector
        || containerIndex.columns.widths(of: transition).contains(environment.horizontalSizeClass)
    }
    let singles = containments.filter { $0.relation == .root || $0.relation == .page }
    let shown = singles.first { $0.target == wanted } ?? singles.first
    return containments.filter { ($0.relation != .root && $0.relation != .page) || $0 == shown }
  }

  private func declaration(_ instance: ControllerID, of id: String, wanted: String?) -> Controller {
    let source = controllers[id]
    var controller = Controller(
      instance, className: source?.className, kind: source?.kind ?? .content, title: source?.title,
      origin: Origin(source?.origins.first?.location))
    if let settings = source?.settings {
      controller.modalPresentationStyle = settings.modalPresentationStyle
      controller.modalTransitionStyle = settings.modalTransitionStyle
      controller.definesPresentationContext = settings.definesPresentationContext
      controller.providesPresentationContextTransitionStyle =
        settings.providesPresentationContextTransitionStyle ?? false
      controller.splitStyle = settings.splitStyle ?? .classic
    }
    if containerIndex.columns.hasCompactColumn(id), !controller.splitStyle.isColumnStyle {
      controller.splitStyle = .doubleColumn
    }
    let column = (outgoing[id] ?? []).first { $0.relation == .column && $0.target == wanted }?.column
    if let column { controller.splitAnswers = answers(showing: column, controller.splitStyle) }
    controller.unwindActions = source?.unwindActions ?? []
    controller.wireframe = source?.wireframe ?? []
    controller.screenshot = source?.screenshot
    if let storyboard = source?.storyboard {
      controller.storyboard = storyboard + (source?.identifier.map { "#\($0)" } ?? "")
    }
    return controller
  }

  /// Returns the answers of a split view's delegate with which a compact width shows the column on the path.
  private func answers(showing column: SplitColumn, _ style: SplitStyle) -> SplitDelegateAnswers {
    if style.isColumnStyle { return SplitDelegateAnswers(topColumnForCollapsing: column) }
    return SplitDelegateAnswers(handlesCollapse: column == .primary ? true : nil)
  }

  private mutating func contain(_ child: ControllerID, in container: ControllerID, as column: SplitColumn?) {
    guard let position = positions[container] else { return }
    parents[child] = container
    if let column, made[position].splitStyle.isColumnStyle || column == .compact {
      made[position].columns[column] = child
    } else {
      made[position].children.append(child)
    }
    if made[position].kind == .navigation { stacks[container, default: []].append(child) }
  }

  private func children(of instance: ControllerID) -> [ControllerID] {
    guard let position = positions[instance] else { return [] }
    return made[position].children + SplitColumn.allCases.compactMap { made[position].columns[$0] }
  }

  private func kind(of instance: ControllerID) -> ControllerKind? { positions[instance].map { made[$0].kind } }

  /// Returns the nearest navigation controller around an instance.
  private func navigation(around instance: ControllerID) -> ControllerID? {
    var next = parents[instance]
    while let container = next {
      if kind(of: container) == .navigation { return container }
      next = parents[container]
    }
    return nil
  }
}

// MARK: - The start of the path

extension PathModelBuilder {
  /// Places the start in its family in the map: its containers, and the screens that push it below it on a navigation
  /// stack.
  mutating func start(_ path: MapPath) {
    let line = Array(path.line(in: containerIndex, width: environment.horizontalSizeClass).reversed())
    let inward = path.moves.prefix { $0.isInward }.map(\.to)
    func wanted(from position: Int) -> ArraySlice<String> {
      let rest = line[position...].prefix(while: \.relation.isContainment).compactMap(\.target)
      return (rest.count == line.count - position ? rest + inward : rest)[...]
    }
    root = make(line.first?.source ?? path.start, wanted: wanted(from: 0))
    here = root ?? here
    standing = [here]
    for (position, transition) in line.enumerated() {
      guard let target = transition.target else { continue }
      if transition.relation.isContainment {
        descend(to: target, isStart: true)
      } else if let navigation = navigation(around: here) {
        let instance = make(target, wanted: wanted(from: position + 1))
        contain(instance, in: navigation, as: nil)
        here = instance
      }
      standing.append(here)
    }
  }

  /// Moves from a container to the instance of a scene in it; at the start, its tab is selected.
  private mutating func descend(to id: String, isStart: Bool) {
    guard let position = positions[here], let child = children(of: here).first(where: { mapIDs[$0] == id }) else {
      return
    }
    if isStart, made[position].kind == .tabBar { made[position].selected = child }
    here = child
  }
}

extension MapPath.Move {
  /// Whether the move leads to contents of a container.
  fileprivate var isInward: Bool { direction == .along && transition.relation.isContainment }
}

// MARK: - Following the path

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
