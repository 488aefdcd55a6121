import VCDiagram
import VCModel
import VCWords

/// Creates a node with a device and a caption for each screen of a journey.
struct ChainNodes {
  private let journey: Journey

  init(_ journey: Journey) { self.journey = journey }

  /// The nodes, with captions of equal height so that they line up in a row.
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
    if hierarchy.isObserved { return observedNode(screen.id, hierarchy) }
    let picture = ScreenPicture(hierarchy)
    var device = picture.screen(at: screen.id)
    if let moving = journey.moving, moving.id == screen.id, let presentation = hierarchy.presentation(of: screen.id),
      let top = device.layers.indices.last
    {
      device.layers[top].movement = ScreenMovement(presentation, isReturning: moving.isReturning)
    }
    let width = device.device.captionWidth
    let controller = hierarchy.controller(screen.id)
    let title = TextStyle.title.lines(of: hierarchy.title(of: screen.id), width: width, limit: 2)
    // The window is only mentioned if there are several.
    let root = hierarchy.windows.first { hierarchy.familyTop(of: $0.root) == hierarchy.familyTop(of: screen.id) }
    let window = hierarchy.windows.count > 1 ? root?.id.singleLine : nil
    var subtitle: [String] = []
    if let name = controller?.shortClassName, name != controller?.displayName {
      subtitle = TextStyle.subtitle.lines(of: name, width: width, limit: 2)
    }
    let presentation = hierarchy.presentation(of: screen.id)
    let scene = root.flatMap(hierarchy.sceneWords)
    let features = [scene, screen.change].compactMap(\.self) + screenFeatures(of: screen.id, hierarchy)
    subtitle += features.flatMap { TextStyle.subtitle.lines(of: $0, width: width, limit: 2) }
    var name = say("\(hierarchy.title(of: screen.id)), \(controller?.mark.words ?? say("view controller"))")
    if let presentation { name = say("\(name), \(hierarchy.stylePhrase(of: presentation))") }
    if let window { name = say("\(name), in window \(window)") }
    for feature in features { name += ", " + feature.singleLine }
    var node = DiagramNode(
      id: screen.id.rawValue, title: title, subtitle: subtitle, mark: controller?.mark ?? .content, name: name)
    node.className = controller?.shortClassName == controller?.displayName ? nil : controller?.shortClassName
    node.screen = device
    node.detail = presentation.map(hierarchy.adaptedLabel) ?? window.map { say("window \($0)") }
    node.isContainer = controller?.kind.isContainer ?? false
    node.tooltip = controller?.tooltip
    node.link = controller?.link
    return node
  }

  /// Returns the features of a screen that its picture does not show.
  private func screenFeatures(of id: ControllerID, _ hierarchy: Hierarchy) -> [String] {
    guard let controller = hierarchy.controller(id) else { return [] }
    var seen: [String] = []
    if let detent = hierarchy.detent(of: id), controller.sheet != nil {
      seen.append(say("rests at \(detent.identifier)"))
      if hierarchy.isUndimmed(id) { seen.append(say("the screen below stays usable")) }
    }
    if let mode = hierarchy.displayMode(of: id), controller.preferredDisplayMode != .automatic {
      seen.append(mode.rawValue)
    }
    return seen
  }

  /// Returns a plain box for an observed screen, since its device is unknown.
  private func observedNode(_ id: ControllerID, _ hierarchy: Hierarchy) -> DiagramNode {
    guard let controller = hierarchy.controller(id) else { return DiagramNode(id: id.rawValue, title: [], name: "") }
    var node = ControllerNode(
      hierarchy: hierarchy, controller: controller, exposure: hierarchy.exposure(of: id)
    ).node
    let words = hierarchy.observedContent(of: id).map(hierarchy.words(for:))
    if !words.isEmpty {
      node.subtitle += TextStyle.subtitle.lines(
        of: say("shows \(enumeration(words))"), width: ControllerNode.textWidth, limit: 3)
    }
    if let presentation = hierarchy.presentation(of: id) { node.eyebrow = hierarchy.styleLabel(of: presentation) }
    return node
  }
}
