import VCModel

extension Hierarchy {
  /// A hierarchy in which `root` is the window's root.
  ///
  /// Children that are not declared as containers are screens.
  init(
    root: ControllerID? = nil, _ containers: [(id: ControllerID, kind: ControllerKind, children: [ControllerID])] = [],
    screens: [ControllerID] = [], environment: DeviceEnvironment = DeviceEnvironment()
  ) {
    self.init(environment: environment)
    for container in containers { insert(Controller(container.id, kind: container.kind)) }
    for id in containers.flatMap(\.children) + screens where !contains(id) { insert(Controller(id)) }
    for container in containers { setChildren(container.children, of: container.id) }
    if let root { setRoot(root, ofWindow: "main") }
  }

  @discardableResult
  mutating func present(
    _ presented: ControllerID, by presenter: ControllerID, _ style: ModalPresentationStyle = .formSheet
  ) -> Bool {
    add(Presentation(presented: presented, by: presenter, initiator: nil, style: style))
  }
}

/// A shop: two tabs, of which the first is a stack. Above it is a screen that contains a gallery.
///
///     tabs ─┬─ stack ─┬─ list
///           │         └─ detail ── gallery
///           └─ settings
///     login ── name
///     zoom, alert, orphan
let shop = Hierarchy(
  root: "tabs",
  [
    ("tabs", .tabBar, ["stack", "settings"]), ("stack", .navigation, ["list", "detail"]),
    ("detail", .container, ["gallery"]), ("login", .navigation, ["name"]),
  ],
  screens: ["zoom", "alert", "orphan"])

/// The shop while `detail` presents `zoom` in its own context, and the family's top presents `login`, which presents an
/// alert.
func busyShop(login style: ModalPresentationStyle = .formSheet) -> Hierarchy {
  var hierarchy = shop
  hierarchy.present("zoom", by: "detail", .overCurrentContext)
  hierarchy.present("login", by: "tabs", style)
  hierarchy.present("alert", by: "login", .alert)
  return hierarchy
}
