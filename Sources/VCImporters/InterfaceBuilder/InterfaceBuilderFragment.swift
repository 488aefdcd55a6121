import VCDiagnostics
import VCModel
import VCNames
import VCXML

/// Converts the records of a storyboard or XIB into a fragment of the navigation map.
struct InterfaceBuilderFragment {
  let document: InterfaceBuilderDocument
  private(set) var fragment: NavigationMapFragment
  private let originKind: MapOrigin.Kind
  /// The unique name of each controller within the file, by position, derived from its object identifier.
  private var keys: [String] = []
  /// The names of each controller's relationships, by the controller's position.
  private let relationships: [Int: [String]]

  init(_ document: InterfaceBuilderDocument, _ fragment: NavigationMapFragment) {
    self.document = document
    self.fragment = fragment
    relationships = document.segues.reduce(into: [:]) { found, segue in
      if let source = segue.source, let name = segue.relationship { found[source, default: []].append(name) }
    }
    switch document.format {
    case .storyboard: originKind = .storyboard
    case .xib, .archive, .other: originKind = .xib
    }
    self.fragment.isStoryboard = originKind == .storyboard
  }

  mutating func build() {
    for found in document.duplicates {
      fragment.diagnostics.append(
        .duplicateObject(found.object, location(found.position), first: location(found.first)))
    }
    nameControllers()
    for position in document.controllers.indices { addScene(position) }
    addOwner()
    for reference in document.references { addReference(reference) }
    addInitial()
    for outlet in document.windowRoots { addWindowRoot(outlet) }
    for position in document.controllers.indices { addNesting(position) }
    for segue in document.segues { addSegue(segue) }
    addActions()
    addOutlets()
  }

  func location(_ position: XMLPosition) -> SourceLocation {
    SourceLocation(file: fragment.file, line: position.line, column: position.column)
  }

  func origin(_ position: XMLPosition, object: String?) -> MapOrigin {
    MapOrigin(kind: originKind, location: location(position), object: object)
  }
}

// MARK: - Scenes

extension InterfaceBuilderFragment {
  /// If objects share an identifier, links refer to the first one (R167).
  private mutating func nameControllers() {
    var names = UniqueNames(separator: "~")
    keys = document.controllers.map { names.name(for: $0.object ?? "@\($0.position.line)") }
  }

  /// Adds the controller of a scene with its attributes (R155, R157).
  private mutating func addScene(_ position: Int) {
    let source = document.controllers[position]
    let element = ControllerElement(source.element)
    let named = source.customClass.map(ClassName.init)
    let impliedKind = named.flatMap { ControllerKind.implied(byClass: $0.name) }
    var controller = MapController(id: "", className: named?.name ?? element?.className)
    controller.kind = element == .viewController ? impliedKind ?? .content : element?.kind ?? impliedKind ?? .content
    controller.module = source.customModule ?? named?.module
    controller.title = source.words
    controller.identifier = source.storyboardIdentifier
    controller.storyboard = fragment.name
    controller.settings = settings(of: source, position)
    controller.wireframe = source.boxes.compactMap(WireframeBox.init)
    controller.origins = [origin(source.position, object: source.object)]
    if !source.isKnownElement {
      controller.note = "unknown element '\(source.element)'"
      fragment.diagnostics.append(.unknownElement(source.element, location(source.position)))
    }
    fragment.scenes.append(
      .init(object: keys[position], hasOwnClass: named != nil && impliedKind == nil, controller: controller))
  }

  /// Returns the attributes of a controller (R157).
  private mutating func settings(
    of source: InterfaceBuilderDocument.Controller, _ position: Int
  ) -> MapController.Settings {
    var settings = MapController.Settings()
    settings.modalPresentationStyle = style(source.modalPresentationStyle, source.position)
    settings.modalTransitionStyle = transition(source.modalTransitionStyle, source.position)
    settings.definesPresentationContext = flag(source.definesPresentationContext)
    settings.providesPresentationContextTransitionStyle = flag(source.providesPresentationContextTransitionStyle)
    settings.hidesBottomBarWhenPushed = flag(source.hidesBottomBarWhenPushed)
    if source.element == ControllerElement.splitViewController.rawValue {
      let isTriple = relationships[position]?.contains("supplementaryViewController") ?? false
      let isColumnStyle = isTriple || source.allowDoubleColumnStyle == "YES"
      settings.splitStyle = isTriple ? .tripleColumn : isColumnStyle ? .doubleColumn : .classic
    }
    return settings
  }

  /// If the owner of a XIB has a view outlet as view controllers do, the XIB describes the owner's class.
  private mutating func addOwner() {
    guard let owner = document.owner, owner.hasView, originKind == .xib else { return }
    let name = ClassName(owner.customClass)
    guard !["View", "Cell"].contains(where: name.name.hasSuffix) else { return }
    var controller = MapController(id: "", className: name.name)
    controller.kind = ControllerKind.implied(byClass: name.name) ?? .content
    controller.module = owner.customModule ?? name.module
    controller.storyboard = fragment.name
    controller.origins = [origin(owner.position, object: "-1")]
    fragment.scenes.append(.init(object: "-1", hasOwnClass: true, controller: controller))
  }

  /// Adds a reference to a scene of another file (R161).
  private mutating func addReference(_ reference: InterfaceBuilderDocument.Reference) {
    let key = reference.object ?? "@\(reference.position.line)"
    guard fragment.references[key] == nil else { return }
    fragment.references[key] = .init(
      storyboard: reference.storyboardName, identifier: reference.referencedIdentifier,
      bundle: reference.bundleIdentifier, origin: origin(reference.position, object: reference.object))
    if let identifier = reference.storyboardIdentifier { fragment.referenceIdentifiers[identifier] = key }
  }

  /// A missing flag has the default of the class (R157).
  private func flag(_ value: String?) -> Bool? { value.map { $0 == "YES" } }
}

// MARK: - Links

extension InterfaceBuilderFragment {
  /// Adds the initial view controller (R153).
  private mutating func addInitial() {
    guard let object = document.initialViewController else { return }
    fragment.initial = .init(
      source: nil, target: .object(object),
      transition: MapTransition(
        source: nil, target: nil, relation: .initial, evidence: .storyboard,
        origin: origin(document.position, object: object)))
  }

  /// Adds the root view controller of a XIB's window.
  private mutating func addWindowRoot(_ outlet: InterfaceBuilderDocument.WindowRoot) {
    fragment.links.append(
      .init(
        source: nil, target: .object(outlet.destination),
        transition: MapTransition(
          source: nil, target: nil, relation: .windowRoot, evidence: .storyboard,
          origin: origin(outlet.position, object: outlet.object))))
  }

  /// Adds the outlets that lead to controllers.
  private mutating func addOutlets() {
    let objects = Set(fragment.scenes.compactMap(\.object))
    for outlet in document.outlets where objects.contains(outlet.destination) {
      fragment.outlets.append(
        .init(className: ClassName(outlet.customClass).name, property: outlet.property, object: outlet.destination))
    }
  }

  /// A controller inside the element of another one is contained in it; XIBs nest them this way (R160).
  private mutating func addNesting(_ position: Int) {
    let controller = document.controllers[position]
    guard let container = controller.container else { return }
    let kind = fragment.scenes[container].controller.kind
    var relation: MapTransition.Relation = .child
    var column: SplitColumn?
    switch kind {
    case .navigation: relation = .root
    case .tabBar: relation = .tab
    case .page: relation = .page
    case .split:
      relation = .column
      column = controller.key == "detailViewController" ? .secondary : .primary
    case .content, .container, .alert, .hosting, .view: break
    }
    fragment.links.append(
      .init(
        source: .object(keys[container]), target: .object(keys[position]),
        transition: MapTransition(
          source: nil, target: nil, relation: relation, column: column, evidence: .storyboard,
          origin: origin(controller.position, object: controller.object))))
  }

  /// Adds a segue as a transition or as containment (R158, R159, R163).
  private mutating func addSegue(_ segue: InterfaceBuilderDocument.Segue) {
    guard let source = segue.source else {
      fragment.diagnostics.append(.noSource(segue.object, location(segue.position)))
      return
    }
    let meaning = SegueMeaning(segue, from: fragment.scenes[source].controller.kind)
    if let unknown = meaning.unknown {
      fragment.diagnostics.append(
        segue.kind == "relationship"
          ? .unknownRelationship(unknown, location(segue.position)) : .unknownKind(unknown, location(segue.position)))
    }
    var transition = MapTransition(
      source: nil, target: nil, relation: meaning.relation, column: meaning.column, identifier: segue.identifier,
      trigger: trigger(of: segue), evidence: .storyboard, origin: origin(segue.position, object: segue.object))
    transition.style = meaning.relation == .popover ? .popover : style(segue.modalPresentationStyle, segue.position)
    transition.transition = self.transition(segue.modalTransitionStyle, segue.position)
    transition.segueKind = meaning.unknown
    transition.unwindAction = segue.unwindAction
    transition.segueClass = segue.customClass.map { ClassName($0).name }
    transition.creator = segue.creationSelector
    transition.isAnimated = segue.animates != "NO"
    transition.passthroughViews = segue.passthroughViews
    if meaning.relation == .popover { transition.popover = popover(of: segue) }
    fragment.links.append(.init(source: .object(keys[source]), target: target(of: segue), transition: transition))
  }

  /// Unwind segues, and only these, end at an exit (R161, R162).
  private mutating func target(of segue: InterfaceBuilderDocument.Segue) -> NavigationMapFragment.End {
    guard let destination = segue.destination else {
      fragment.diagnostics.append(.noDestination(location(segue.position)))
      return .unknown
    }
    guard document.exits.contains(destination) else { return .object(destination) }
    guard segue.kind == "unwind", let action = segue.unwindAction else {
      fragment.diagnostics.append(
        segue.kind == "unwind" ? .noAction(location(segue.position)) : .noUnwind(location(segue.position)))
      return .unknown
    }
    return .unwindAction(action)
  }

  private func trigger(of segue: InterfaceBuilderDocument.Segue) -> String? {
    guard let control = segue.control, segue.kind != "embed" else { return nil }
    return Self.words(for: control, isAccessory: segue.trigger == "accessoryAction")
  }

  private static func words(for control: InterfaceBuilderDocument.Control, isAccessory: Bool = false) -> String {
    // The editor misspells this element.
    let element = control.element == "pongPressGestureRecognizer" ? "longPressGestureRecognizer" : control.element
    let part = isAccessory ? "\(element) accessory" : element
    return control.label.map { "\(part): \($0)" } ?? part
  }

  /// Records the controls that call methods of controllers; of several controls of a method, the first.
  private mutating func addActions() {
    let scenes = Dictionary(
      fragment.scenes.enumerated().compactMap { scene in scene.element.object.map { ($0, scene.offset) } },
      uniquingKeysWith: { first, _ in first })
    for action in document.actions {
      guard let control = action.control, let scene = scenes[action.destination],
        fragment.scenes[scene].actions[action.selector] == nil
      else { continue }
      fragment.scenes[scene].actions[action.selector] = Self.words(for: control)
    }
  }

  /// Returns the popover's anchor (R120).
  private func popover(of segue: InterfaceBuilderDocument.Segue) -> PopoverAnchor? {
    let directions = segue.arrowDirections.compactMap(PopoverAnchor.ArrowDirection.init)
    var source: PopoverAnchor.Source?
    if let item = segue.popoverAnchorBarButtonItem {
      source = .barButtonItem(document.labels[item] ?? item)
    } else if let view = segue.popoverAnchorView {
      source = .sourceView(document.labels[view] ?? view, rect: nil)
    } else if let control = segue.control {
      let name = control.label ?? control.element
      source = control.element == "barButtonItem" ? .barButtonItem(name) : .sourceView(name, rect: nil)
    }
    return source == nil && directions.isEmpty ? nil : PopoverAnchor(source, permittedArrowDirections: directions)
  }

  /// Returns the style of a segue (R121, R166).
  private mutating func style(_ name: String?, _ position: XMLPosition) -> ModalPresentationStyle? {
    guard let name else { return nil }
    let known = ModalPresentationStyle.settable
    if let style = ModalPresentationStyle(rawValue: name), known.contains(style) { return style }
    fragment.diagnostics.append(.unknownStyle(name, among: known.map(\.rawValue), location(position)))
    return nil
  }

  private mutating func transition(_ name: String?, _ position: XMLPosition) -> ModalTransitionStyle? {
    guard let name else { return nil }
    if let style = ModalTransitionStyle(rawValue: name) { return style }
    let known = ModalTransitionStyle.allCases.map(\.rawValue)
    fragment.diagnostics.append(.unknownStyle(name, among: known, location(position)))
    return nil
  }
}
