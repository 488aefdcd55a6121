import VCDiagram
import VCModel
import VCWords

/// Screens that share a page.
struct MapPart {
  /// The display name.
  var name: String
  /// The suffix of the page's file name; unique.
  var page: String
  var members: Set<String>
  var entry: MapScreen.Entry?
}

/// Splits a map by groups: small groups share a part, and groups that are too big are split where flows branch off.
struct MapParts {
  let parts: [MapPart]
  /// The group of each screen.
  let homes: [String: MapGroup]

  init(_ content: MapContent, limit: Int) {
    let homes = Self.homes(of: content)
    self.homes = homes
    var order: [MapGroup?] = []
    var members: [MapGroup?: [MapScreen]] = [:]
    for screen in content.screens {
      let home = homes[screen.id]
      if members[home] == nil { order.append(home) }
      members[home, default: []].append(screen)
    }
    let places = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($0.element, $0.offset) })
    let connections = content.connections.compactMap { connection -> (Int, Int)? in
      guard let source = places[homes[connection.source]], let target = places[homes[connection.target]] else {
        return nil
      }
      return (source, target)
    }
    let packing = MapPacking(sizes: order.map { members[$0]?.count ?? 0 }, connections: connections, limit: limit)
    var parts: [MapPart] = []
    var names: Set<String> = []
    var folders: Set<String> = []
    for page in packing.pages {
      let screens = page.flatMap { members[order[$0]] ?? [] }
      let name = Self.name(of: page.map { (order[$0], members[order[$0]] ?? []) }, content.connections, &folders)
      let flows = screens.count > limit ? MapFlows(screens, content.connections, limit: limit).flows : [(nil, screens)]
      for (flow, screens) in flows {
        let title = flow.map { order.count > 1 ? "\(name): \($0)" : $0 } ?? name
        parts.append(
          MapPart(
            name: title, page: Self.page(title, &names), members: Set(screens.map(\.id)),
            entry: screens.compactMap(\.entry).min()))
      }
    }
    self.parts = Self.joiningRemnants(parts, content.connections, limit: limit)
  }

  /// Returns the title of a page: its only group, or its two; otherwise the folder that contains all its groups, unless it is
  /// another page's title; otherwise its groups, if they are few; otherwise the group with the most screens, or the screen with
  /// the most edges, as the page's hub.
  private static func name(
    of groups: [(group: MapGroup?, screens: [MapScreen])], _ connections: [MapConnection], _ folders: inout Set<String>
  ) -> String {
    let names = Set(groups.compactMap { $0.group?.name.singleLine })
    if names.count == 1, let name = names.first { return name }
    if names.count == 2, groups.count == 2 {
      return say("\(groups[0].group?.name.singleLine ?? "") and \(groups[1].group?.name.singleLine ?? "")")
    }
    let screens = groups.flatMap(\.screens)
    if let folder = sharedFolder(of: groups.compactMap(\.group)), folders.insert(folder).inserted { return folder }
    if let groups = enumerated(groups.map(\.group)) { return groups }
    let members = Set(screens.map(\.id))
    if let largest = groups.max(by: { $0.screens.count < $1.screens.count }), let group = largest.group,
      largest.screens.count * 2 > screens.count
    {
      return say("\(group.name.singleLine) and its surroundings")
    }
    var touches: [String: Int] = [:]
    for connection in connections where connection.source != connection.target {
      for end in [connection.source, connection.target] where members.contains(end) { touches[end, default: 0] += 1 }
    }
    let hub = screens.filter { !$0.controller.isDangling }.max { (touches[$0.id] ?? 0) < (touches[$1.id] ?? 0) }
    return hub.map { say("Around \($0.words)") } ?? say("Other screens")
  }

  /// Returns the names of all groups; `nil` if they are too many or too long for a title, or not distinguished by their names.
  private static func enumerated(_ groups: [MapGroup?]) -> String? {
    let names = groups.compactMap { $0?.name.singleLine }
    guard names.count == groups.count, names.count <= mostNames, Set(names).count == names.count else { return nil }
    let words = enumeration(names)
    return words.count <= longestName ? words : nil
  }

  /// The numbers of groups and of characters up to which the names of all groups are a title.
  private static let (mostNames, longestName) = (5, 44)

  /// Returns the innermost folder that contains all groups, unless it is the app's own.
  private static func sharedFolder(of groups: [MapGroup]) -> String? {
    guard let first = groups.first, groups.count > 1 else { return nil }
    let shared = groups.dropFirst().reduce(first.folders) { folders, group in
      zip(folders, group.folders).prefix { $0 == $1 }.map(\.0)
    }
    guard shared.count > 1, let folder = shared.last, !generalFolders.contains(folder.lowercased()) else { return nil }
    return folder
  }

  /// Folders that contain code of all kinds.
  private static let generalFolders: Set<String> = [
    "source", "sources", "src", "classes", "code", "app", "ios", "modules",
  ]

  /// Returns the group of each screen. A screen without one joins the first screen that leads to it; code outside screens, such
  /// as a coordinator, which no screen leads to, joins most of the screens that it opens.
  private static func homes(of content: MapContent) -> [String: MapGroup] {
    var homes: [String: MapGroup] = [:]
    for screen in content.screens { homes[screen.id] = screen.group }
    for connection in content.connections where homes[connection.target] == nil {
      homes[connection.target] = homes[connection.source]
    }
    let opened = Dictionary(grouping: content.connections, by: \.source)
    return homes.merging(
      opened.filter { homes[$0.key] == nil }
        .compactMapValues { connections in mostFrequent(connections.compactMap { homes[$0.target] }) }
    ) { own, _ in own }
  }

  /// Returns the group that occurs most often; of equal ones the first.
  private static func mostFrequent(_ groups: [MapGroup]) -> MapGroup? {
    let counts = Dictionary(groups.map { ($0, 1) }, uniquingKeysWith: +)
    let most = counts.values.max()
    return groups.first { counts[$0] == most }
  }

  /// Returns a unique page name of letters, digits and hyphens.
  private static func page(_ name: String, _ taken: inout Set<String>) -> String {
    let characters = name.unicodeScalars.map { scalar -> Character in
      scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)) ? Character(scalar) : "-"
    }
    let words = String(characters).lowercased().split(separator: "-").joined(separator: "-").prefix(40)
    let plain = words.isEmpty ? "part" : String(words)
    var candidate = plain
    var count = 1
    while !taken.insert(candidate).inserted {
      count += 1
      candidate = "\(plain)-\(count)"
    }
    return candidate
  }
}

// MARK: - Remnants

extension MapParts {
  /// Returns the parts with very small ones joined to the part with room that they have most edges with.
  fileprivate static func joiningRemnants(_ parts: [MapPart], _ connections: [MapConnection], limit: Int) -> [MapPart] {
    var parts = parts
    var places: [String: Int] = [:]
    for (place, part) in parts.enumerated() { for id in part.members { places[id] = place } }
    for remnant in parts.indices where parts[remnant].members.count * remnantShare < limit {
      var edges: [Int: Int] = [:]
      for connection in connections {
        guard let source = places[connection.source], let target = places[connection.target] else { continue }
        if source == remnant {
          edges[target, default: 0] += 1
        } else if target == remnant {
          edges[source, default: 0] += 1
        }
      }
      let count = parts[remnant].members.count
      let hosts = parts.indices.filter { place in
        place != remnant && !parts[place].members.isEmpty && parts[place].members.count + count <= limit
      }
      let most = hosts.map { edges[$0] ?? 0 }.max()
      guard let host = hosts.first(where: { edges[$0] ?? 0 == most }) else { continue }
      for id in parts[remnant].members { places[id] = host }
      parts[host].members.formUnion(parts[remnant].members)
      parts[host].entry = [parts[host].entry, parts[remnant].entry].compactMap(\.self).min()
      parts[remnant].members = []
    }
    return parts.filter { !$0.members.isEmpty }
  }

  /// A part is very small if the page has room for as many of its size.
  fileprivate static let remnantShare = 20
}
