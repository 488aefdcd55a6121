import VCDiagnostics
import VCDiagram
import VCDrawing
import VCFigures
import VCGraphviz
import VCModel
import VCReplay
import VCSVG

/// Small models for these tests.
enum Sample {
  /// A camera that presents a photo library, whose second screen asks for a people picker.
  static let camera = Model(
    title: "Picking a person while taking a photo", environment: DeviceEnvironment(ios: 17),
    controllers: [
      Controller("camera", className: "CameraViewController", title: "Camera"),
      Controller(
        "library", className: "UINavigationController", kind: .navigation, title: "Photo library", children: ["albums"]),
      Controller("albums", className: "AlbumsViewController", title: "Albums"),
      Controller("photos", className: "PhotosViewController", title: "Photos"),
      Controller(
        "picker", className: "ABPeoplePickerNavigationController", kind: .navigation, title: "People picker",
        children: ["people"]),
      Controller("people", className: "PeopleViewController", title: "All contacts"),
    ],
    windows: [AppWindow(root: "camera")],
    steps: [
      Step(.present("library", from: "camera"), trigger: "Tap the photo icon"),
      Step(.push("photos", onto: "library"), trigger: "Choose an album"),
      Step(.present("picker", from: "photos"), trigger: "Tap the action button"),
    ])

  /// The same model, including all dismissals.
  static var journey: Model {
    var model = camera
    model.steps += [
      Step(.dismiss("picker"), trigger: "Cancel"), Step(.dismiss("library"), trigger: "Done"),
    ]
    return model
  }

  /// A window with a single controller that has this title.
  static func titled(_ title: String) -> Model {
    Model(controllers: [Controller("only", className: title, title: title)], windows: [AppWindow(root: "only")])
  }

  /// A tab bar with the given number of tabs.
  static func tabs(_ count: Int) -> Model {
    let tabs = (0..<count).map { Controller(ControllerID("tab\($0)"), title: "Tab \($0)") }
    let bar = Controller("bar", kind: .tabBar, children: tabs.map(\.id))
    return Model(controllers: [bar] + tabs, windows: [AppWindow(root: "bar")])
  }

  /// Screens that present one another, in the given number.
  static func chain(_ count: Int) -> Model {
    let screens = (0..<count).map { Controller(ControllerID("screen\($0)"), title: "Screen \($0)") }
    let steps = (1..<count).map { Step(.present(screens[$0].id, from: screens[$0 - 1].id), trigger: "Next") }
    return Model(controllers: screens, windows: [AppWindow(root: "screen0")], steps: steps)
  }

  static let empty = Model()
}

/// The models by name, for test arguments.
let samples: [(name: String, model: Model)] = [
  ("camera", Sample.camera), ("journey", Sample.journey), ("tabs", Sample.tabs(7)), ("chain", Sample.chain(6)),
  ("script", Sample.titled("<script>alert(\"x\")</script> & \u{7} \n second line")),
  ("chinese", Sample.titled("照片图库和联系人选择器照片图库和联系人选择器")), ("empty", Sample.empty),
]

let kinds: [FigureKind] = [.hierarchy, .pointers, .chain, .frames, .styles]

func diagram(_ model: Model, _ kind: FigureKind = .hierarchy) -> Diagram {
  Figure.diagram(of: Replay(model), FigureRequest(kind: kind))
}

func svg(_ model: Model, _ kind: FigureKind = .hierarchy, theme: ThemeName = .light, prefix: String = "") throws
  -> SVGDocument
{
  try FigureRenderer.render(
    diagram(model, kind), options: FigureOptions(theme: Theme(theme), idPrefix: prefix), layout: Graphviz.layout)
}
