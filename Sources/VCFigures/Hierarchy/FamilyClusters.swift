import VCDiagram
import VCModel
import VCWords

/// Creates a cluster for each family, with an outline around each presentation context inside it.
struct FamilyClusters {
  let hierarchy: Hierarchy
  /// The tops of the families to draw.
  let tops: [ControllerID]
  private let underWay: TransitionUnderWay
  private let namesWindows: Bool
  /// The controllers that provide a context in which something is presented.
  private let contexts: Set<ControllerID>

  init(hierarchy: Hierarchy, tops: [ControllerID], underWay: TransitionUnderWay, namesWindows: Bool) {
    (self.hierarchy, self.tops, self.underWay, self.namesWindows) = (hierarchy, tops, underWay, namesWindows)
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
      let words = [namesWindows ? name : nil, hierarchy.sceneWords(of: window)].compactMap(\.self)
      return (say("Window"), words.isEmpty ? nil : words.joined(separator: ", "))
    }
    if hierarchy.isInferred(top) { return (say("Part of a dump"), nil) }
    let title = TextStyle.clusterTitle.lines(of: hierarchy.title(of: top), width: room(of: top), limit: 1).first ?? ""
    guard let presentation = hierarchy.presentation(of: top) else { return (title, say("not presented")) }
    let style = hierarchy.styleLabel(of: presentation)
    guard let phase = underWay.presentation(of: top) else { return (title, style) }
    return (title, [style, phase.words].compactMap(\.self).joined(separator: ", "))
  }

  /// Returns the width that a family's title may have: a family of several ranks is wide enough for a long one.
  private func room(of top: ControllerID) -> Double {
    let depth = hierarchy.family(under: top).map { hierarchy.ancestors(of: $0).count }.max() ?? 0
    return 210 + 90 * Double(min(depth, 2))
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
    let family = say(
      "Family of \(title), presented by \(presenter) \(hierarchy.stylePhrase(of: presentation)), \(size)")
    return underWay.presentation(of: top).map { "\(family), \($0.words)" } ?? family
  }
}
