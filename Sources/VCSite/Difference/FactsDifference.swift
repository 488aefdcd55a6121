/// What is different between two fact sheets.
package struct FactsDifference: Hashable, Sendable {
  /// An entry that is in both, and the properties that differ.
  package struct Change: Hashable, Sendable {
    package var old: FactSheet.Entry
    package var new: FactSheet.Entry
    /// At least one, in the order in which they are told.
    package var properties: [PropertyChange]
  }

  /// A property's two values.
  package struct PropertyChange: Hashable, Sendable {
    package var property: FactSheet.Property
    package var old: String?
    package var new: String?
  }

  /// What happened to the controllers, or to the transitions.
  package struct Section: Hashable, Sendable {
    /// In the new sheet's order.
    package var added: [FactSheet.Entry]
    /// In the old sheet's order.
    package var removed: [FactSheet.Entry]
    /// In the new sheet's order.
    package var changed: [Change]

    /// Whether nothing happened.
    package var isEmpty: Bool { added.isEmpty && removed.isEmpty && changed.isEmpty }
  }

  package var controllers: Section
  package var transitions: Section

  /// Compares two sheets; entries with the same key are the same thing.
  package init(from old: FactSheet, to new: FactSheet) {
    let renames = FactRenames(from: old.controllers, to: new.controllers)
    let old = renames.applied(to: old)
    controllers = Section(from: old.controllers, to: new.controllers)
    transitions = Section(from: old.transitions, to: new.transitions)
    controllers.note(renames)
  }

  /// Whether both say the same.
  package var isEmpty: Bool { controllers.isEmpty && transitions.isEmpty }
}

extension FactsDifference.Section {
  /// Adds that controllers are called something else, in front of what else changed of them.
  fileprivate mutating func note(_ renames: FactRenames) {
    for (old, new) in renames.pairs.reversed() {
      let change = FactsDifference.PropertyChange(property: .id, old: old.name, new: new.name)
      if let known = changed.firstIndex(where: { $0.new.key == new.key }) {
        changed[known].properties.insert(change, at: 0)
      } else {
        changed.insert(FactsDifference.Change(old: old, new: new, properties: [change]), at: 0)
      }
    }
  }

  fileprivate init(from old: [FactSheet.Entry], to new: [FactSheet.Entry]) {
    // A page tells of a controller once for each figure.
    let before = Dictionary(grouping: old, by: \.key)
    var told: [String: Int] = [:]
    let after = Set(new.map(\.key))
    let fresh = new.filter { before[$0.key] == nil }
    let gone = old.filter { !after.contains($0.key) }
    // What Interface Builder calls the same object was changed, and not replaced.
    let objects = Self.unique(gone)
    let moved = Self.unique(fresh).filter { objects[$0.key] != nil }
    added = fresh.filter { $0.object.map { moved[$0] == nil } ?? true }
    removed = gone.filter { $0.object.map { moved[$0] == nil } ?? true }
    changed = new.compactMap { entry in
      let same = entry.object.flatMap { moved[$0] == entry ? objects[$0] : nil }
      let number = told[entry.key, default: 0]
      told[entry.key] = number + 1
      let namesakes = before[entry.key]
      let past = namesakes.map { number < $0.count ? $0[number] : $0[0] } ?? same
      return past.flatMap { FactsDifference.Change(from: $0, to: entry) }
    }
  }

  /// The entries by their objects, without those that share one.
  private static func unique(_ entries: [FactSheet.Entry]) -> [String: FactSheet.Entry] {
    let objects = Dictionary(grouping: entries.filter { $0.object != nil }) { $0.object ?? "" }
    return objects.compactMapValues { $0.count == 1 ? $0.first : nil }
  }
}

extension FactsDifference.Change {
  /// `nil` when no property differs.
  fileprivate init?(from past: FactSheet.Entry, to entry: FactSheet.Entry) {
    let properties = FactSheet.Property.allCases.compactMap { property -> FactsDifference.PropertyChange? in
      guard past[property] != entry[property] else { return nil }
      return FactsDifference.PropertyChange(property: property, old: past[property], new: entry[property])
    }
    guard !properties.isEmpty else { return nil }
    self.init(old: past, new: entry, properties: properties)
  }
}
