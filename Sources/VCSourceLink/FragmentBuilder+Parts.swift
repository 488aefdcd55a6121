import VCModel

/// Views that are not screens but parts of other views: a row whose button opens a sheet.
extension FragmentBuilder {
  /// Sets the views that contain each view from which transitions start, but to which none leads.
  mutating func notePartsOfViews() {
    let ends = ends
    let parts = ends.sources.subtracting(ends.targets)
    var names: [String: String] = [:]
    for name in declared {
      let id = id(ofType: name)
      if parts.contains(id), isPart(name) { names[id] = name }
    }
    guard !names.isEmpty else { return }
    let holders = found.routes.holders
    let known = ends.sources.union(ends.targets)
    for file in fragments.indices {
      for position in fragments[file].screens.indices {
        guard let name = names[fragments[file].screens[position].id] else { continue }
        fragments[file].screens[position].controller.partOf = wholes(of: name, holders, among: known)
      }
    }
  }

  private func isPart(_ name: String) -> Bool {
    guard let type = linker.index.symbol(name), type.isDeclared else { return false }
    return linker.index.isView(name) || linker.index.isModifier(type)
  }

  private var ends: (sources: Set<String>, targets: Set<String>) {
    func id(_ end: NavigationMapFragment.End?) -> String? {
      if case .screen(let id)? = end { id } else { nil }
    }
    let links = fragments.flatMap(\.links)
    return (Set(links.compactMap { id($0.source) }), Set(links.compactMap { id($0.target) }))
  }

  /// Returns the nearest views of the map that contain a view, ignoring layouts between them.
  private func wholes(of part: String, _ holders: [String: [String]], among known: Set<String>) -> [String] {
    var found: Set<String> = []
    var seen: Set<String> = [part]
    var next = [part]
    while let here = next.popLast() {
      for holder in holders[here] ?? [] where seen.insert(holder).inserted {
        let id = id(ofType: holder)
        if known.contains(id), isPart(holder) { found.insert(id) } else { next.append(holder) }
      }
    }
    return found.sorted()
  }
}
