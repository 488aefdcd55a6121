import VCDiagnostics
import VCModel

/// The ids of a map in JSON and the places that refer to them, to check that the parts of the map fit together.
struct MapConsistency {
  /// An id, and where the map mentions it.
  typealias Mention = (id: String, location: SourceLocation)

  private var declared: [String: SourceLocation] = [:]
  private var repeated: [Mention] = []
  private var references: [Mention] = []
  /// The contents of containers, with the location of each transition.
  private var contents: [String: [Mention]] = [:]
  /// The ids of containers in the order of the map.
  private var containers: [String] = []

  /// Adds a controller with the location of its id.
  mutating func declare(_ id: String, at location: SourceLocation) {
    if declared[id] == nil { declared[id] = location } else { repeated.append((id, location)) }
  }

  /// Adds the mention of a controller by a transition.
  mutating func refer(to id: String, at location: SourceLocation) { references.append((id, location)) }

  /// Adds a transition if it shows that its source contains its target.
  mutating func add(_ transition: MapTransition, at location: SourceLocation) {
    guard transition.isFixedContainment, let source = transition.source, let target = transition.target else { return }
    if contents[source] == nil { containers.append(source) }
    contents[source, default: []].append((target, location))
  }

  /// The errors: repeated ids, ids that no controller has, each at its first mention, and containers that contain themselves.
  var diagnostics: [Diagnostic] {
    repeated.map { .repeated($0, first: declared[$0.id]) } + undeclared + cycles
  }

  /// Returns an error for each transition by which a container contains itself, at the place where the transition was found.
  static func cycles(in transitions: [MapTransition]) -> [Diagnostic] {
    var contents = MapConsistency()
    for transition in transitions { contents.add(transition, at: transition.origin.location) }
    return contents.cycles
  }

  private var undeclared: [Diagnostic] {
    var seen = Set(declared.keys)
    let mentions = references.filter { seen.insert($0.id).inserted }
    // So many are not typing errors, and comparing each with every controller would take long.
    let candidates = mentions.count > 50 ? [] : declared.keys.sorted()
    return mentions.map { .undeclared($0, among: candidates) }
  }
}

extension MapTransition {
  /// Whether the target is part of the source from the start.
  ///
  /// Code describes classes, and an instance of a class may well contain another one.
  fileprivate var isFixedContainment: Bool {
    [.root, .tab, .column].contains(relation) && ![.swift, .objc].contains(origin.kind)
  }
}

// MARK: - Cycles

extension MapConsistency {
  /// An error for each transition that leads back to a container around it, found by a depth-first search without recursion.
  private var cycles: [Diagnostic] {
    var found: [Diagnostic] = []
    var finished: Set<String> = []
    for start in containers where !finished.contains(start) {
      var path = [start]
      var places = [start: 0]
      var open = [(contents[start] ?? [])[...]]
      while let id = path.last {
        guard let next = open[open.count - 1].popFirst() else {
          finished.insert(id)
          places[id] = nil
          path.removeLast()
          open.removeLast()
          continue
        }
        if let place = places[next.id] {
          found.append(.cycle(Array(path[place...]) + [next.id], at: next.location))
        } else if !finished.contains(next.id) {
          places[next.id] = path.count
          path.append(next.id)
          open.append((contents[next.id] ?? [])[...])
        }
      }
    }
    return found
  }
}

// MARK: - Messages

extension Diagnostic {
  fileprivate static func repeated(_ mention: MapConsistency.Mention, first: SourceLocation?) -> Diagnostic {
    Diagnostic(
      code: "map-inconsistent", severity: .error, message: "a second controller with the id '\(mention.id)'",
      suggestion: "give each controller an id of its own", at: mention.location,
      notes: [Note("the first one is here", at: first)], controller: mention.id)
  }

  fileprivate static func undeclared(_ mention: MapConsistency.Mention, among declared: [String]) -> Diagnostic {
    let near = NearestName.suggestion(for: mention.id, among: declared)
    return Diagnostic(
      code: "map-inconsistent", severity: .error, message: "no controller of the map has the id '\(mention.id)'",
      suggestion: near.map { "did you mean '\($0)'?" } ?? "add it to 'controllers'", at: mention.location)
  }

  fileprivate static func cycle(_ ids: [String], at location: SourceLocation) -> Diagnostic {
    var names = ids.prefix(6).map { "'\($0)'" }
    if ids.count > 6 { names += ["…", "'\(ids[ids.count - 1])'"] }
    return Diagnostic(
      code: "map-inconsistent", severity: .error,
      message: "a container cannot contain itself: \(names.joined(separator: " contains "))",
      suggestion: "remove one of these transitions", at: location, controller: ids.first)
  }
}
