import VCDiagram
import VCModel
import VCWords

/// Makes a device with a caption of each screen of a journey.
struct ChainNodes {
  private let journey: Journey

  init(_ journey: Journey) { self.journey = journey }

  /// All of one height, so that they stand in a row.
  var nodes: [DiagramNode] {
    let nodes = journey.screens.map(node)
    let lines = nodes.map { ($0.title.count, $0.subtitle.count) }
    let longest = (lines.map(\.0).max() ?? 0, lines.map(\.1).max() ?? 0)
    return nodes.map { node in
      var node = node
      node.captionHeight =
        Double(longest.0) * TextStyle.title.lineHeight + Double(longest.1) * TextStyle.subtitle.lineHeight
      return node
    }
  }

  private func node(_ screen: Journey.Screen) -> DiagramNode {
    let hierarchy = screen.hierarchy
    if hierarchy.isSeen { return seenNode(screen.id, hierarchy) }
    let picture = ScreenPicture(hierarchy)
    let device = picture.screen(at: screen.id)
    let width = device.device.captionWidth
    let controller = hierarchy.controller(screen.id)
    let title = TextStyle.title.lines(of: hierarchy.words(for: screen.id), width: width, limit: 2)
    var subtitle: [String] = []
    if let name = controller?.shortClassName, name != controller?.displayName {
      subtitle = TextStyle.subtitle.lines(of: name, width: width, limit: 2, breakingAtCapitals: true)
    }
    let style = hierarchy.presentation(of: screen.id)?.style
    var name = say("\(hierarchy.words(for: screen.id)), \(controller?.mark.words ?? say("view controller"))")
    if let style { name = say("\(name), \(style.phrase)") }
    var node = DiagramNode(
      id: screen.id.rawValue, title: title, subtitle: subtitle, mark: controller?.mark ?? .content, name: name)
    node.screen = device
    node.detail = style?.rawValue
    node.isContainer = controller?.kind.isContainer ?? false
    node.tooltip = controller?.tooltip
    node.link = controller?.link
    return node
  }

  /// A box for a screen that was seen: on which device is not known.
  private func seenNode(_ id: ControllerID, _ hierarchy: Hierarchy) -> DiagramNode {
    guard let controller = hierarchy.controller(id) else { return DiagramNode(id: id.rawValue, title: [], name: "") }
    var node = ControllerNode(hierarchy: hierarchy, controller: controller).node
    let shown = hierarchy.family(under: id).filter { $0 != id && hierarchy.visible.contains($0) }
    let words = shown.map(hierarchy.words(for:))
    if !words.isEmpty {
      node.subtitle += TextStyle.subtitle.lines(
        of: "shows \(enumeration(words))", width: ControllerNode.textWidth, limit: 3)
    }
    if let presentation = hierarchy.presentation(of: id) { node.eyebrow = hierarchy.styleLabel(of: presentation) }
    return node
  }
}
