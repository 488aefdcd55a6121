extension FactsDifference {
  /// The difference in words, one sentence each, without full stops; the most telling first.
  package var sentences: [String] {
    var sentences: [String] = []
    sentences += controllers.added.map { "\($0.name) is new\($0.asPresented)" }
    sentences += controllers.removed.map { "\($0.name) is gone" }
    sentences += controllers.changed.flatMap { change in
      change.properties.filter { !follows($0, from: change) }.map { $0.sentence(about: change.new.name) }
    }
    sentences += transitions.added.map { "\($0.name) is new" }
    sentences += transitions.removed.map { "\($0.name) is gone" }
    sentences += transitions.changed.flatMap { change in
      change.properties.map { $0.sentence(about: change.new.name) }
    }
    return sentences
  }

  /// Whether a change only repeats what another sentence says: the presentation's details when it came or went, and
  /// the container's side of a child that moved.
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
  /// Where it stands, for the sentence that says that it is new.
  fileprivate var asPresented: String {
    if let presenter = self[.presenter] { return ", presented by \(presenter)" }
    if let parent = self[.parent] { return ", in \(parent)" }
    return ""
  }
}

extension FactsDifference.PropertyChange {
  fileprivate func names(of list: String?, without left: Set<String>) -> [Substring] {
    (list ?? "").split(separator: ",").map { $0.drop { $0 == " " } }.filter { !left.contains(String($0)) }
  }

  /// `picker is now presented by library, was by photos`.
  func sentence(about name: String) -> String {
    switch property {
    case .id: "\(old ?? "") is now called \(new ?? "")"
    case .visible: new == nil ? "\(name) is no longer visible" : "\(name) is now visible"
    case .initial: new == nil ? "\(name) is no longer where it starts" : "\(name) is now where it starts"
    default: sentence(about: name, saying: property.phrase)
    }
  }

  private func sentence(about name: String, saying phrase: String) -> String {
    // The preposition is said again before the old value: "was by photos".
    let again = phrase.split(separator: " ").last.map(String.init).flatMap {
      Self.prepositions.contains($0) ? $0 + " " : ""
    }
    let (old, new) = (old.map(shown), new.map(shown))
    return switch (old, new) {
    case (let old?, let new?): "\(name) is now \(phrase) \(new), was \(again ?? "")\(old)"
    case (let old?, nil): "\(name) is no longer \(phrase) \(old)"
    case (nil, let new?): "\(name) is now \(phrase) \(new)"
    case (nil, nil): name
    }
  }

  private static let prepositions: Set = ["by", "in", "as", "with", "of", "to"]

  /// Words of a person's choice stand in quotes.
  private func shown(_ value: String) -> String {
    property == .title || property == .trigger ? "'\(value)'" : value
  }
}

extension FactSheet.Property {
  /// What stands between "is now" and the value.
  fileprivate var phrase: String {
    switch self {
    case .kind: "of the kind"
    case .title: "titled"
    case .className: "of the class"
    case .parent: "in"
    case .children: "the parent of"
    case .presenter: "presented by"
    case .initiator: "asked for by"
    case .requestedStyle: "asked to be presented as"
    case .style: "presented as"
    case .transition: "presented with"
    case .context: "presented in the context of"
    case .delegate: "reporting to"
    case .identifier: "identified as"
    case .trigger: "caused by"
    case .outcome: "a step that is"
    case .dismissed: "a step that dismisses"
    case .id, .visible, .initial: rawValue
    }
  }
}
