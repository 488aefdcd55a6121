/// The content of a model or a map as plain facts that can be stored, printed and compared.
///
/// Controllers and transitions have the same form, so one comparison serves both kinds of input.
package struct FactSheet: Hashable, Sendable {
  /// A controller or transition, with its facts.
  package struct Entry: Hashable, Sendable {
    /// The key, equal in the old and the new input; may differ from the name.
    package var key: String
    /// The name in sentences.
    package var name: String
    /// The facts in the order of output.
    package var facts: [Fact]
    /// Interface Builder's object, which identifies a segue when its target changes; not stored in a build's cache.
    package var object: String?

    package init(key: String, name: String, facts: [Fact] = []) {
      self.key = key
      self.name = name
      self.facts = facts
    }

    /// Returns the value of a property.
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

  /// A property of a controller or a transition; the raw value is its name in JSON.
  package enum Property: String, Hashable, Sendable, CaseIterable {
    // Properties of a controller.
    case id
    case kind, title
    case className = "class"
    case parent, children, presenter, initiator, requestedStyle, style, transition, context, visible, delegate,
      identifier, initial
    // Properties of a step or a transition.
    case trigger, outcome, dismissed, source, relation, target
  }

  package var controllers: [Entry]
  package var transitions: [Entry]

  package init(controllers: [Entry] = [], transitions: [Entry] = []) {
    self.controllers = controllers
    self.transitions = transitions
  }
}

extension FactSheet.Entry {
  /// Adds a fact, unless its value is `nil` or empty.
  mutating func add(_ property: FactSheet.Property, _ value: String?) {
    guard let value, !value.isEmpty else { return }
    facts.append(FactSheet.Fact(property, value))
  }
}
