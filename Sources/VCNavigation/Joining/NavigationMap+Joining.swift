import VCDiagnostics
public import VCModel

extension NavigationMap {
  /// Joins the fragments of single files into one map: names scenes, resolves storyboard references, merges a scene and
  /// its class into one node, and resolves unwind segues to the classes that implement their action.
  ///
  /// The order of the fragments does not matter.
  /// - Parameter mergesClasses: Merges all scenes of one class into one node.
  /// - Complexity: O(n log n) in the number of scenes and links.
  public init(joining fragments: [NavigationMapFragment], mergesClasses: Bool = false) {
    let fragments = fragments.sorted { $0.file < $1.file }
    var join = NavigationMapJoin(SceneIndex(fragments, mergesClasses: mergesClasses))
    join.run()
    let transitions = Array(join.transitions.grouped.joined())
    self.init(controllers: join.controllers, transitions: transitions, diagnostics: join.diagnostics)
  }
}

extension NavigationMapFragment {
  /// The object identifier of a XIB's owner, whose scene describes a class rather than an instance.
  public static let ownerObject = "-1"
}

/// The state of joining fragments.
private struct NavigationMapJoin {
  private let index: SceneIndex
  private var resolver: ReferenceResolver
  private var nodes: [String: MapController] = [:]
  /// The controller classes declared in code, by name.
  private var screens: [String: MapController] = [:]
  /// The classes that are targets of code, apart from their scenes.
  private let createdClasses: Set<String>
  private(set) var transitions: [MapTransition] = []
  private var unwindDiagnostics: [Diagnostic] = []

  init(_ index: SceneIndex) {
    self.index = index
    resolver = ReferenceResolver(index)
    createdClasses = Set(
      index.fragments.flatMap(\.links).compactMap(\.target.screen))
  }

  var controllers: [MapController] { nodes.values.sorted { $0.id < $1.id } }

  var diagnostics: [Diagnostic] {
    let demands = DemandCheck(index, nodes, transitions)?.diagnostics ?? []
    let all =
      index.fragments.flatMap(\.diagnostics) + resolver.diagnostics + unwindDiagnostics + demands.inOrder
      + MapConsistency.cycles(in: transitions)
    return all.enumerated().sorted { left, right in
      (left.element.location ?? .nowhere, left.offset) < (right.element.location ?? .nowhere, right.offset)
    }.map(\.element).countedByKind
  }

  mutating func run() {
    for (position, fragment) in index.fragments.enumerated() {
      for (scene, value) in fragment.scenes.enumerated() { add(value.controller, as: index.names.ids[position][scene]) }
    }
    for screen in index.fragments.flatMap(\.screens) {
      screens[screen.id] = screens[screen.id] ?? screen.controller
      for id in index.scenesByClass[screen.id] ?? [screen.id] { add(screen.controller, as: id) }
    }
    for (position, fragment) in index.fragments.enumerated() {
      if let initial = fragment.initial { add(initial, from: position) }
      for link in fragment.links where link.target.unwindAction == nil { add(link, from: position) }
    }
    addUnwinds()
    for (id, controller) in resolver.dangling { nodes[id] = nodes[id] ?? controller }
    transitions = transitions.enumerated().sorted { left, right in
      let (first, second) = (left.element, right.element)
      if first.origin.location != second.origin.location { return first.origin.location < second.origin.location }
      if first.source != second.source { return (first.source ?? "") < (second.source ?? "") }
      // The children of a container keep the order of the list that sets them.
      let ordered = (first.isInList, second.isInList)
      if ordered.0 != ordered.1 { return ordered.0 }
      let targets = ordered.0 ? ("", "") : (first.target ?? "", second.target ?? "")
      return (targets.0, left.offset) < (targets.1, right.offset)
    }.map(\.element)
  }

  /// Merges a description of a controller into its node; values set earlier take precedence.
  private mutating func add(_ controller: MapController, as id: String) {
    guard var node = nodes[id] else {
      nodes[id] = controller
      nodes[id]?.id = id
      return
    }
    node.title = node.title ?? controller.title
    node.identifier = node.identifier ?? controller.identifier
    node.module = node.module ?? controller.module
    node.storyboard = node.storyboard ?? controller.storyboard
    if node.kind == .content { node.kind = controller.kind }
    if node.settings == .init() { node.settings = controller.settings }
    node.partOf = Set(node.partOf).union(controller.partOf).sorted()
    if node.wireframe.isEmpty { node.wireframe = controller.wireframe }
    node.origins += controller.origins
    node.origins.sort { ($0.kind.order, $0.location) < ($1.kind.order, $1.location) }
    nodes[id] = node
  }

  private mutating func add(_ link: NavigationMapFragment.Link, from fragment: Int) {
    let origin = link.transition.origin
    let sources = sources(of: link, in: fragment)
    for destination in resolver.destinations(of: link.target, in: fragment, from: origin, source: sources.first ?? nil)
    {
      for source in sources { add(link.transition, from: source, to: destination) }
    }
  }

  /// Returns the sources of a link. What a class with several scenes does, each of them does, and so do the controllers that
  /// code creates; what other code puts into a container of the class is only in the latter.
  private mutating func sources(of link: NavigationMapFragment.Link, in fragment: Int) -> [String?] {
    guard let end = link.source else { return [nil] }
    let isGiven = link.transition.isInList && link.transition.site != end.screen
    if let id = end.screen, !isGiven, link.target != .unknown, let scenes = index.scenesByClass[id], scenes.count > 1 {
      return scenes + (createdClasses.contains(id) ? [id] : [])
    }
    return [resolver.destinations(of: end, in: fragment, from: link.transition.origin).first?.id]
  }

  private mutating func add(
    _ written: MapTransition, from source: String?, to destination: ReferenceResolver.Destination
  ) {
    var transition = written
    transition.source = source
    if !transition.relation.isContainment { transition.initiator = transition.initiator ?? source }
    transition.site = transition.site ?? source
    transition.target = destination.id
    if !destination.isFound { transition.evidence = .unresolved }
    complete(&transition)
    transitions.append(transition)
  }

  /// An unwind segue leads to every controller that may handle it; if there is none, it has no target.
  private mutating func addUnwinds() {
    var unwinds = UnwindTargets(index, &nodes)
    let origins = UnwindOrigins(transitions, nodes)
    for (position, fragment) in index.fragments.enumerated() {
      for link in fragment.links {
        guard let action = link.target.unwindAction else { continue }
        let origin = link.transition.origin
        let source = link.source.flatMap { resolver.destinations(of: $0, in: position, from: origin).first?.id }
        var transition = link.transition
        transition.source = source
        transition.initiator = transition.initiator ?? source
        transition.site = transition.site ?? source
        let targets = unwinds.targets(of: action, from: source, at: origin, origins)
        if targets.isEmpty { transition.evidence = .unresolved }
        for target in targets.isEmpty ? [nil] : targets.map(Optional.some) {
          transition.target = target
          transitions.append(transition)
        }
      }
    }
    unwindDiagnostics = unwinds.diagnostics
  }

  /// Adds a node for a class: if it has several scenes, a controller created in code is none of them; one that no file
  /// describes, such as a system class, has its name.
  private mutating func addNode(_ id: String) {
    guard nodes[id] == nil else { return }
    nodes[id] =
      screens[id] ?? MapController(id: id, className: id, kind: ControllerKind.implied(byClass: id) ?? .content)
  }

  /// If the segue has no style, the target's own style applies (R121).
  private mutating func complete(_ transition: inout MapTransition) {
    if let source = transition.source { addNode(source) }
    guard let target = transition.target else { return }
    if transition.evidence != .unresolved { addNode(target) }
    if transition.relation == .initial { nodes[target]?.isInitial = true }
    if transition.relation == .present, let settings = nodes[target]?.settings {
      transition.style = transition.style ?? settings.modalPresentationStyle
      transition.transition = transition.transition ?? settings.modalTransitionStyle
    }
  }
}

extension [Diagnostic] {
  /// The diagnostics in a stable order.
  fileprivate var inOrder: [Diagnostic] {
    sorted { ($0.location ?? .nowhere, $0.code, $0.message) < ($1.location ?? .nowhere, $1.code, $1.message) }
  }
}

extension SourceLocation {
  fileprivate static let nowhere = SourceLocation(file: "")
}

extension MapOrigin.Kind {
  /// The sort order: Interface Builder first, then code.
  var order: Int {
    switch self {
    case .storyboard: 0
    case .xib: 1
    case .swift: 2
    case .objc: 3
    case .dump: 4
    case .model: 5
    }
  }
}

extension NavigationMapFragment.End {
  /// The class, if the end is one that code refers to.
  fileprivate var screen: String? { if case .screen(let id) = self { id } else { nil } }
}

extension MapTransition {
  /// Whether the target may be an element of the list of controllers that the source contains.
  fileprivate var isInList: Bool { relation.isContainment || relation == .set }
}
