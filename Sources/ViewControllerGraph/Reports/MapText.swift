/// A map as a table for a person: a line for each way from one controller to another, then how much of the code was
/// understood, and what was not read.
public struct MapText: Sendable {
  /// The map that is listed, in its own order.
  public var map: NavigationMap

  /// Lists a map.
  public init(_ map: NavigationMap) { self.map = map }

  /// The table, with the controllers that no way touches below it.
  public var text: String {
    var table = TextTable("from", "relation", "to", "identifier", "trigger", "place")
    for transition in map.transitions {
      table.rows.append([
        transition.source ?? "–", transition.relation.rawValue, transition.target ?? "?",
        transition.identifier ?? "–", transition.trigger ?? "–", transition.origin.location.description,
      ])
    }
    let touched = Set(map.transitions.flatMap { [$0.source, $0.target].compactMap(\.self) })
    let alone = map.controllers.map(\.id).filter { !touched.contains($0) }
    let sections = [
      alone.isEmpty ? [] : ["without any way: \(alone.joined(separator: ", "))"], resolved, unread,
    ]
    return table.text + sections.filter { !$0.isEmpty }.map { "\n" + $0.joined(separator: "\n") + "\n" }.joined()
  }

  /// For each language, of how many calls the target is known.
  private var resolved: [String] {
    [(MapOrigin.Kind.swift, "Swift"), (.objc, "Objective-C")].compactMap { kind, name in
      let calls = map.transitions.filter { $0.origin.kind == kind }
      let all = Set(calls.map(\.origin.location))
      guard !all.isEmpty else { return nil }
      let known = Set(calls.filter { $0.target != nil }.map(\.origin.location))
      return "\(name): \(known.count) of \(all.count) calls resolved"
    }
  }

  private var unread: [String] {
    map.diagnostics.filter { Self.aboutUnread.contains($0.code) }.map { diagnostic in
      "not read: \(diagnostic.location.map { "\($0.description): " } ?? "")\(diagnostic.message)"
    }
  }

  /// Codes that say why a file, or a part of one, says nothing in the map.
  private static let aboutUnread: Set<String> = [
    "input-unreadable", "launch-screen", "legacy-archive", "localized-variant", "malformed-xml", "not-of-the-app",
    "other-platform", "platform-out-of-scope", "source-not-understood", "source-reader-missing", "source-unread",
  ]
}
