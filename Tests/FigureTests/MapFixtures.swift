import VCDiagnostics
import VCModel

extension NavigationMap {
  init(_ controllers: [MapController], _ transitions: [MapTransition]) {
    self.init(controllers: controllers, transitions: transitions)
  }

  /// A leads to B, and so on up to E.
  static var chain: NavigationMap {
    let ids = ["A", "B", "C", "D", "E"]
    return NavigationMap(ids.map { .screen($0) }, zip(ids, ids.dropFirst()).map { .connection($0, .show, $1) })
  }

  /// Two storyboards with transitions of every kind, and with missing targets.
  static var everyKind: NavigationMap {
    NavigationMap(
      [
        .screen("Tabs", .tabBar), .screen("Home", .navigation), .screen("List"), .screen("Detail"),
        .screen("Settings", in: "Settings"), .screen("About", in: "Settings"),
      ],
      [
        .connection(nil, .initial, "Tabs"), .connection("Tabs", .tab, "Home"), .connection("Home", .root, "List"),
        .connection("List", .push, "Detail", trigger: "tableViewCell: Item"), .connection("List", .popover, "Settings"),
        .connection("Settings", .show, "About", trigger: "button: About \"us\""),
        .connection("Settings", .show, "About"),
        .connection("About", .unwind, "List", action: "done:"), .connection("Detail", .embed, "Gone"),
        .connection("Detail", .custom, nil),
      ])
  }
}

extension MapController {
  /// A scene of a storyboard, by the path of its file without the extension.
  static func screen(
    _ id: String, _ kind: ControllerKind = .content, in storyboard: String = "Main"
  ) -> MapController {
    let name = storyboard.split(separator: "/").last.map(String.init) ?? storyboard
    let place = MapOrigin(kind: .storyboard, location: SourceLocation(file: storyboard + ".storyboard", line: 3))
    var controller = MapController(id: id, kind: kind, title: id, origins: [place])
    controller.storyboard = name
    return controller
  }
}

extension MapTransition {
  static func connection(
    _ source: String?, _ relation: Relation, _ target: String?, trigger: String? = nil, action: String? = nil
  ) -> MapTransition {
    var result = MapTransition(
      source: source, target: target, relation: relation, trigger: trigger, evidence: .storyboard,
      origin: MapOrigin(kind: .storyboard, location: SourceLocation(file: "Main.storyboard", line: 9)))
    result.unwindAction = action
    return result
  }
}
