import VCModel

/// Creates instances of a map's controllers while following a path.
struct PathModelBuilder {
  let controllers: [String: MapController]
  private let outgoing: [String: [MapTransition]]
  private let containerIndex: ContainerIndex
  private let environment: DeviceEnvironment
  var made: [Controller] = []
  var positions: [ControllerID: Int] = [:]
  private var counts: [String: Int] = [:]
  /// The container of each instance, as far as the path determines it.
  var parents: [ControllerID: ControllerID] = [:]
  var mapIDs: [ControllerID: String] = [:]
  /// The stack of each navigation controller, from the bottom up, as far as the path determines it.
  var stacks: [ControllerID: [ControllerID]] = [:]
  /// The containers of the start and the controllers below it, from the outermost container to the start.
  var standing: [ControllerID] = []
  var steps: [Step] = []
  var root: ControllerID?
  /// The instances around which a navigation controller is assumed.
  var assumed: [ControllerID] = []
  /// The current position of the path.
  var here = ControllerID("")
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
  mutating func make(
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
      instance, className: source?.className, kind: kind(ofScene: id), title: source?.title,
      origin: Origin(source?.origins.first?.location))
    if let settings = source?.settings {
      controller.modalPresentationStyle = settings.modalPresentationStyle
      controller.modalTransitionStyle = settings.modalTransitionStyle
      controller.definesPresentationContext = settings.definesPresentationContext
      controller.providesPresentationContextTransitionStyle =
        settings.providesPresentationContextTransitionStyle ?? false
      controller.splitStyle = settings.splitStyle ?? .classic
    }
    let isOfViews = controller.kind == .split && source?.kind != .split
    if isOfViews || containerIndex.columns.hasCompactColumn(id), !controller.splitStyle.isColumnStyle {
      controller.splitStyle = columns(of: id).contains(.supplementary) ? .tripleColumn : .doubleColumn
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

  /// Returns the kind of a scene. SwiftUI shows the tabs, columns and stack of a view in a container of UIKit.
  private func kind(ofScene id: String) -> ControllerKind {
    let kind = controllers[id]?.kind ?? .content
    guard kind == .view else { return kind }
    let relations = Set((outgoing[id] ?? []).map(\.relation))
    let containers: [(MapTransition.Relation, ControllerKind)] = [
      (.tab, .tabBar), (.column, .split), (.root, .navigation),
    ]
    return containers.first { relations.contains($0.0) }?.1 ?? kind
  }

  private func columns(of id: String) -> Set<SplitColumn> { Set((outgoing[id] ?? []).compactMap(\.column)) }

  /// Returns the answers of a split view's delegate with which a compact width shows the column on the path.
  private func answers(showing column: SplitColumn, _ style: SplitStyle) -> SplitDelegateAnswers {
    if style.isColumnStyle { return SplitDelegateAnswers(topColumnForCollapsing: column) }
    return SplitDelegateAnswers(handlesCollapse: column == .primary ? true : nil)
  }

  mutating func contain(_ child: ControllerID, in container: ControllerID, as column: SplitColumn?) {
    guard let position = positions[container] else { return }
    parents[child] = container
    if let column, made[position].splitStyle.isColumnStyle || column == .compact {
      made[position].columns[column] = child
    } else {
      made[position].children.append(child)
    }
    if made[position].kind == .navigation { stacks[container, default: []].append(child) }
  }

  func children(of instance: ControllerID) -> [ControllerID] {
    guard let position = positions[instance] else { return [] }
    return made[position].children + SplitColumn.allCases.compactMap { made[position].columns[$0] }
  }

  func kind(of instance: ControllerID) -> ControllerKind? { positions[instance].map { made[$0].kind } }

  /// Returns the nearest navigation controller around an instance.
  func navigation(around instance: ControllerID) -> ControllerID? {
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
  mutating func descend(to id: String, isStart: Bool) {
    guard let position = positions[here], let child = children(of: here).first(where: { mapIDs[$0] == id }) else {
      return
    }
    if isStart, made[position].kind == .tabBar { made[position].selected = child }
    here = child
  }
}

extension MapPath.Move {
  /// Whether the move leads to contents of a container.
  var isInward: Bool { direction == .along && transition.relation.isContainment }
}
