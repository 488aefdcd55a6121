import VCModel

/// The small app of `RandomOperations`: two windows, every kind of container, and controllers that are not shown yet.
package enum RandomApp {
  /// Returns a model with one copy of the app per side; a side's name is the suffix of its controllers' and windows'
  /// names.
  package static func model(sides: [String]) -> Model {
    var model = Model(environment: DeviceEnvironment(idiom: .pad, ios: 17))
    for side in sides {
      model.controllers += controllers.map { onSide(side, $0) }
      model.windows.append(AppWindow(id: "main\(side)", root: ControllerID("tab\(side)")))
      model.windows.append(AppWindow(id: "second\(side)", root: ControllerID("other\(side)")))
    }
    return model
  }

  static let names = controllers.map(\.id.rawValue)

  /// The tabs of `wide`, which has more tabs than tab bar items.
  static let tabs = ["t1", "t2", "t3", "t4", "t5", "t6"]

  private static let controllers: [Controller] =
    containers + tabs.dropLast().map { Controller(ControllerID($0)) } + [
      Controller("t6", kind: .container, children: ["t6a"]), Controller("t6a"),
      Controller("list") { $0.unwindActions = ["back:"] }, Controller("menu"),
      Controller("detail") { $0.definesPresentationContext = true },
      Controller("left") { $0.definesPresentationContext = true },
      Controller("first"), Controller("second"), Controller("third"),
      Controller("form") {
        $0.definesPresentationContext = true
        $0.unwindActions = ["back:"]
      },
      Controller("inner"), Controller("alert", kind: .alert), Controller("root") { $0.unwindActions = ["back:"] },
      Controller("x"), Controller("y") { $0.adaptiveReplacement = "shell" }, Controller("z"), Controller("tiny"),
    ]

  private static let containers: [Controller] = [
    Controller("tab", kind: .tabBar, children: ["nav", "split", "page"]),
    Controller("nav", kind: .navigation, children: ["list"]),
    Controller("split", kind: .split, children: ["sidebar", "detail"]),
    Controller("sidebar", kind: .navigation, children: ["menu"]), Controller("page", kind: .page, children: ["left"]),
    Controller("columns", kind: .split, children: ["first", "second", "third"]) { $0.splitStyle = .tripleColumn },
    Controller("modal", kind: .navigation, children: ["form"]),
    Controller("box", kind: .container, children: ["inner"]),
    Controller("other", kind: .navigation, children: ["root"]), Controller("shell", kind: .navigation),
    Controller("small", kind: .tabBar, children: ["tiny"]),
    Controller("wide", kind: .tabBar, children: tabs.map { ControllerID($0) }),
  ]

  private static func onSide(_ side: String, _ controller: Controller) -> Controller {
    var renamed = controller
    renamed.id = ControllerID(controller.id.rawValue + side)
    renamed.children = controller.children.map { ControllerID($0.rawValue + side) }
    renamed.adaptiveReplacement = controller.adaptiveReplacement.map { ControllerID($0.rawValue + side) }
    return renamed
  }
}

extension Controller {
  /// Creates a controller and configures it.
  fileprivate init(
    _ id: ControllerID, kind: ControllerKind = .content, children: [ControllerID] = [],
    _ configure: (inout Controller) -> Void
  ) {
    self.init(id, kind: kind, children: children)
    configure(&self)
  }
}
