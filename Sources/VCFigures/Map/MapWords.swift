import VCDiagram
import VCModel
import VCWords

/// The sentences that describe a map.
struct MapWords {
  /// The number of screens that are described; the rest are only counted.
  private static let screenLimit = 40
  private static let connectionLimit = 8

  private let content: MapContent
  private let names: [String: String]
  /// The boxes that link to other pages of the map.
  private let pages: Set<String>

  init(_ content: MapContent) {
    self.content = content
    names = Dictionary(content.screens.map { ($0.id, $0.words.isolated) }) { first, _ in first }
    pages = Set(content.screens.filter { $0.page != nil }.map(\.id))
  }

  var sentences: [String] {
    let screens = content.screens
    guard !screens.isEmpty else { return [say("There are no view controllers.")] }
    var sentences = lead
    let entries = screens.filter { $0.entry != nil }.map(\.words.isolated)
    if !entries.isEmpty { sentences.append(say("It begins with \(enumeration(Array(entries.prefix(6)))).")) }
    let connections = Dictionary(grouping: content.connections) { $0.source }
    let sources = screens.filter { connections[$0.id] != nil }
    for screen in sources.prefix(Self.screenLimit) {
      sentences.append(sentence(about: screen, connections[screen.id] ?? []))
    }
    if sources.count > Self.screenLimit {
      let rest = sources.count - Self.screenLimit
      sentences.append(say("And the transitions from \(counted(rest, "more screen", plural: "more screens"))."))
    }
    let unknown = screens.count { $0.controller.isDangling }
    if unknown > 0 {
      sentences.append(unknown == 1 ? say("1 target was not found.") : say("\(unknown) targets were not found."))
    }
    return sentences
  }

  /// What the map contains: screens, pages of screens, or both.
  private var lead: [String] {
    let count = content.screens.count
    if pages.count == count {
      let screens = counted(content.screens.map(\.count).reduce(0, +), "screen")
      let between = counted(content.connections.map(\.transitions.count).reduce(0, +), "transition")
      let pages = counted(Set(content.screens.map(\.page)).count, "page")
      return [say("An overview of \(screens) on \(pages), with \(between) between them.")]
    }
    let own = say(
      "A map of \(counted(count - pages.count, "screen")) and \(counted(content.connections.count, "transition")).")
    return pages.isEmpty ? [own] : [own, say("\(counted(pages.count, "box", plural: "boxes")) for other pages.")]
  }

  /// Returns a sentence such as "Trip pushes Map and Photos; presents as a sheet Share."
  private func sentence(about screen: MapScreen, _ connections: [MapConnection]) -> String {
    var verbs: [String] = []
    var targets: [String: [String]] = [:]
    for connection in connections.prefix(Self.connectionLimit) {
      let verb = connection.verb
      if targets[verb] == nil { verbs.append(verb) }
      targets[verb, default: []].append(names[connection.target] ?? connection.target)
    }
    var parts = verbs.map { say("\($0) \(enumeration(targets[$0] ?? []))") }
    let rest = connections.count - Self.connectionLimit
    if rest > 0 { parts.append(say("has \(rest) more transitions")) }
    let words = parts.dropFirst().reduce(parts.first ?? "") { say("\($0); \($1)") }
    return say("\(screen.words.isolated) \(words).")
  }
}
