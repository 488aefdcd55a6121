import VCWords

extension FactsDifference {
  /// The difference as sentences without full stops; the most important first.
  package var sentences: [String] {
    var sentences: [String] = []
    sentences += controllers.added.map(\.asNew)
    sentences += controllers.removed.map { say("\($0.name) was removed") }
    sentences += controllers.changed.flatMap { change in
      change.properties.filter { !follows($0, from: change) }.map { $0.sentence(about: change.new.name) }
    }
    sentences += transitions.added.map { say("\($0.name) was added") }
    sentences += transitions.removed.map { say("\($0.name) was removed") }
    sentences += transitions.changed.flatMap { change in
      change.properties.map { $0.sentence(about: change.new.name) }
    }
    return sentences
  }

  /// Returns whether a change only repeats another sentence: the details of an added or removed presentation, and the
  /// container's side of a moved child.
  private func follows(_ property: PropertyChange, from change: Change) -> Bool {
    switch property.property {
    case .requestedStyle, .style, .transition, .context, .initiator:
      return change.properties.contains { $0.property == .presenter && ($0.old == nil || $0.new == nil) }
    case .children:
      let moved = Set((controllers.added + controllers.removed).map(\.name))
        .union(controllers.changed.filter { $0.properties.contains { $0.property == .parent } }.map(\.new.name))
      return property.names(of: property.old, without: moved) == property.names(of: property.new, without: moved)
    default:
      return false
    }
  }
}

extension FactSheet.Entry {
  /// A sentence that it is new, with its position.
  fileprivate var asNew: String {
    if let presenter = self[.presenter] { return say("\(name) was added, presented by \(presenter)") }
    if let parent = self[.parent] { return say("\(name) was added, in \(parent)") }
    return say("\(name) was added")
  }
}

extension FactsDifference.PropertyChange {
  fileprivate func names(of list: String?, without left: Set<String>) -> [Substring] {
    (list ?? "").split(separator: ",").map { $0.drop { $0 == " " } }.filter { !left.contains(String($0)) }
  }

  /// Returns a sentence such as `picker is now presented by library, was by photos`.
  func sentence(about name: String) -> String {
    switch property {
    case .id: say("\(old ?? "") is now called \(new ?? "")")
    case .visible: new == nil ? say("\(name) is no longer visible") : say("\(name) is now visible")
    case .initial: new == nil ? say("\(name) is no longer an initial scene") : say("\(name) is now an initial scene")
    case .target: say("\(name); it led to \(old ?? say("nothing"))")
    case .source: say("\(name); it began at \(old ?? say("nothing"))")
    case .relation: say("\(name); its relation was \(old ?? say("none"))")
    default: sentence(about: name, saying: property.state)
    }
  }

  private func sentence(about name: String, saying state: (String) -> String) -> String {
    switch (old, new) {
    case (let old?, let new?): say("\(name) is now \(state(new)), was \(past(old, state))")
    case (let old?, nil): say("\(name) is no longer \(state(old))")
    case (nil, let new?): say("\(name) is now \(state(new))")
    case (nil, nil): name
    }
  }

  /// Returns the previous value; in English only the preposition is repeated: "was by photos".
  private func past(_ value: String, _ state: (String) -> String) -> String {
    guard Language.current.code == Language.english.code else { return state(value) }
    let words = state("\0").prefix { $0 != "\0" }.split(separator: " ")
    let preposition = words.last.map(String.init).flatMap { Self.prepositions.contains($0) ? $0 + " " : nil } ?? ""
    return preposition + (property.isQuoted ? "'\(value)'" : value)
  }

  private static let prepositions: Set = ["by", "in", "as", "with", "of", "to"]
}

extension FactSheet.Property {
  /// Whether values are text chosen by the author, which is quoted.
  fileprivate var isQuoted: Bool { self == .title || self == .trigger }

  /// Returns the text after "is now" for a value.
  fileprivate func state(_ value: String) -> String {
    switch self {
    case .kind: say("of kind \(value)")
    case .title: say("titled '\(value)'")
    case .className: say("of class \(value)")
    case .parent: say("in \(value)")
    case .children: say("the parent of \(value)")
    case .presenter: say("presented by \(value)")
    case .initiator: say("requested by \(value)")
    case .requestedStyle: say("requested to be presented as \(value)")
    case .style: say("presented as \(value)")
    case .transition: say("presented with \(value)")
    case .context: say("presented in the context of \(value)")
    case .delegate: say("reporting to \(value)")
    case .identifier: say("identified as \(value)")
    case .trigger: say("caused by '\(value)'")
    case .outcome: say("a step with the outcome \(value)")
    case .dismissed: say("a step that dismisses \(value)")
    case .id, .visible, .initial, .source, .relation, .target: value
    }
  }
}
