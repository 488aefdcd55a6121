import VCDiagram
import VCModel
import VCWords

/// Creates a cluster for each group of screens, if there is more than one group.
struct MapClusters {
  let screens: [MapScreen]

  init(_ screens: [MapScreen]) { self.screens = screens }

  var clusters: [DiagramCluster] {
    let members = Dictionary(grouping: screens.filter { $0.group != nil && $0.count == 1 }) { $0.group }
    guard members.count > 1 else { return [] }
    var drawn: Set<MapGroup> = []
    let groups = screens.compactMap(\.group).filter { members[$0] != nil && drawn.insert($0).inserted }
    let names = Dictionary(grouping: groups, by: \.name)
    return groups.map { group in
      cluster(of: group, members[group] ?? [], detail: distinction(of: group, among: names[group.name] ?? []))
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

  private func cluster(of group: MapGroup, _ members: [MapScreen], detail: String?) -> DiagramCluster {
    var cluster = DiagramCluster(
      id: group.path, kind: .group,
      title: TextStyle.clusterTitle.lines(of: group.name, width: 180, limit: 1).first ?? "",
      detail: detail.flatMap { TextStyle.clusterDetail.lines(of: $0, width: 240, limit: 1).first },
      members: members.map(\.id), name: say("\(group.name.singleLine), \(counted(members.count, "screen"))"))
    cluster.tooltip = group.path
    return cluster
  }
}
