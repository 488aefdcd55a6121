import VCDiagram
import VCModel
import VCWords

/// Makes the box of one controller in a hierarchy.
struct ControllerNode {
  static let textWidth = 190.0

  let hierarchy: Hierarchy
  let controller: Controller

  /// The box without any rows.
  var node: DiagramNode {
    let id = controller.id
    var node = DiagramNode(id: id.rawValue, title: title, subtitle: subtitle, mark: controller.mark, name: name)
    node.eyebrow = [eyebrow, hierarchy.seenEyebrow(of: id)].compactMap(\.self).joined(separator: " · ").nonEmpty
    node.subtitle += hierarchy.featureLines(of: id)
    node.isContainer = controller.kind.isContainer
    node.presence = hierarchy.presence(of: id)
    node.tooltip = controller.tooltip
    node.link = controller.link
    return node
  }

  private var title: [String] {
    if hierarchy.isUnseen(controller.id) { return ["Not in the dump"] }
    let lines = TextStyle.title.lines(of: controller.displayName, width: Self.textWidth, limit: 2)
    return lines.isEmpty
      ? TextStyle.title.lines(of: controller.id.rawValue, width: Self.textWidth, limit: 2) : lines
  }

  /// The class, for a system controller with where it comes from; no class that already serves as the title.
  private var subtitle: [String] {
    if hierarchy.isUnseen(controller.id) {
      return [hierarchy.children(of: controller.id).isEmpty ? "whoever presents" : "whatever contains"]
    }
    var lines: [String] = []
    if let name = controller.shortClassName, name != controller.displayName {
      lines = TextStyle.subtitle.lines(of: name, width: Self.textWidth, limit: 2, breakingAtCapitals: true)
    }
    if let system = controller.className.flatMap(SystemController.named), hierarchy.children(of: controller.id).isEmpty
    {
      lines += TextStyle.subtitle.lines(of: system.framework, width: Self.textWidth, limit: 1)
      if let delegate = system.delegateProtocol {
        lines += TextStyle.subtitle.lines(of: delegate, width: Self.textWidth, limit: 2, breakingAtCapitals: true)
      }
    }
    return lines.isEmpty && controller.className == nil ? [controller.mark.words] : lines
  }

  /// The column of a split view that it fills, or that it is the selected tab.
  private var eyebrow: String? {
    guard let parent = hierarchy.parent(of: controller.id), let container = hierarchy.controller(parent) else {
      return nil
    }
    switch container.kind {
    case .split:
      // What fills a column may have been wrapped in a navigation controller.
      let below = Set(hierarchy.family(under: controller.id))
      return SplitColumn.allCases.first { hierarchy.column($0, of: parent).map(below.contains) ?? false }?.rawValue
    case .tabBar: return hierarchy.selected(in: parent) == controller.id ? say("selected tab") : nil
    default: return nil
    }
  }

  /// "Photo library, navigation controller, presented by Camera as a page sheet; presents People picker".
  private var name: String {
    let id = controller.id
    if hierarchy.isUnseen(id) { return say("A controller that is not in the dump") }
    var name = say("\(controller.displayName.singleLine), \(controller.mark.words)")
    if let parent = hierarchy.parent(of: id).flatMap(hierarchy.controller) {
      name = say("\(name), in \(parent.displayName.singleLine)")
    } else if let presentation = hierarchy.presentation(of: id) {
      let presenter = hierarchy.words(for: presentation.presenter)
      name = say("\(name), presented by \(presenter) \(hierarchy.stylePhrase(of: presentation))")
    } else if hierarchy.windows.contains(where: { $0.root == id }) {
      name = say("\(name), root of a window")
    }
    name += hierarchy.seenWords(of: id)
    for feature in hierarchy.features(of: id) { name += ", " + feature.singleLine }
    let presented = hierarchy.presentations(by: id).map { hierarchy.words(for: $0.presented) }
    if !presented.isEmpty { name = say("\(name); presents \(enumeration(presented))") }
    if let note = controller.note { name += ". " + note.singleLine }
    return name
  }
}

extension Hierarchy {
  /// What a sentence calls a controller.
  func words(for id: ControllerID) -> String {
    if isUnseen(id) { return Self.unseenWords }
    let name = controller(id)?.displayName.singleLine ?? ""
    return name.isEmpty ? id.rawValue : name
  }

  /// Whether a person sees a controller: those that lead to where a touch would land are in front.
  func presence(of id: ControllerID) -> DiagramNode.Presence {
    if let sighting = sighting(of: id) {
      if sighting.isUnseen { return .unresolved }
      if sighting.isInWindow == nil { return sighting.isViewLoaded == false ? .absent : .front }
    }
    guard isInWindow(id) else { return .absent }
    let front = visible.contains { $0 == id || ancestors(of: $0).contains(id) }
    return front ? .front : .covered
  }
}

extension String {
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
