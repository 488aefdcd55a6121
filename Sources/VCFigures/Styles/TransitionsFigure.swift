import VCDiagram
import VCModel
import VCReplay
import VCWords

/// The transitions side by side, each half finished: what moves, its purpose, and its restrictions (R60 to R65, R178).
package struct TransitionsFigure {
  private let environment: DeviceEnvironment
  private let title: String
  private let summary: String?

  /// Creates the figure of the transitions in an environment.
  package init(_ environment: DeviceEnvironment, title: String, summary: String? = nil) {
    self.environment = environment
    self.title = title
    self.summary = summary
  }

  /// The figure as a diagram: a box for each transition, in rows, without edges.
  package var diagram: Diagram {
    let grid = SampleGrid(transitions.map(node))
    let sentences =
      [summary?.singleLine, say("\(environment.surroundings).")].compactMap { $0 }
      + grid.nodes.map { say("\($0.name).") }
    var diagram = Diagram(
      name: "transitions", title: title, summary: sentences.joined(separator: " "), nodes: grid.nodes,
      caption: say(
        "The presented screen's modalTransitionStyle applies, unless the context provides its own or a delegate animates. Inside a popover a context presentation supports only coverVertical."
      ))
    diagram.rows = grid.rows()
    diagram.isDirectionFixed = true
    return diagram
  }

  /// The transitions that the system's version has.
  private var transitions: [ScreenMovement.Transition] {
    let all: [ScreenMovement.Transition] = [.coverVertical, .flipHorizontal, .crossDissolve, .partialCurl]
    return environment.ios >= 18 ? all + [.zoom] : all
  }

  private func node(_ transition: ScreenMovement.Transition) -> DiagramNode {
    let movement = ScreenMovement(transition)
    let device = DeviceScreen.Device(environment)
    let name = transition.rawValue
    var node = DiagramNode(
      id: name, title: [name], mark: .content,
      name: say("\(name): the presented screen \(movement.words); \(transition.purpose)"))
    node.subtitle = [movement.words, transition.purpose].flatMap {
      TextStyle.subtitle.lines(of: $0, width: device.captionWidth, limit: 2)
    }
    node.detail = transition.limit
    node.screen = picture(movement, on: device)
    return node
  }

  /// Returns a screen that is half over the one that presents it.
  private func picture(_ movement: ScreenMovement, on device: DeviceScreen.Device) -> DeviceScreen {
    let below = ScreenContent.plain(title: say("Presenter"), mark: .content, of: "presenter")
    var above = DeviceScreen.Layer(
      .full, .navigation(ScreenBar(title: say("Presented")), .plain(title: "", mark: .content, of: "presented")))
    above.isEmphasized = true
    above.movement = movement
    return DeviceScreen(device, layers: [.init(.full, below), above])
  }
}

extension ScreenMovement.Transition {
  /// The recommended use, from the guide's table.
  fileprivate var purpose: String {
    switch self {
    case .coverVertical: say("the default, for temporary tasks")
    case .flipHorizontal: say("another mode of the same task")
    case .crossDissolve: say("an alternative interface, as after a rotation")
    case .partialCurl: say("a few settings below the page")
    case .zoom: say("details of the tapped item")
    case .custom: ""
    }
  }

  /// The restrictions on its use.
  fileprivate var limit: String? {
    switch self {
    case .partialCurl: say("fullScreen only, and presents nothing")
    case .zoom: say("preferredTransition, iOS 18")
    default: nil
    }
  }
}
