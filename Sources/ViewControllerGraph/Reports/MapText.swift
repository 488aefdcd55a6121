/// A map as a table in plain text: a line for each transition, then how much of the code was understood, and what was
/// not read.
public struct MapText: Sendable {
  /// The map, which is listed in its own order.
  public var map: NavigationMap

  /// Creates a list of a map.
  public init(_ map: NavigationMap) { self.map = map }

  /// The table, followed by the controllers without any transitions.
  public var text: String {
    let names = MapNames(map)
    var table = TextTable("from", "relation", "to", "identifier", "trigger", "place")
    for transition in map.transitions {
      table.rows.append([
        transition.source.map(names.name) ?? "–", transition.relation.rawValue,
        transition.target.map(names.name) ?? "?",
        transition.identifier ?? "–", transition.trigger ?? "–", transition.origin.location.description,
      ])
    }
    let touched = Set(map.transitions.flatMap { [$0.source, $0.target].compactMap(\.self) })
    let alone = map.controllers.map(\.id).filter { !touched.contains($0) }
    let sections = [
      alone.isEmpty ? [] : ["without transitions: \(alone.map(names.name).joined(separator: ", "))"], resolved, unread,
    ]
    return table.text + sections.filter { !$0.isEmpty }.map { "\n" + $0.joined(separator: "\n") + "\n" }.joined()
  }

  /// For each language, the number of calls whose target is known.
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

  /// Codes that give the reason a file, or a part of one, is missing from the map.
  private static let aboutUnread: Set<String> = [
    "input-unreadable", "launch-screen", "legacy-archive", "localized-variant", "malformed-xml", "not-compiled",
    "not-of-the-app", "other-platform", "platform-out-of-scope", "source-not-understood", "source-reader-missing",
    "source-unread",
  ]
}

/// The names of a map's screens in text: title and class, and the identifier only if two would be equal.
struct MapNames {
  private var names: [String: String] = [:]

  init(_ map: NavigationMap) {
    let words = map.controllers.map { controller -> String in
      let parts = [controller.title, controller.className].compactMap { $0?.singleLine }.filter { !$0.isEmpty }
      guard let first = parts.first else { return controller.id }
      return parts.count == 1 || parts[0] == parts[1] ? first : "\(first) (\(parts[1]))"
    }
    let counts = Dictionary(words.map { ($0, 1) }, uniquingKeysWith: +)
    for (controller, words) in zip(map.controllers, words) {
      names[controller.id] = counts[words] == 1 ? words : "\(words) [\(controller.id)]"
    }
  }

  /// Returns the name of a screen; for one that is not in the map, its identifier.
  func name(_ id: String) -> String { names[id] ?? id }
}
