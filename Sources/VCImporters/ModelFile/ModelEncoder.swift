import VCModel

/// Encodes a model in the keys of the model file, omitting default values.
struct ModelEncoder {
  let model: Model

  /// The whole document, with its keys in the order of the schema.
  var document: WrittenValue {
    var document = WrittenMapping()
    document.set("title", model.title)
    document.set("description", model.description)
    document.set("environment", environment)
    if model.windows.count == 1, let window = model.windows.first, window.id == "main", window.scene == nil {
      document.set("window", window.root)
    } else if !model.windows.isEmpty {
      document.set("windows", model.windows.map(window))
    }
    document.set("controllers", controllers)
    document.set("scenes", model.scenes.map(scene))
    document.set("presentations", model.presentations.map(presentation))
    document.set("storyboards", storyboards)
    document.set("segues", model.segues.map(segue))
    document.set("steps", model.steps.map(step))
    if !model.expect.isEmpty { document.set("expect", expectation(model.expect)) }
    document.set("app", model.app?.path)
    document.set("seen", model.seen.map(seen))
    document.set("figures", model.figures.map(figure))
    return document.value
  }

  // MARK: Environment

  private var environment: WrittenMapping {
    let implied = DeviceEnvironment(idiom: model.environment.idiom)
    let environment = model.environment
    var written = WrittenMapping()
    written.set("idiom", environment.idiom, unless: .phone)
    written.set("horizontalSizeClass", environment.horizontalSizeClass, unless: implied.horizontalSizeClass)
    written.set("verticalSizeClass", environment.verticalSizeClass, unless: implied.verticalSizeClass)
    if environment.ios != DeviceEnvironment.newestKnownIOS { written.set("ios", environment.ios) }
    if environment.supportedInterfaceOrientations != .all {
      written.set("supportedInterfaceOrientations", orientations(environment.supportedInterfaceOrientations))
    }
    written.set("policy", policy(environment.policy))
    return written
  }

  private func policy(_ policy: Policy) -> WrittenMapping {
    let usual = Policy()
    var written = WrittenMapping()
    written.set("contextAdaptation", policy.contextAdaptation, unless: usual.contextAdaptation)
    written.set("popoverCompactLegacy", policy.popoverCompactLegacy, unless: usual.popoverCompactLegacy)
    written.set("orientation", policy.orientation, unless: usual.orientation)
    written.set("chainDismissAnimation", policy.chainDismissAnimation, unless: usual.chainDismissAnimation)
    written.set("arrows", policy.arrows, unless: usual.arrows)
    return written
  }

  // MARK: Windows, storyboards, figures

  private func window(_ window: AppWindow) -> WrittenValue {
    var written = WrittenMapping()
    written.set("id", window.id)
    written.set("root", window.root)
    written.set("scene", window.scene)
    return written.value
  }

  private var storyboards: WrittenMapping {
    var written = WrittenMapping()
    for storyboard in model.storyboards {
      var identifiers = WrittenMapping()
      for (identifier, id) in storyboard.identifiers.sorted(by: { $0.key < $1.key }) { identifiers.set(identifier, id) }
      var scenes = WrittenMapping()
      scenes.set("initial", storyboard.initial)
      scenes.set("identifiers", identifiers)
      written.set(storyboard.name, scenes.value)
    }
    return written
  }

  private func segue(_ segue: Segue) -> WrittenValue {
    var written = WrittenMapping()
    written.set("identifier", segue.identifier)
    written.set("kind", segue.kind)
    written.set("from", segue.source)
    written.set("to", segue.destination)
    written.set("action", segue.unwindAction)
    written.set("style", segue.style)
    written.set("transition", segue.transition)
    if let popover = segue.popover { written.set("popover", self.popover(popover)) }
    return written.value
  }

  private func seen(_ seen: ObservedState) -> WrittenValue {
    var written = WrittenMapping()
    written.set("after", seen.after)
    written.set("dump", seen.dump)
    written.set("number", seen.number)
    return written.value
  }

  private func figure(_ figure: FigureRequest) -> WrittenValue {
    var written = WrittenMapping()
    written.set("name", figure.name)
    written.set("kind", figure.kind)
    if figure.focus.count == 1 {
      written.set("focus", figure.focus.first)
    } else {
      written.set("focus", ids(figure.focus))
    }
    written.set("depth", figure.depth)
    written.set("step", figure.step)
    written.set("steps", figure.steps.map(StepRange.text))
    written.set("frames", figure.frames, unless: .sheet)
    written.set("showAbsent", figure.showsAbsent, unless: false)
    written.set("detail", figure.detail)
    written.set("direction", figure.direction)
    written.set("maxWidth", figure.maxWidth)
    written.set("styles", figure.contents.styles.map { .text($0.rawValue) })
    written.set("transitions", figure.contents.showsTransitions, unless: false)
    written.set("callbacks", figure.contents.showsCallbacks, unless: false)
    written.set("rows", figure.contents.rows.map { .text($0.rawValue) })
    written.set("theme", figure.theme?.text)
    return written.value
  }

  // MARK: Parts

  func ids(_ ids: [ControllerID]) -> [WrittenValue] { ids.map { .text($0.rawValue) } }

  func orientations(_ mask: InterfaceOrientationMask) -> WrittenValue {
    let combination = InterfaceOrientationMask.combinations.first { $0.mask == mask }?.name
    return .list((combination.map { [$0] } ?? mask.names).map(WrittenValue.text))
  }

  func popover(_ popover: PopoverAnchor) -> WrittenValue {
    var written = WrittenMapping()
    switch popover.source {
    case .barButtonItem(let title)?: written.set("barButtonItem", title)
    case .sourceItem(let name)?: written.set("sourceItem", name)
    case .sourceView(let name, let rect)?:
      written.set("sourceView", name)
      if let rect { written.set("sourceRect", numbers([rect.x, rect.y, rect.width, rect.height])) }
    case nil: break
    }
    written.set("permittedArrowDirections", popover.permittedArrowDirections.map(WrittenValue.name))
    return written.value
  }

  func numbers(_ numbers: [Double]) -> WrittenValue { .list(numbers.map(WrittenValue.number)) }
}
