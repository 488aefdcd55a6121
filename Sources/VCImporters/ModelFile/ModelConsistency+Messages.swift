import VCDiagnostics
import VCModel

extension Diagnostic {
  static func unknown(_ reference: ModelDecoder.Reference, _ suggestion: String?) -> Self {
    error(
      "unknown-controller", "there is no controller \(quoted(reference.id))", suggestion: suggestion,
      at: reference.location, controller: reference.id)
  }

  static func twoParents(
    _ child: ModelDecoder.Reference, _ parent: ControllerID, _ other: ModelDecoder.Reference
  ) -> Self {
    error(
      "two-parents",
      "\(quoted(child.id)) is a child of \(quoted(parent)) and of \(quoted(other.id)), expected one parent",
      at: child.location, notes: [Note("it is a child of \(quoted(other.id)) here", at: other.location)],
      controller: child.id)
  }

  static func childTwice(
    _ child: ModelDecoder.Reference, of parent: ControllerID, first: SourceLocation
  ) -> Self {
    error(
      "two-parents", "\(quoted(child.id)) is a child of \(quoted(parent)) twice", at: child.location,
      notes: [Note("the first time here", at: first)], controller: child.id)
  }

  static func parentCycle(_ path: some Collection<ControllerID>, at location: SourceLocation?) -> Self {
    let names = (Array(path) + path.prefix(1)).map { quoted($0) }
    let shown = names.count > 8 ? names.prefix(4) + ["…"] + names.suffix(3) : names[...]
    return error(
      "parent-cycle", "a cycle of parents: \(shown.joined(separator: " contains "))", at: location,
      controller: path.first)
  }

  static func selectsNoChild(_ controller: Controller, _ selected: ControllerID) -> Self {
    error(
      "selected-is-no-child", "\(quoted(controller.id)) selects \(quoted(selected)), which is not among its children",
      suggestion: didYouMean(selected.rawValue, among: controller.children.map(\.rawValue)),
      at: controller.origin.location, controller: controller.id)
  }

  static func rootTwice(_ window: AppWindow, _ other: AppWindow) -> Self {
    error(
      "root-of-two-windows",
      "\(quoted(window.root)) is the root of the windows \(quoted(other.id)) and \(quoted(window.id))",
      at: window.origin.location, notes: [Note("the first window is here", at: other.origin.location)],
      controller: window.root)
  }

  static func rootWithParent(_ window: AppWindow, _ parent: ModelDecoder.Reference) -> Self {
    error(
      "root-with-parent", "the window's root \(quoted(window.root)) is a child of \(quoted(parent.id))",
      suggestion: "make \(quoted(parent.id)) the root, or remove \(quoted(window.root)) from its children",
      at: window.origin.location, notes: [Note("it is a child here", at: parent.location)], controller: window.root)
  }

  static func presentsRoot(_ presentation: Presentation, _ window: AppWindow) -> Self {
    error(
      "presented-root", "\(quoted(presentation.presented)) is presented and the root of a window",
      at: presentation.origin.location, notes: [Note("it is the window's root here", at: window.origin.location)],
      controller: presentation.presented)
  }

  static func presentedTwice(_ presentation: Presentation, _ first: Presentation) -> Self {
    error(
      "presented-twice",
      "\(quoted(presentation.presented)) is already presented by \(quoted(first.presenter))",
      at: presentation.origin.location, notes: [Note("the first presentation is here", at: first.origin.location)],
      controller: presentation.presented)
  }

  static func presentsTwice(_ presentation: Presentation, _ first: Presentation) -> Self {
    error(
      "presents-twice", "\(quoted(presentation.presenter)) already presents \(quoted(first.presented))",
      at: presentation.origin.location, notes: [Note("the first presentation is here", at: first.origin.location)],
      controller: presentation.presenter)
  }

  static func presentsChild(_ presentation: Presentation, _ parent: ModelDecoder.Reference) -> Self {
    error(
      "presented-child", "\(quoted(presentation.presented)) is presented and a child of \(quoted(parent.id))",
      suggestion: "present \(quoted(parent.id))", at: presentation.origin.location,
      notes: [Note("it is a child here", at: parent.location)], controller: presentation.presented)
  }

  static func presentationCycle(_ presentation: Presentation) -> Self {
    error(
      "presentation-cycle", "a cycle of presentations back to \(quoted(presentation.presented))",
      at: presentation.origin.location, controller: presentation.presented)
  }

  static func tabTwice(_ tab: TabItem, _ first: TabItem, in controller: Controller) -> Self {
    error(
      "duplicate-tab", "a second tab of \(quoted(controller.id)) with the id \(quoted(tab.identifier))",
      at: tab.origin.location, notes: [Note("the first one is here", at: first.origin.location)],
      controller: controller.id)
  }

  static func noDestination(_ segue: Segue) -> Self {
    let key = segue.kind == .unwind ? "'to' or 'action'" : "'to'"
    return error(
      "missing-key", "the segue \(quoted(segue.identifier)) of kind \(quoted(segue.kind.rawValue)) needs \(key)",
      at: segue.origin.location)
  }

  static func noSuchStep(_ step: Int, _ steps: Int, at origin: Origin) -> Self {
    error("no-such-step", "there is no step \(step); the model has \(steps)", at: origin.location)
  }

  static func mapOfModel(at origin: Origin) -> Self {
    error(
      "figure-does-not-fit", "a model describes what happens, not what can happen, so it has no map",
      suggestion: "draw a map of the app with 'vcgraph render APP --figure map'", at: origin.location)
  }

  private static func error(
    _ code: String, _ message: String, suggestion: String? = nil, at location: SourceLocation?, notes: [Note] = [],
    controller: ControllerID? = nil
  ) -> Self {
    Diagnostic(
      code: code, severity: .error, message: message, suggestion: suggestion, at: location, notes: notes,
      controller: controller?.rawValue)
  }
}

private func quoted(_ id: ControllerID) -> String { quoted(id.rawValue) }
