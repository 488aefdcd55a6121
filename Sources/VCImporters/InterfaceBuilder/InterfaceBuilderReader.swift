import VCXML

/// Reads the text of a storyboard or XIB into the records of its file format.
struct InterfaceBuilderReader: XMLHandler {
  var document = InterfaceBuilderDocument()
  /// The open elements, outermost first.
  var frames: [Frame] = []
  /// The positions of the controllers whose elements are open, innermost last.
  var openControllers: [Int] = []
  /// The cells whose elements are open, innermost last, by their position among the open elements.
  var openCells: [Int] = []
  /// The number of open elements whose segues are not edges.
  private var ignored = 0
  private var scene = SceneStart()
  /// Segues whose control is still open, with the control's depth.
  private var waiting: [(segue: Int, depth: Int)] = []
  /// Actions whose control is still open, with the control's depth.
  private var waitingActions: [(action: Int, depth: Int)] = []
  var collected: CollectedText?
  /// The positions of the objects read so far, by identifier.
  private var objects: [String: XMLPosition] = [:]
  /// Whether to read the frames of views.
  private let readsFrames: Bool

  /// An open element.
  struct Frame {
    var element: InterfaceBuilderElement?
    /// The name of an element outside the vocabulary, or of a controller.
    var name = ""
    /// The class of a controller, of the file's owner, or of an object that is no view.
    var customClass: String?
    var label = InterfaceBuilderLabel()
    var isController = false
    /// Whether segues inside it are not edges.
    var isIgnored = false
    /// The position of a view in the controller's view, and its box.
    var place: (x: Double, y: Double)?
    var box: Int?
    /// The text of a label.
    var text: String?
    /// Whether the view is invisible: it or one of its superviews is hidden or transparent.
    var isHidden = false

    /// The element as an interactive control.
    var control: InterfaceBuilderDocument.Control {
      .init(element: element?.rawValue ?? name, label: label.text)
    }
  }

  /// The lengths of the lists at the start of the scene.
  private struct SceneStart {
    var controllers = 0
    var segues = 0
    var main: Int?
  }

  private init(readsFrames: Bool) { self.readsFrames = readsFrames }

  /// - Throws: If the text is not XML.
  static func read(
    _ bytes: [UInt8], file: String, readsFrames: Bool
  ) throws(XMLError) -> InterfaceBuilderDocument {
    var reader = InterfaceBuilderReader(readsFrames: readsFrames)
    try XMLReader.read(bytes, file: file, handler: &reader)
    reader.closeScene()
    return reader.document
  }

  var wantsText: Bool { collected != nil }

  mutating func text(_ text: String) { collected?.text += text }

  mutating func startElement(_ element: borrowing XMLElement) {
    let known = element.name(in: InterfaceBuilderElement.vocabulary)
    noteObject(element)
    var frame = Frame(element: known)
    if frames.isEmpty {
      document.readRoot(element, known)
    } else if known?.isController ?? isUnknownController(element) {
      frame.name = element.name
      frame.isController = true
      frame.customClass = element["customClass"]
      openController(element, isKnown: known != nil)
    } else if let known {
      read(element, as: known, &frame)
    } else {
      frame.name = element.name
      if element.name == "fontDescription" { readFont(element) }
      if element.name == "customObject" { frame.customClass = element["customClass"] }
    }
    if readsFrames { frame.isHidden = frames.last?.isHidden ?? false || Self.isHidden(element) }
    if frame.isIgnored { ignored += 1 }
    if known?.isCell ?? false { openCells.append(frames.count) }
    frames.append(frame)
  }

  mutating func endElement() {
    let frame = frames.removeLast()
    if openCells.last == frames.count { openCells.removeLast() }
    if frame.isController { openControllers.removeLast() }
    if frame.isIgnored { ignored -= 1 }
    if let found = collected, frame.element == .string || frame.element == .mutableString {
      collected = nil
      offerText(found.content, key: found.key)
    }
    if let box = frame.box, let controller = openControllers.last {
      document.controllers[controller].boxes[box].text = frame.label.text
    }
    if let object = frame.label.object, let text = frame.label.text { document.labels[object] = text }
    while let last = waiting.last, last.depth == frames.count {
      waiting.removeLast()
      document.segues[last.segue].control = frame.control
    }
    while let last = waitingActions.last, last.depth == frames.count {
      waitingActions.removeLast()
      document.actions[last.action].control = frame.control
    }
    if frame.element == .scene { closeScene() }
  }
}

// MARK: - Objects

extension InterfaceBuilderReader {
  /// Every object of a document has a unique identifier; for a device and its size the identifier is a name (R155,
  /// R167).
  private mutating func noteObject(_ element: borrowing XMLElement) {
    guard let id = element["id"], !id.isEmpty else { return }
    guard let first = objects[id] else {
      objects[id] = element.position
      return
    }
    guard element.name != "device", element.name != "adaptation" else { return }
    document.duplicates.append(.init(object: id, position: element.position, first: first))
  }
}

// MARK: - Scenes and controllers

extension InterfaceBuilderReader {
  /// Returns whether an unknown element is in the position of a scene's controller (R156).
  private func isUnknownController(_ element: borrowing XMLElement) -> Bool {
    guard frames.last?.element == .objects else { return false }
    return element["sceneMemberID"] == "viewController" || element.name.hasSuffix("ViewController")
  }

  private mutating func openController(_ element: borrowing XMLElement, isKnown: Bool) {
    var controller = InterfaceBuilderDocument.Controller(element, isKnown: isKnown)
    controller.container = openControllers.last
    if frames.last?.element == .objects, element["sceneMemberID"] == "viewController", scene.main == nil {
      scene.main = document.controllers.count
    }
    openControllers.append(document.controllers.count)
    document.controllers.append(controller)
  }

  /// Sets the scene's controller as the source of segues that start at an object beside it (R155, R158).
  private mutating func closeScene() {
    let first = scene.controllers < document.controllers.count ? scene.controllers : nil
    for segue in scene.segues..<document.segues.count where document.segues[segue].source == nil {
      document.segues[segue].source = scene.main ?? first
    }
    scene = SceneStart(controllers: document.controllers.count, segues: document.segues.count)
  }
}

// MARK: - Other elements

extension InterfaceBuilderReader {
  private mutating func read(
    _ element: borrowing XMLElement, as known: InterfaceBuilderElement, _ frame: inout Frame
  ) {
    switch known {
    case .segue: openSegue(element, &frame)
    case .action: readAction(element)
    case .inferredMetricsTieBreakers: frame.isIgnored = true
    case .viewControllerPlaceholder: document.references.append(.init(element))
    case .exit: if let object = element["id"] { document.exits.insert(object) }
    case .placeholder:
      frame.customClass = element["customClass"]
      readOwner(element)
    case .outlet: readOutlet(element)
    case .outletCollection: readPassthrough(element)
    case .popoverArrowDirection: readArrows(element)
    case .navigationItem, .tabBarItem: offerItemTitle(element["title"], known)
    case .label:
      let text = element["text"]
      if readsFrames { frame.label.offer(text, as: .text) }
      frame.text = text
      offerCellText(text)
    case .rect: if readsFrames { readFrame(element) }
    case .state, .buttonConfiguration, .fragment: readTitlePart(element, known)
    case .string, .mutableString: collect(element)
    default: if known.isControl { frame.label = InterfaceBuilderLabel(element) }
    }
  }

  /// Begins a segue (R158, R165).
  private mutating func openSegue(_ element: borrowing XMLElement, _ frame: inout Frame) {
    // A segue inside a segue is a leftover of peek and pop (R164).
    frame.isIgnored = true
    let key = element["key"]
    guard ignored == 0, key != "commit", key != "preview" else { return }
    var segue = InterfaceBuilderDocument.Segue(element)
    segue.source = openControllers.last
    let control = frames.count - 2
    if control >= 0, frames.last?.element == .connections, !frames[control].isController,
      frames[control].element != .objects
    {
      waiting.append((document.segues.count, control))
    }
    document.segues.append(segue)
  }

  private mutating func readAction(_ element: borrowing XMLElement) {
    guard let selector = element["selector"], let destination = element["destination"] ?? element["target"],
      frames.last?.element == .connections, frames.count > 1
    else { return }
    waitingActions.append((document.actions.count, frames.count - 2))
    document.actions.append(.init(selector: selector, destination: destination))
  }

  /// The segue whose element is open, by position.
  private var openSegue: Int? {
    let isOpen = ignored == 1 && frames.suffix(2).contains { $0.element == .segue && $0.isIgnored }
    return isOpen && !document.segues.isEmpty ? document.segues.count - 1 : nil
  }

  private mutating func readArrows(_ element: borrowing XMLElement) {
    guard let segue = openSegue else { return }
    for direction: StaticString in ["up", "down", "left", "right"] where element[direction] == "YES" {
      document.segues[segue].arrowDirections.append(direction.description)
    }
  }

  private mutating func readPassthrough(_ element: borrowing XMLElement) {
    guard let segue = openSegue, let view = element["destination"] else { return }
    document.segues[segue].passthroughViews.append(view)
  }

  private mutating func readOutlet(_ element: borrowing XMLElement) {
    if openSegue != nil { return readPassthrough(element) }
    let owner = frames.dropLast().last
    let property = element["property"]
    if owner?.element == .placeholder, property == "view" { document.owner?.hasView = true }
    guard let property, let destination = element["destination"] else { return }
    if owner?.name == "window", property == "rootViewController" {
      document.windowRoots.append(
        .init(object: element["id"], destination: destination, position: element.position))
    }
    if let customClass = owner?.customClass {
      document.outlets.append(.init(customClass: customClass, property: property, destination: destination))
    }
  }

  private mutating func readOwner(_ element: borrowing XMLElement) {
    guard element["placeholderIdentifier"] == "IBFilesOwner", let customClass = element["customClass"] else { return }
    document.owner = .init(customClass: customClass, customModule: element["customModule"], position: element.position)
  }
}
