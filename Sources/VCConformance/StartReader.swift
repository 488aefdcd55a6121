import VCDiagnostics
import VCModel

/// Reads `start` and `presented`.
enum StartReader {
  /// Returns a model of the controllers; the first line is the window's root.
  static func model(of node: Located) throws(ScenarioError) -> Model {
    var controllers: [Controller] = []
    var positions: [ControllerID: Int] = [:]
    func declare(_ controller: Controller) {
      if let position = positions[controller.id] { return controllers[position] = controller }
      positions[controller.id] = controllers.count
      controllers.append(controller)
    }
    for line in try node.list("start") {
      let text = try line.text("a line of start")
      let known = positions[StartLine.id(of: text)].map { controllers[$0] }
      let controller = try StartLine(text, adding: known, at: line.location).controller
      declare(controller)
      for child in controller.children where positions[child] == nil { declare(Controller(child)) }
    }
    guard let root = controllers.first else {
      throw ScenarioError("start needs a line for the root", at: node.location)
    }
    return Model(controllers: controllers, windows: [AppWindow(root: root.id)])
  }

  /// Reads the properties in `controllers`; controllers that are only mentioned there are added.
  static func details(of node: Located?, _ model: inout Model) throws(ScenarioError) {
    for (name, value) in try node?.pairs("controllers") ?? [] {
      let id = ControllerID(name)
      let position = model.controllers.firstIndex { $0.id == id }
      let controller = try ControllerReader(
        value, adding: position.map { model.controllers[$0] } ?? Controller(id, origin: Origin(value.location))
      ).controller
      if let position { model.controllers[position] = controller } else { model.controllers.append(controller) }
    }
  }

  /// Returns the initial presentations; their style counts as resolved and as adapted.
  static func presentations(of node: Located?, in model: Model) throws(ScenarioError) -> [Presentation] {
    var result: [Presentation] = []
    for entry in try node?.list("presented") ?? [] {
      let fields = try entry.fields("a presentation", ["by", "from", "vc", "style", "transition", "anchor"])
      guard let by = fields["by"], let vc = fields["vc"] else {
        throw ScenarioError("a presentation needs by and vc", at: entry.location)
      }
      let (presenter, presented) = (try by.controller("by"), try vc.controller("vc"))
      let own = model.controllers.first { $0.id == presented }
      let style: ModalPresentationStyle =
        try fields["style"]?.named("style") ?? own?.modalPresentationStyle ?? .pageSheet
      let transition: ModalTransitionStyle =
        try fields["transition"]?.named("transition") ?? own?.modalTransitionStyle ?? .coverVertical
      var presentation = Presentation(
        presented: presented, by: presenter, initiator: try fields["from"]?.controller("from") ?? presenter,
        style: style, origin: Origin(entry.location))
      presentation.requestedStyle = style
      presentation.transition = transition
      presentation.anchor = try fields["anchor"].map { anchor throws(ScenarioError) in try anchor.anchor() } ?? nil
      result.append(presentation)
    }
    return result
  }
}

/// A line of the form `id:Kind{flags}[children]`. A second line for a controller extends the first one.
struct StartLine {
  var controller: Controller
  let location: SourceLocation

  init(_ text: String, adding known: Controller?, at location: SourceLocation) throws(ScenarioError) {
    self.location = location
    let id = Self.id(of: text)
    guard !id.rawValue.isEmpty else { throw ScenarioError("'\(text)' has no id", at: location) }
    var rest = text.filter { $0 != " " }.dropFirst(id.rawValue.count)
    controller = known ?? Controller(id, origin: Origin(location))
    if rest.first == ":" {
      let kind = rest.dropFirst().prefix { !"{[".contains($0) }
      rest = rest.dropFirst(kind.count + 1)
      try setKind(String(kind))
    }
    while let open = rest.first {
      guard let close = rest.firstIndex(of: open == "{" ? "}" : "]") else {
        throw ScenarioError("'\(text)' is not closed", at: location)
      }
      let inside = rest[rest.index(after: rest.startIndex)..<close]
      rest = rest[rest.index(after: close)...]
      switch open {
      case "{": for flag in inside.split(separator: ";") { try setFlag(flag) }
      case "[": addChildren(inside)
      default: throw ScenarioError("'\(text)' has something after its end", at: location)
      }
    }
  }

  static func id(of text: String) -> ControllerID {
    ControllerID(String(text.filter { $0 != " " }.prefix { !":{[".contains($0) }))
  }

  private mutating func addChildren(_ text: Substring) {
    controller.children = []
    for child in text.split(separator: ",") {
      let id = ControllerID(String(child.last == "*" ? child.dropLast() : child))
      controller.children.append(id)
      if child.last == "*" { controller.selected = id }
    }
  }

  private mutating func setKind(_ name: String) throws(ScenarioError) {
    switch name {
    case "VC": break
    case "Nav": controller.kind = .navigation
    case "NavSub":
      controller.kind = .navigation
      controller.className = "UIImagePickerController"
    case "Tab": controller.kind = .tabBar
    case "Split": controller.kind = .split
    case "Split2", "Split3":
      controller.kind = .split
      controller.splitStyle = name == "Split2" ? .doubleColumn : .tripleColumn
    case "Page": controller.kind = .page
    case "Hosting": controller.kind = .hosting
    case "Box": controller.kind = .container
    case "Alert", "ActionSheet":
      controller.kind = .alert
      controller.alertStyle = name == "Alert" ? .alert : .actionSheet
    case "Activity": controller.className = "UIActivityViewController"
    case "Search": controller.className = "UISearchController"
    default: throw ScenarioError("there is no kind '\(name)'", at: location)
    }
  }

  private mutating func setFlag(_ flag: Substring) throws(ScenarioError) {
    let parts = flag.split(separator: "=", maxSplits: 1)
    let name = parts.first.map(String.init) ?? ""
    let value = Located(text: parts.count > 1 ? String(parts[1]) : "", at: location)
    switch name {
    case "dpc": controller.definesPresentationContext = true
    case "nodpc": controller.definesPresentationContext = false
    case "ppcts": controller.providesPresentationContextTransitionStyle = true
    case "style": controller.modalPresentationStyle = try value.named("style")
    case "transition": controller.modalTransitionStyle = try value.named("transition")
    case "modal": controller.isModalInPresentation = true
    case "mask": controller.supportedInterfaceOrientations = try value.mask("mask")
    case "passThrough": controller.passesOrientationsThrough = true
    case "acts": controller.unwindActions += try value.text("acts").split(separator: "|").map(String.init)
    case "deny":
      let actions = try value.text("deny").split(separator: "|").map(String.init)
      controller.unwindActions += actions
      controller.deniedUnwindActions += actions
    case "class": controller.className = try value.text("class")
    case "custom":
      guard try value.text("custom") == "context" else {
        throw ScenarioError("custom can only be context", at: location)
      }
      controller.modalPresentationStyle = .custom
      controller.shouldPresentInFullscreen = false
    case "replacement": controller.adaptiveReplacement = try value.controller("replacement")
    case "detached": controller.isViewDetached = true
    default: throw ScenarioError("there is no flag '\(name)'", at: location)
    }
  }
}

extension Located {
  init(text: String, at location: SourceLocation) {
    value = .scalar(text)
    self.location = location
  }

  /// Returns the anchor from `view`, `barButton` or `item`.
  func anchor() throws(ScenarioError) -> PopoverAnchor? {
    switch try optionalText("anchor") {
    case nil, "none": nil
    case "view": PopoverAnchor(.sourceView("view", rect: nil))
    case "barButton": PopoverAnchor(.barButtonItem("button"))
    case "item": PopoverAnchor(.sourceItem("item"))
    case .some(let other):
      throw ScenarioError("anchor is '\(other)'; expected view, barButton or item", at: location)
    }
  }
}
