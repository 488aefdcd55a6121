import VCDiagram
import VCModel
import VCWords

/// Creates clusters for each group of screens, if there is more than one group.
struct MapClusters {
  let content: MapContent

  init(_ content: MapContent) { self.content = content }

  var clusters: [DiagramCluster] {
    let screens = content.screens.filter { $0.group != nil && $0.count == 1 }
    var drawn: Set<MapGroup> = []
    let groups = screens.compactMap(\.group).filter { drawn.insert($0).inserted }
    guard groups.count > 1 else { return [] }
    let names = Dictionary(grouping: groups, by: \.name)
    let frames = MapFrames(content).frames
    let members = Dictionary(grouping: screens) { frames[$0.id] }
    var taken: Set<MapFrame> = []
    return screens.compactMap { frames[$0.id] }.filter { taken.insert($0).inserted }.map { frame in
      let detail = distinction(of: frame.group, among: names[frame.group.name] ?? [])
      return cluster(frame, members[frame] ?? [], detail: detail)
    }
  }

  /// Returns the folders that distinguish a group from others of the same name, without the folders that they share.
  private func distinction(of group: MapGroup, among groups: [MapGroup]) -> String? {
    guard groups.count > 1 else { return nil }
    let others = groups.filter { $0 != group }.map(\.folders)
    let shared = group.folders.indices.prefix { place in
      others.allSatisfy { $0.count > place && $0[place] == group.folders[place] }
    }
    let rest = group.folders.dropFirst(shared.count).joined(separator: "/")
    return rest.isEmpty ? group.path : rest
  }

  private func cluster(_ frame: MapFrame, _ members: [MapScreen], detail: String?) -> DiagramCluster {
    let group = frame.group
    let isContinued = frame.part > 0
    let detail = [detail, isContinued ? say("continued") : nil].compactMap(\.self).joined(separator: " · ")
    let name = isContinued ? say("\(group.name.singleLine), continued") : group.name.singleLine
    var cluster = DiagramCluster(
      id: isContinued ? "\(group.path) \(frame.part)" : group.path, kind: .group,
      title: TextStyle.clusterTitle.lines(of: group.name, width: 180, limit: 1).first ?? "",
      detail: detail.isEmpty ? nil : TextStyle.clusterDetail.lines(of: detail, width: 240, limit: 1).first,
      members: members.map(\.id), name: say("\(name), \(counted(members.count, "screen"))"))
    cluster.tooltip = group.path
    return cluster
  }
}
