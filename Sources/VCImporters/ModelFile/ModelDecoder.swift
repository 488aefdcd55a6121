import VCDiagnostics
import VCModel

/// Decodes a model from a document whose shape was checked; values that do not fit are skipped because they were
/// already reported.
struct ModelDecoder {
  /// A place in the document that refers to a controller.
  struct Reference {
    var id: ControllerID
    var location: SourceLocation
  }

  var model = Model()
  /// All references to controllers, in the document's order.
  var references: [Reference] = []
  /// The location of each controller's declaration, and its position in the model.
  var declarations: [ControllerID: (location: SourceLocation, position: Int)] = [:]
  /// Controllers created by steps.
  var made: Set<ControllerID> = []
  /// The children named by containers; a child may be named several times.
  var containments: [(parent: ControllerID, child: Reference)] = []
  /// Presentations whose styles depend on controllers that may not have been read yet.
  var unsettled: [(position: Int, node: LocatedNode)] = []
  /// The window of steps that do not name one.
  var firstWindow = "main"
  var findings = Findings()

  /// Decodes in the order of the document, so that controllers keep the order in which they are declared.
  mutating func decode(_ root: LocatedNode) {
    model.title = root["title"]?.words
    model.description = root["description"]?.words
    if let node = root["environment"] { model.environment = environment(node) }
    firstWindow = root["windows"]?.items.first?["id"]?.text ?? "main"
    for entry in root.entries where !entry.value.isNull { decode(entry) }
    settlePresentations()
  }

  private mutating func decode(_ entry: LocatedNode.Entry) {
    let node = entry.value
    switch entry.key {
    case "controllers":
      for declared in node.entries { declare(ControllerID(declared.key), declared.value, at: declared.keyLocation) }
    case "window":
      if let root = controller(node) { model.windows.append(AppWindow(root: root, origin: Origin(entry.keyLocation))) }
    case "windows":
      for item in node.items { decodeWindow(item) }
    case "scenes":
      for item in node.items { decodeScene(item) }
    case "presentations":
      for item in node.items { presentation(item) }
    case "storyboards":
      model.storyboards += node.entries.map { storyboard($0) }
    case "segues":
      model.segues += node.items.compactMap { segue($0) }
    case "steps":
      model.steps += node.items.compactMap { step($0) }
    case "expect":
      model.expect += assertions(node)
    case "app":
      model.app = node.text.map { AppReference($0, origin: Origin(node.location)) }
    case "seen":
      model.seen += node.items.compactMap { seen($0) }
    case "figures":
      model.figures += node.items.map { figure($0) }
    default:
      break
    }
  }
}

// MARK: - Controllers

extension ModelDecoder {
  /// Returns the controller of a reference or of an inline declaration.
  mutating func controller(_ node: LocatedNode?) -> ControllerID? {
    guard let node else { return nil }
    guard node.isMapping else { return reference(node) }
    guard let id = node["id"]?.text, !id.isEmpty else { return nil }
    declare(ControllerID(id), node, at: node["id"]?.location ?? node.location)
    return ControllerID(id)
  }

  mutating func reference(_ node: LocatedNode?) -> ControllerID? {
    guard let node, let text = node.text, !text.isEmpty else { return nil }
    return reference(text, at: node.location)
  }

  mutating func reference(_ text: String, at location: SourceLocation) -> ControllerID {
    references.append(Reference(id: ControllerID(text), location: location))
    return ControllerID(text)
  }

  /// Returns the controller with an id, if it has been declared.
  func declared(_ id: ControllerID) -> Controller? { declarations[id].map { model.controllers[$0.position] } }

  mutating func controllers(_ node: LocatedNode?) -> [ControllerID] {
    (node?.itemsOrSelf ?? []).compactMap { controller($0) }
  }

  private mutating func declare(_ id: ControllerID, _ node: LocatedNode, at location: SourceLocation) {
    if let first = declarations[id] {
      // An alias repeats a declaration without declaring a second controller.
      if first.location != location { findings.report(.duplicate(id, at: location, first: first.location)) }
      return
    }
    // Its position is reserved before those of its children, which may be declared inside it.
    let position = model.controllers.count
    declarations[id] = (location, position)
    model.controllers.append(Controller(id, origin: Origin(location)))
    let declared = properties(of: id, node, at: location)
    model.controllers[position] = declared
  }
}

// MARK: - Environment, windows, figures

extension ModelDecoder {
  private func environment(_ node: LocatedNode) -> DeviceEnvironment {
    let policy = node["policy"]
    return DeviceEnvironment(
      idiom: node["idiom"]?.name(Idiom.self) ?? .phone,
      horizontalSizeClass: node["horizontalSizeClass"]?.name(SizeClass.self),
      verticalSizeClass: node["verticalSizeClass"]?.name(SizeClass.self),
      ios: node["ios"]?.integer ?? DeviceEnvironment.newestKnownIOS,
      supportedInterfaceOrientations: node["supportedInterfaceOrientations"].map(orientations) ?? .all,
      policy: Policy(
        contextAdaptation: policy?["contextAdaptation"]?.name(Policy.ContextAdaptation.self) ?? .observed,
        popoverCompactLegacy: policy?["popoverCompactLegacy"]?.name(Policy.PopoverCompactLegacy.self) ?? .reference,
        orientation: policy?["orientation"]?.name(Policy.Orientation.self) ?? .runtimeDefault,
        chainDismissAnimation: policy?["chainDismissAnimation"]?.name(Policy.ChainDismissAnimation.self) ?? .documented,
        arrows: policy?["arrows"]?.name(Policy.Arrows.self) ?? .both))
  }

  private mutating func decodeWindow(_ node: LocatedNode) {
    guard let root = controller(node["root"]) else { return }
    let id = node["id"]?.text ?? "main"
    if let first = model.windows.first(where: { $0.id == id }) {
      findings.report(.duplicate("window", id, at: node["id"]?.location ?? node.location, first: first.origin.location))
    }
    model.windows.append(AppWindow(id: id, root: root, scene: node["scene"]?.text, origin: Origin(node.location)))
  }

  private mutating func decodeScene(_ node: LocatedNode) {
    guard let scene = scene(node) else { return }
    if let first = model.scenes.first(where: { $0.id == scene.id }) {
      let location = node["id"]?.location ?? node.location
      findings.report(.duplicate("scene", scene.id, at: location, first: first.origin.location))
    }
    model.scenes.append(scene)
  }

  private func seen(_ node: LocatedNode) -> ObservedState? {
    guard let dump = node["dump"]?.text else { return nil }
    return ObservedState(
      dump: dump, number: node["number"]?.integer, after: node["after"]?.integer, origin: Origin(node.location))
  }

  private mutating func figure(_ node: LocatedNode) -> FigureRequest {
    var request = FigureRequest(node, focus: (node["focus"]?.itemsOrSelf ?? []).compactMap { reference($0) })
    request.detail = node["detail"]?.name(FigureDetail.self)
    request.direction = node["direction"]?.name(FigureDirection.self)
    request.maxWidth = node["maxWidth"]?.integer
    request.theme = node["theme"].flatMap(theme)
    return request
  }

  private func theme(_ node: LocatedNode) -> ThemeReference? {
    guard let text = node.text else { return nil }
    let source = ThemeName(rawValue: text).map(ThemeReference.Source.builtIn) ?? .file(text)
    return ThemeReference(source, origin: Origin(node.location))
  }

  /// Returns the mask of the named orientations.
  func orientations(_ node: LocatedNode) -> InterfaceOrientationMask {
    InterfaceOrientationMask(node.itemsOrSelf.compactMap { $0.text.flatMap(InterfaceOrientationMask.init(name:)) })
  }
}

extension Diagnostic {
  fileprivate static func duplicate(_ id: ControllerID, at location: SourceLocation, first: SourceLocation) -> Self {
    Diagnostic(
      code: "duplicate-controller", severity: .error, message: "a second controller with the id \(quoted(id.rawValue))",
      at: location, notes: [Note("the first one is declared here", at: first)], controller: id.rawValue)
  }

  /// Reports a second window or scene with the id of another one.
  fileprivate static func duplicate(
    _ kind: String, _ id: String, at location: SourceLocation, first: SourceLocation?
  ) -> Self {
    Diagnostic(
      code: "duplicate-\(kind)", severity: .error, message: "a second \(kind) with the id \(quoted(id))", at: location,
      notes: [Note("the first one is here", at: first)])
  }
}
