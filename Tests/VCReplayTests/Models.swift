import VCDiagnostics
import VCModel
import VCReplay

extension Model {
  /// A model in one line; the first controller is the window's root.
  static func of(
    _ controllers: [Controller], environment: DeviceEnvironment = DeviceEnvironment(ios: 17), _ steps: [Step] = [],
    expect: [Assertion] = []
  ) -> Model {
    Model(
      environment: environment, controllers: controllers, windows: [AppWindow(root: controllers[0].id)], steps: steps,
      expect: expect)
  }

  /// The camera, the photo library and the people picker of Apple's guide, at the end of the chain.
  static let camera = Model.of(
    [
      Controller("camera"), Controller("library", kind: .navigation, children: ["albums", "photos"]),
      Controller("albums"), Controller("photos"), Controller("picker", kind: .navigation, children: ["people"]),
      Controller("people"),
    ],
    [
      Step(.present("library", from: "camera", style: .fullScreen)),
      Step(.present("picker", from: "photos"), trigger: "Tap the action button", origin: .line(7)),
    ])
}

extension Origin {
  static func line(_ line: Int) -> Origin {
    Origin(SourceLocation(file: "model.yaml", line: line, column: 3))
  }
}
