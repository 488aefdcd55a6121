import VCDiagram
import VCModel
import VCWords

/// Creates a cluster for each family, with an outline around each presentation context inside it.
struct FamilyClusters {
  let hierarchy: Hierarchy
  /// The tops of the families to draw.
  let tops: [ControllerID]
  /// The controllers that provide a context in which something is presented.
  private let contexts: Set<ControllerID>

  init(hierarchy: Hierarchy, tops: [ControllerID]) {
    (self.hierarchy, self.tops) = (hierarchy, tops)
    contexts = Set(hierarchy.presentations.filter { $0.style.isContextStyle }.map(\.context))
  }

  var clusters: [DiagramCluster] { tops.map(family) }

  private func family(_ top: ControllerID) -> DiagramCluster {
    let members = hierarchy.family(under: top)
    let (title, detail) = label(of: top)
    return nest(
      DiagramCluster(
        id: top.rawValue, kind: .family, title: title, detail: detail, members: [], name: name(of: top, members)
      ).withTooltip(origin(of: top)), at: top)
  }

  /// Returns where a family's presentation or window is declared; for other families, where its top is declared.
  private func origin(of top: ControllerID) -> Origin {
    hierarchy.presentation(of: top)?.origin
      ?? hierarchy.windows.first { hierarchy.familyTop(of: $0.root) == top }?.origin
      ?? hierarchy.controller(top)?.origin ?? .unknown
  }

  /// Fills a cluster with everything below a controller, with an outline around each context.
  private func nest(_ cluster: DiagramCluster, at top: ControllerID) -> DiagramCluster {
    var result = cluster
    var stack = [top]
    while let id = stack.popLast() {
      if id != top, contexts.contains(id) {
        let title = TextStyle.clusterTitle.lines(of: hierarchy.title(of: id), width: 150, limit: 1).first ?? ""
        let outline = DiagramCluster(
          id: "context " + id.rawValue, kind: .context, title: title, detail: say("presentation context"), members: [],
          name: say("Presentation context of \(hierarchy.words(for: id))")
        ).withTooltip(hierarchy.presentations.last { $0.context == id }?.origin ?? .unknown)
        result.clusters.append(nest(outline, at: id))
      } else {
        result.members.append(id.rawValue)
        stack.append(contentsOf: hierarchy.children(of: id).reversed())
      }
    }
    return result
  }

  private func label(of top: ControllerID) -> (title: String, detail: String?) {
    if let window = hierarchy.windows.first(where: { hierarchy.familyTop(of: $0.root) == top }) {
      let name = TextStyle.clusterDetail.lines(of: window.id, width: 160, limit: 1).first
      let words = [hierarchy.windows.count > 1 ? name : nil, hierarchy.sceneWords(of: window)].compactMap(\.self)
      return (say("Window"), words.isEmpty ? nil : words.joined(separator: ", "))
    }
    if hierarchy.isInferred(top) { return (say("Part of a dump"), nil) }
    let title = TextStyle.clusterTitle.lines(of: hierarchy.title(of: top), width: 180, limit: 1).first ?? ""
    guard let presentation = hierarchy.presentation(of: top) else { return (title, say("not presented")) }
    return (title, hierarchy.styleLabel(of: presentation))
  }

  private func name(of top: ControllerID, _ members: [ControllerID]) -> String {
    let title = hierarchy.words(for: top)
    let size = counted(members.count, "controller")
    if let window = hierarchy.windows.first(where: { hierarchy.familyTop(of: $0.root) == top }) {
      let family = say("Family of \(title) in window \(window.id.singleLine), \(size)")
      return hierarchy.sceneWords(of: window).map { say("\(family), \($0)") } ?? family
    }
    if hierarchy.isInferred(top) { return say("Part of a dump, \(size)") }
    guard let presentation = hierarchy.presentation(of: top) else {
      return say("Family of \(title), not presented, \(size)")
    }
    let presenter = hierarchy.words(for: presentation.presenter)
    return say("Family of \(title), presented by \(presenter) \(hierarchy.stylePhrase(of: presentation)), \(size)")
  }
}

extension Hierarchy {
  /// Returns the scene of a window, with its state unless it is active, such as "scene Notes, background" (R181).
  func sceneWords(of window: AppWindow) -> String? {
    guard let scene = scenes.first(where: { $0.id == window.scene }) else { return nil }
    let title = TextStyle.clusterDetail.lines(of: scene.title ?? scene.id, width: 120, limit: 1).first ?? ""
    return scene.state == .foregroundActive ? say("scene \(title)") : say("scene \(title), \(scene.state.rawValue)")
  }
}
