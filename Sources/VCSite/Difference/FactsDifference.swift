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
    let before = Dictionary(old.map { ($0.key, $0) }) { first, _ in first }
    let after = Set(new.map(\.key))
    added = new.filter { before[$0.key] == nil }
    removed = old.filter { !after.contains($0.key) }
    changed = new.compactMap { entry in
      guard let past = before[entry.key] else { return nil }
      let properties = FactSheet.Property.allCases.compactMap { property -> FactsDifference.PropertyChange? in
        guard past[property] != entry[property] else { return nil }
        return FactsDifference.PropertyChange(property: property, old: past[property], new: entry[property])
      }
      return properties.isEmpty ? nil : FactsDifference.Change(old: past, new: entry, properties: properties)
    }
  }
}
