public import VCModel

extension NavigationPath {
  /// The way as a model that can be replayed: it starts with the family in which the first controller stands, and has
  /// one step for each step of the way.
  ///
  /// Every presentation and push makes its target anew, with everything that the target contains, as segues do (R112):
  /// a controller that is passed twice is there twice (`List`, `List (2)`).
  public func model(in map: NavigationMap) -> Model {
    var builder = PathModelBuilder(map)
    builder.start(at: start)
    for move in moves { builder.follow(move) }
    return builder.model(title: "From \(map.name(of: start)) to \(map.name(of: end))")
  }
}

extension NavigationMap {
  fileprivate func name(of id: String) -> String {
    guard let controller = controllers.first(where: { $0.id == id }) else { return id }
    return controller.title ?? controller.className ?? id
  }
}

/// Makes instances of a map's controllers while a way is followed.
struct PathModelBuilder {
  private let controllers: [String: MapController]
  private let outgoing: [String: [MapTransition]]
  private let families: MapFamilies
  private var made: [Controller] = []
  private var positions: [ControllerID: Int] = [:]
  private var counts: [String: Int] = [:]
  /// The container of each instance, as far as the way tells.
  private var parents: [ControllerID: ControllerID] = [:]
  private var mapIDs: [ControllerID: String] = [:]
  private var steps: [Step] = []
  private var root: ControllerID?
  /// Where the way stands.
  private var here = ControllerID("")
  /// Containment that shares scenes can grow without bounds when it is unrolled.
  private static let limit = 500

  init(_ map: NavigationMap) {
    controllers = Dictionary(map.controllers.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    outgoing = Dictionary(grouping: map.transitions.filter { $0.source != nil }, by: { $0.source ?? "" })
    families = MapFamilies(map)
  }

  func model(title: String) -> Model {
    // In a narrow window a split view shows one column, which says little about a way through it.
    let idiom: Idiom = made.contains { $0.kind == .split } ? .pad : .phone
    return Model(
      title: title, environment: Environment(idiom: idiom), controllers: made,
      windows: root.map { [Window(root: $0)] } ?? [], steps: steps)
  }
}

// MARK: - Making instances

extension PathModelBuilder {
  /// Makes a controller and everything that it contains.
  private mutating func make(_ id: String, inside open: Set<String> = []) -> ControllerID {
    counts[id, default: 0] += 1
    let count = counts[id, default: 1]
    let instance = ControllerID(count == 1 ? id : "\(id) (\(count))")
    positions[instance] = made.count
    mapIDs[instance] = id
    made.append(declaration(instance, of: id))
    for transition in outgoing[id] ?? [] where transition.relation.isContainment {
      guard let target = transition.target, !open.contains(target), target != id, made.count < Self.limit else {
        continue
      }
      let isPaged = transition.relation == .page && !children(of: instance).isEmpty
      if isPaged { continue }
      let child = make(target, inside: open.union([id]))
      contain(child, in: instance, as: transition.column)
    }
    return instance
  }

  private func declaration(_ instance: ControllerID, of id: String) -> Controller {
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
    controller.unwindActions = source?.unwindActions ?? []
    controller.wireframe = source?.wireframe ?? []
    if let storyboard = source?.storyboard {
      controller.storyboard = storyboard + (source?.identifier.map { "#\($0)" } ?? "")
    }
    return controller
  }

  private mutating func contain(_ child: ControllerID, in container: ControllerID, as column: SplitColumn?) {
    guard let position = positions[container] else { return }
    parents[child] = container
    if let column, made[position].splitStyle.isColumnStyle || column == .compact {
      made[position].columns[column] = child
    } else {
      made[position].children.append(child)
    }
  }

  private func children(of instance: ControllerID) -> [ControllerID] {
    guard let position = positions[instance] else { return [] }
    return made[position].children + SplitColumn.allCases.compactMap { made[position].columns[$0] }
  }

  /// The nearest navigation controller around an instance.
  private func navigation(around instance: ControllerID) -> ControllerID? {
    var next = parents[instance]
    while let container = next {
      if positions[container].map({ made[$0].kind }) == .navigation { return container }
      next = parents[container]
    }
    return nil
  }
}

// MARK: - Where the way starts

extension PathModelBuilder {
  /// Puts the start into the family that the map gives it: its containers, and below it on a navigation stack the
  /// screens that push it.
  mutating func start(at id: String) {
    let back = families.line(to: id)
    root = make(back.last?.source ?? id)
    here = root ?? here
    for transition in back.reversed() {
      if transition.relation.isContainment {
        descend(to: transition.target ?? "", isStart: true)
      } else if let navigation = navigation(around: here), let target = transition.target {
        let instance = make(target)
        contain(instance, in: navigation, as: nil)
        here = instance
      }
    }
  }

  /// Goes from a container to the instance of a scene in it; at the start its tab is the selected one.
  private mutating func descend(to id: String, isStart: Bool) {
    guard let position = positions[here], let child = children(of: here).first(where: { mapIDs[$0] == id }) else {
      return
    }
    if isStart, made[position].kind == .tabBar { made[position].selected = child }
    here = child
  }
}

// MARK: - Following the way

extension PathModelBuilder {
  mutating func follow(_ move: NavigationPath.Move) {
    let transition = move.transition
    switch (move.direction, transition.relation) {
    case (.toContainer, _): here = parents[here] ?? here
    case (.along, .tab): selectTab(move.to, transition)
    case (.along, let relation) where relation.isContainment: descend(to: move.to, isStart: false)
    case (.along, let relation):
      let source = here
      here = make(move.to)
      let operation = operation(relation, transition, source)
      steps.append(
        Step(
          operation, trigger: transition.triggerPhrase, note: transition.note,
          origin: Origin(transition.origin.location)))
      if case .present = operation { return }
      if let navigation = navigation(around: source) { parents[here] = navigation }
    }
  }

  private mutating func selectTab(_ id: String, _ transition: MapTransition) {
    let container = here
    descend(to: id, isStart: false)
    guard let position = positions[container], here != container else { return }
    let isSelected = steps.isEmpty && (made[position].selected ?? made[position].children.first) == here
    if isSelected { return }
    steps.append(Step(.select(here, in: container), origin: Origin(transition.origin.location)))
  }

  private func operation(
    _ relation: MapTransition.Relation, _ transition: MapTransition, _ source: ControllerID
  ) -> VCModel.Operation {
    switch relation {
    case .push, .link, .destination:
      return navigation(around: source).map { .push(here, onto: $0) } ?? .show(here, from: source)
    case .show: return .show(here, from: source)
    case .showDetail, .replace: return .showDetail(here, from: source)
    case .set: return .setChildren([here], of: source)
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
}

extension MapTransition {
  /// What a person does, as a sentence would say it.
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
