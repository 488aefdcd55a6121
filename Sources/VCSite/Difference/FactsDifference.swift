/// The differences between two fact sheets.
package struct FactsDifference: Hashable, Sendable {
  /// An entry that is in both sheets, with the properties that differ.
  package struct Change: Hashable, Sendable {
    package var old: FactSheet.Entry
    package var new: FactSheet.Entry
    /// The changed properties, at least one, in the order of output.
    package var properties: [PropertyChange]
  }

  /// The old and the new value of a property.
  package struct PropertyChange: Hashable, Sendable {
    package var property: FactSheet.Property
    package var old: String?
    package var new: String?
  }

  /// The changes of the controllers, or of the transitions.
  package struct Section: Hashable, Sendable {
    /// The added entries, in the order of the new sheet.
    package var added: [FactSheet.Entry]
    /// The removed entries, in the order of the old sheet.
    package var removed: [FactSheet.Entry]
    /// The changed entries, in the order of the new sheet.
    package var changed: [Change]

    /// Whether there are no changes.
    package var isEmpty: Bool { added.isEmpty && removed.isEmpty && changed.isEmpty }
  }

  package var controllers: Section
  package var transitions: Section

  /// Compares two sheets; entries with the same key are the same.
  package init(from old: FactSheet, to new: FactSheet) {
    let renames = FactRenames(from: old.controllers, to: new.controllers)
    let old = renames.applied(to: old)
    controllers = Section(from: old.controllers, to: new.controllers)
    transitions = Section(from: old.transitions, to: new.transitions)
    controllers.note(renames)
  }

  /// Whether there are no differences.
  package var isEmpty: Bool { controllers.isEmpty && transitions.isEmpty }
}

extension FactsDifference.Section {
  /// Adds the renaming of controllers before their other changes.
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
    // A page has an entry for a controller once per figure.
    let before = Dictionary(grouping: old, by: \.key)
    var told: [String: Int] = [:]
    let after = Set(new.map(\.key))
    let fresh = new.filter { before[$0.key] == nil }
    let gone = old.filter { !after.contains($0.key) }
    // An entry with the same Interface Builder object was changed rather than replaced.
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

  /// Returns the entries by object, except those that share one.
  private static func unique(_ entries: [FactSheet.Entry]) -> [String: FactSheet.Entry] {
    let objects = Dictionary(grouping: entries.filter { $0.object != nil }) { $0.object ?? "" }
    return objects.compactMapValues { $0.count == 1 ? $0.first : nil }
  }
}

extension FactsDifference.Change {
  /// `nil` if no property differs.
  fileprivate init?(from past: FactSheet.Entry, to entry: FactSheet.Entry) {
    let properties = FactSheet.Property.allCases.compactMap { property -> FactsDifference.PropertyChange? in
      guard past[property] != entry[property] else { return nil }
      return FactsDifference.PropertyChange(property: property, old: past[property], new: entry[property])
    }
    guard !properties.isEmpty else { return nil }
    self.init(old: past, new: entry, properties: properties)
  }
}
