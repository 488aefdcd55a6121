import VCModel

/// Makes a cluster of each group of screens, where there is more than one group.
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
      let isShared = (names[group.name]?.count ?? 0) > 1
      return cluster(of: group, members[group] ?? [], detail: isShared ? group.path : nil)
    }
  }

  private func cluster(of group: MapGroup, _ members: [MapScreen], detail: String?) -> DiagramCluster {
    DiagramCluster(
      id: group.path, kind: .group,
      title: TextStyle.clusterTitle.lines(of: group.name, width: 180, limit: 1).first ?? "",
      detail: detail.flatMap { TextStyle.clusterDetail.lines(of: $0, width: 240, limit: 1).first },
      members: members.map(\.id), name: "\(group.name.singleLine), \(counted(members.count, "screen"))")
  }
}
