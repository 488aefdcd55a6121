/// What is different between two fact sheets.
public struct FactsDifference: Hashable, Sendable {
  /// An entry that is in both, and the properties that differ.
  public struct Change: Hashable, Sendable {
    public var old: FactSheet.Entry
    public var new: FactSheet.Entry
    /// At least one, in the order in which they are told.
    public var properties: [PropertyChange]
  }

  /// A property's two values.
  public struct PropertyChange: Hashable, Sendable {
    public var property: FactSheet.Property
    public var old: String?
    public var new: String?
  }

  /// What happened to the controllers, or to the transitions.
  public struct Section: Hashable, Sendable {
    /// In the new sheet's order.
    public var added: [FactSheet.Entry]
    /// In the old sheet's order.
    public var removed: [FactSheet.Entry]
    /// In the new sheet's order.
    public var changed: [Change]

    /// Whether nothing happened.
    public var isEmpty: Bool { added.isEmpty && removed.isEmpty && changed.isEmpty }
  }

  public var controllers: Section
  public var transitions: Section

  /// Compares two sheets; entries with the same key are the same thing.
  public init(from old: FactSheet, to new: FactSheet) {
    controllers = Section(from: old.controllers, to: new.controllers)
    transitions = Section(from: old.transitions, to: new.transitions)
  }

  /// Whether both say the same.
  public var isEmpty: Bool { controllers.isEmpty && transitions.isEmpty }
}

extension FactsDifference.Section {
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
