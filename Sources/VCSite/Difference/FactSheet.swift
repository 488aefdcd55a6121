/// What a model or a map says, as plain facts that can be kept, printed and compared.
///
/// Controllers and transitions have the same form, so one comparison serves both kinds of input.
package struct FactSheet: Hashable, Sendable {
  /// One controller or transition and what is known of it.
  package struct Entry: Hashable, Sendable {
    /// The same in the old and the new input; not always what it is called.
    package var key: String
    /// What a sentence calls it.
    package var name: String
    /// In the order in which they are told.
    package var facts: [Fact]

    package init(key: String, name: String, facts: [Fact] = []) {
      self.key = key
      self.name = name
      self.facts = facts
    }

    /// What is known under a property.
    package subscript(property: Property) -> String? { facts.first { $0.property == property }?.value }
  }

  /// A property and its value.
  package struct Fact: Hashable, Sendable {
    package var property: Property
    package var value: String

    package init(_ property: Property, _ value: String) {
      self.property = property
      self.value = value
    }
  }

  /// What can be known of a controller or a transition; the raw value is its name in JSON.
  package enum Property: String, Hashable, Sendable, CaseIterable {
    // Of a controller.
    case id
    case kind, title
    case className = "class"
    case parent, children, presenter, initiator, requestedStyle, style, transition, context, visible, delegate,
      identifier, initial
    // Of a step or a transition.
    case trigger, outcome, dismissed
  }

  package var controllers: [Entry]
  package var transitions: [Entry]

  package init(controllers: [Entry] = [], transitions: [Entry] = []) {
    self.controllers = controllers
    self.transitions = transitions
  }
}

extension FactSheet.Entry {
  /// Adds a fact; what is not known or empty is no fact.
  mutating func add(_ property: FactSheet.Property, _ value: String?) {
    guard let value, !value.isEmpty else { return }
    facts.append(FactSheet.Fact(property, value))
  }
}
