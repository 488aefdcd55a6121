import VCDiagram
import VCModel
import VCWords

/// Creates the box of one controller in a hierarchy.
struct ControllerNode {
  static let textWidth = 190.0

  let hierarchy: Hierarchy
  let controller: Controller
  /// How much of the controller is visible; `nil` if it is missing from the dump.
  let presence: DiagramNode.Presence?
  /// The delegate, if the box names it.
  private let namedDelegate: ControllerID?
  /// Everything that a model sets and that is not drawn as an edge.
  private let features: [String]

  /// - Parameter systemBars: The hierarchy's answers, to share them between many boxes.
  init(
    hierarchy: Hierarchy, controller: Controller, presence: DiagramNode.Presence?, systemBars: SystemBarAnswers? = nil,
    namedDelegate: ControllerID? = nil, isPopping: Bool = false
  ) {
    (self.hierarchy, self.controller, self.presence) = (hierarchy, controller, presence)
    self.namedDelegate = namedDelegate
    let popping = isPopping ? [TransitionUnderWay.Phase.popping.words] : []
    features = popping + hierarchy.features(of: controller, systemBars ?? SystemBarAnswers(hierarchy))
  }

  /// The box without rows.
  var node: DiagramNode {
    let id = controller.id
    var node = DiagramNode(id: id.rawValue, title: title, subtitle: subtitle, mark: controller.mark, name: name)
    node.eyebrow = [eyebrow, hierarchy.observedEyebrow(of: id)].compactMap(\.self).joined(separator: " · ").nonEmpty
    let notes = hierarchy.isObserved ? [] : [controller.note].compactMap(\.self)
    node.subtitle += (features + notes).flatMap { TextStyle.subtitle.lines(of: $0, width: Self.textWidth, limit: 2) }
    node.className = controller.shortClassName == controller.displayName ? nil : controller.shortClassName
    node.classDetails = classDetails
    node.isContainer = controller.kind.isContainer
    node.presence = presence ?? .unresolved
    node.tooltip = controller.tooltip
    node.link = controller.link
    return node
  }

  private var title: [String] {
    if hierarchy.isInferred(controller.id) { return [say("Not in the dump")] }
    let lines = TextStyle.title.lines(of: controller.displayName, width: Self.textWidth, limit: 2)
    return lines.isEmpty
      ? TextStyle.title.lines(of: controller.id.rawValue, width: Self.textWidth, limit: 2) : lines
  }

  /// The class, unless it already serves as the title; for a system controller also its framework.
  private var subtitle: [String] {
    if hierarchy.isInferred(controller.id) {
      return [hierarchy.children(of: controller.id).isEmpty ? say("unknown presenter") : say("unknown container")]
    }
    var lines: [String] = []
    if let name = controller.shortClassName, name != controller.displayName {
      lines = TextStyle.subtitle.lines(of: name, width: Self.textWidth, limit: 2)
    }
    for detail in classDetails { lines += TextStyle.subtitle.lines(of: detail, width: Self.textWidth, limit: 2) }
    return lines.isEmpty && controller.className == nil ? [controller.mark.words] : lines
  }

  /// The framework and the delegate protocol of a system controller, unless it is a container with children in the figure,
  /// and the delegate, if the box names it.
  private var classDetails: [String] {
    let delegate = namedDelegate.map { say("delegate: \(hierarchy.words(for: $0))") }
    guard hierarchy.children(of: controller.id).isEmpty,
      let system = controller.className.flatMap(SystemController.named)
    else { return [delegate].compactMap(\.self) }
    let reporting = system.delegateProtocol.map { delegate == nil ? say("delegate: \($0)") : $0 }
    return [say("from \(system.framework)"), delegate, reporting].compactMap(\.self)
  }

  /// The column of a split view that the controller fills, or a note that it is the selected tab, on the More stack too
  /// (R89).
  private var eyebrow: String? {
    if let tabBar = hierarchy.tabBar(ofTab: controller.id) {
      return hierarchy.selected(in: tabBar) == controller.id ? say("selected tab") : nil
    }
    guard let parent = hierarchy.parent(of: controller.id), let container = hierarchy.controller(parent) else {
      return nil
    }
    switch container.kind {
    case .split:
      // The controller of a column may have been wrapped in a navigation controller.
      let below = Set(hierarchy.family(under: controller.id))
      return SplitColumn.allCases.first { hierarchy.column($0, of: parent).map(below.contains) ?? false }?.rawValue
    case .tabBar: return hierarchy.selected(in: parent) == controller.id ? say("selected tab") : nil
    default: return nil
    }
  }

  /// "Photo library, navigation controller, presented by Camera as a page sheet; presents People picker".
  private var name: String {
    let id = controller.id
    if hierarchy.isInferred(id) { return say("A controller that is not in the dump") }
    var name = say("\(controller.displayName.singleLine), \(controller.mark.words)")
    if let parent = hierarchy.parent(of: id).flatMap(hierarchy.controller) {
      name = say("\(name), in \(hierarchy.words(for: parent.id))")
    } else if let presentation = hierarchy.presentation(of: id) {
      let presenter = hierarchy.words(for: presentation.presenter)
      name = say("\(name), presented by \(presenter) \(hierarchy.stylePhrase(of: presentation))")
    } else if hierarchy.windows.contains(where: { $0.root == id }) {
      name = say("\(name), root of a window")
    }
    name += hierarchy.observedWords(of: id)
    if let presence { name = say("\(name), \(presence.words)") }
    for feature in features { name += ", " + feature.singleLine }
    if let namedDelegate { name += ", " + say("delegate: \(hierarchy.words(for: namedDelegate))") }
    let presented = hierarchy.presentations(by: id).map { hierarchy.words(for: $0.presented) }
    if !presented.isEmpty { name = say("\(name); presents \(enumeration(presented))") }
    if let note = controller.note { name += ". " + note.singleLine }
    return name
  }
}

extension String {
  fileprivate var nonEmpty: String? { isEmpty ? nil : self }
}
