import VCDiagram
import VCModel
import VCWords

/// Creates a node with a device and a caption for each screen of a journey.
struct ChainNodes {
  private let journey: Journey
  private let exposures: [ControllerID: Exposure]
  private let background: Set<ControllerID>

  init(_ journey: Journey) {
    self.journey = journey
    exposures = journey.end.exposures
    background = journey.end.inBackground
  }

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
    let controller = hierarchy.controller(screen.id)
    let device = device(of: screen)
    let width = device.device.captionWidth
    // The window is only mentioned if there are several.
    let root = hierarchy.windows.first { hierarchy.familyTop(of: $0.root) == hierarchy.familyTop(of: screen.id) }
    let window = hierarchy.windows.count > 1 ? root?.id.singleLine : nil
    let words = words(for: screen)
    let features =
      [root.flatMap(journey.end.sceneWords)].compactMap(\.self) + transitions(at: screen)
      + screenFeatures(of: screen.id, hierarchy)
    let below = [words.below].compactMap(\.self) + features
    var node = DiagramNode(
      id: screen.node, title: TextStyle.title.lines(of: words.title, width: width, limit: 2),
      subtitle: below.flatMap { TextStyle.subtitle.lines(of: $0, width: width, limit: 2) },
      mark: controller?.mark ?? .content, name: name(of: screen, in: window, features))
    node.subject = screen.id.rawValue
    node.ending = ending(of: screen)
    node.className = controller?.shortClassName == controller?.displayName ? nil : controller?.shortClassName
    node.screen = device
    node.detail =
      hierarchy.presentation(of: screen.id).map(hierarchy.adaptedLabel) ?? window.map { say("window \($0)") }
    node.isContainer = controller?.kind.isContainer ?? false
    node.tooltip = controller?.tooltip
    node.link = controller?.link
    return node
  }

  /// Returns what a screen shows that the look of the family before it did not.
  private func news(of screen: Journey.Screen) -> [ControllerID] {
    let before = journey.screens.last { $0.id == screen.id && $0.look < screen.look }
    let known = before.map { Set($0.hierarchy.shown(in: $0.id)) } ?? []
    return screen.hierarchy.shown(in: screen.id).filter { !known.contains($0) }
  }

  /// Returns the controller that tells a later look of a family from the one before: the only one that is new, or the only one.
  private func content(of screen: Journey.Screen) -> ControllerID? {
    let (shown, new) = (screen.hierarchy.shown(in: screen.id), news(of: screen))
    return new.count == 1 ? new.first : shown.count == 1 ? shown.first : nil
  }

  /// Returns what makes a screen one of the past although its family is still there: what was new on it has been popped, for
  /// example, or replaced by another page.
  private func removed(from screen: Journey.Screen) -> [ControllerID] {
    let new = news(of: screen)
    let subjects = new.isEmpty ? screen.hierarchy.shown(in: screen.id) : new
    return subjects.contains(where: journey.end.isConnectedToWindow) ? [] : subjects
  }

  /// Returns the controller after which a screen is named: what is new on a later look of a family, otherwise what fills it.
  func namesake(of screen: Journey.Screen) -> ControllerID {
    let new = screen.look == 0 ? nil : content(of: screen)
    return new ?? screen.hierarchy.filling(of: screen.id)
  }

  /// Returns the title of a screen and the line below it, which has the family that contains what the screen is named after, or
  /// the class of a family that the screen itself is named after.
  private func words(for screen: Journey.Screen) -> (title: String, below: String?) {
    let hierarchy = screen.hierarchy
    let (title, family) = (hierarchy.title(of: namesake(of: screen)), hierarchy.title(of: screen.id))
    if title != family { return (title, say("in \(family)")) }
    guard screen.look == 0, let controller = hierarchy.controller(screen.id) else { return (title, nil) }
    return (title, controller.shortClassName == controller.displayName ? nil : controller.shortClassName)
  }

  /// Returns the device of a screen, in mid-transition if one is still in progress.
  private func device(of screen: Journey.Screen) -> DeviceScreen {
    var device = screen.picture ?? ScreenPicture(screen.hierarchy).screen(at: screen.id)
    if journey.isPresent(screen), let phase = journey.underWay.presentation(of: screen.id),
      let presentation = screen.hierarchy.presentation(of: screen.id), let top = device.layers.indices.last
    {
      device.layers[top].movement = ScreenMovement(presentation, isReturning: phase == .dismissing)
    }
    return device
  }

  /// Returns what is in progress on a screen at the end.
  private func transitions(at screen: Journey.Screen) -> [String] {
    guard journey.isPresent(screen) else { return [] }
    if let phase = journey.underWay.presentation(of: screen.id) { return [phase.words] }
    return screen.hierarchy.family(under: screen.id).filter(journey.underWay.isPopping).map {
      say("\(screen.hierarchy.words(for: $0)) is being popped")
    }
  }

  private func ending(of screen: Journey.Screen) -> DiagramNode.Ending? {
    if !journey.end.isConnectedToWindow(screen.id) || !removed(from: screen).isEmpty { return .gone }
    return journey.isFinal(screen) && presenceAtEnd(of: screen.id) != .background ? .onScreen : nil
  }

  /// Returns how much of a screen is visible after all steps.
  private func presenceAtEnd(of id: ControllerID) -> DiagramNode.Presence? {
    guard let exposure = exposures[id] else { return nil }
    return exposure == .covered && background.contains(id) ? .background : DiagramNode.Presence(exposure)
  }

  /// Returns a sentence such as "Shop, navigation controller, showing Basket, at the end: covered".
  private func name(of screen: Journey.Screen, in window: String?, _ features: [String]) -> String {
    let (id, hierarchy) = (screen.id, screen.hierarchy)
    var name = say("\(hierarchy.title(of: id)), \(hierarchy.controller(id)?.mark.words ?? say("view controller"))")
    if let presentation = hierarchy.presentation(of: id) {
      name = say("\(name), \(hierarchy.stylePhrase(of: presentation))")
    }
    if let window { name = say("\(name), in window \(window)") }
    let shown = hierarchy.shown(in: id).map(hierarchy.words(for:))
    if !shown.isEmpty { name = say("\(name), showing \(enumeration(shown))") }
    if let buttons = hierarchy.controller(id).flatMap(hierarchy.buttonWords) { name = say("\(name), \(buttons)") }
    for feature in features { name = say("\(name), \(feature.singleLine)") }
    guard let presence = presenceAtEnd(of: id) else { return name }
    if journey.isPresent(screen) || presence == .absent { return say("\(name); at the end: \(presence.words)") }
    // An earlier look of a family that is still there has no state at the end.
    let removed = removed(from: screen).map(hierarchy.words(for:))
    return removed.isEmpty ? name : say("\(name); gone at the end: \(enumeration(removed))")
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
      hierarchy: hierarchy, controller: controller,
      presence: exposures[id].map(DiagramNode.Presence.init)
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

extension Hierarchy {
  /// Returns the deepest controllers that a screen shows, other than itself.
  fileprivate func shown(in id: ControllerID) -> [ControllerID] {
    var result: [ControllerID] = []
    var stack = Array(visibleChildren(of: id).reversed())
    while let next = stack.popLast() {
      let children = visibleChildren(of: next)
      if children.isEmpty { result.append(next) } else { stack += children.reversed() }
    }
    return result
  }

  /// Returns the deepest controller inside a container that fills the screen. Where several are side by side, it is the one that
  /// contains them, unless all but one are accessories of a custom container.
  fileprivate func filling(of id: ControllerID) -> ControllerID {
    guard let kind = controller(id)?.kind, kind.isContainer else { return id }
    let children = visibleChildren(of: id)
    let main = kind == .container && children.count > 1 ? children.filter(showsUIKitContainer) : children
    guard main.count == 1, let only = main.first else { return id }
    return filling(of: only)
  }
}
