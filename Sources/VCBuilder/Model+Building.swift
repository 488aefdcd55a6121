import VCModel

extension Model {
  /// Creates a model from declarations, steps and assertions.
  ///
  /// ```swift
  /// let model = Model("Picking a person while taking a photo") {
  ///   RootViewController { Screen("camera", class: "CameraViewController", title: "Camera") }
  ///   NavigationController("library", title: "Photo library") { Screen("albums") }
  ///   Screen("photos")
  ///
  ///   Present("library", from: "camera").trigger("Tap the photo icon")
  ///   Push("photos", onto: "library").trigger("Choose an album")
  ///
  ///   Expect.chain("camera", "library")
  /// }
  /// ```
  ///
  /// The result equals the model read from a model file with the same contents in the same order. Identifiers are not checked
  /// here; a replay of the model reports errors in them.
  public init(_ title: String? = nil, description: String? = nil, @ModelBuilder lines: () -> [ModelPart]) {
    self.init(title: title, description: description)
    var presented: [Presented] = []
    let parts = lines()
    for case .environment(let environment) in parts { self.environment = environment }
    for part in parts {
      if case .presented(let line) = part { presented.append(line) }
      add(part)
    }
    let own = Dictionary(controllers.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    presentations = presented.map { $0.settled(own[$0.presented.id], in: environment) }
  }

  private mutating func add(_ part: ModelPart) {
    switch part {
    case .environment: break
    case .controller(let declaration): declare(declaration)
    case .root(let root):
      root.root.map { declare($0) }
      windows.append(root.window)
    case .presented(let line): line.declarations.forEach { declare($0) }
    case .storyboard(let storyboard): storyboards.append(storyboard)
    case .segue(let segue): segues.append(segue)
    case .step(let content): add(content)
    case .expect(let assertion): expect.append(assertion)
    case .app(let reference): app = reference
    case .seen(let state): seen.append(state)
    case .figure(let figure): figures.append(figure)
    }
  }

  /// Adds a controller, then those declared inside it.
  private mutating func declare(_ declaration: ControllerDeclaration) {
    var controller = declaration.controller
    controller.splitStyle = declaration.splitStyle ?? .implied(by: controller.columns, ios: environment.ios)
    controllers.append(controller)
    for inner in declaration.inner { declare(inner) }
  }

  private mutating func add(_ content: StepContent) {
    content.declarations.forEach { declare($0) }
    var step = content.step
    if content.isInFirstWindow, case .setRoot(let root, _) = step.operation {
      step.operation = .setRoot(root, window: windows.first?.id ?? "main")
    }
    steps.append(step)
  }
}
