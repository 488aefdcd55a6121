import ViewControllerGraph

extension FactsDifference {
  /// The difference for a terminal: one line with a sign and a sentence for each entry.
  package var text: String {
    guard !isEmpty else { return "no difference\n" }
    return [("controllers", controllers), ("transitions", transitions)].map { title, section in
      section.isEmpty ? "" : "\(title)\n" + section.lines.map { "  \($0.sign.rawValue) \($0.words)\n" }.joined()
    }.joined()
  }

  /// The difference for a pull request, in Markdown.
  package var markdown: String {
    guard !isEmpty else { return "No view controllers or transitions changed.\n" }
    return [("Controllers", controllers), ("Transitions", transitions)].compactMap { title, section in
      guard !section.isEmpty else { return nil }
      let rows = section.lines.map { "| \($0.sign.word) | \($0.name.inCode) | \($0.details.inCell) |\n" }
      return "### \(title): \(section.count)\n\n| | | |\n| --- | --- | --- |\n" + rows.joined()
    }.joined(separator: "\n")
  }

  /// The difference as data.
  package var json: JSONValue { ["controllers": controllers.json, "transitions": transitions.json] }
}

extension FactsDifference.Section {
  /// The kind of change of an entry.
  fileprivate enum Sign: String {
    case added = "+"
    case removed = "-"
    case changed = "~"

    var word: String {
      switch self {
      case .added: "added"
      case .removed: "removed"
      case .changed: "changed"
      }
    }
  }

  fileprivate struct Line {
    var sign: Sign
    var name: String
    var details: String

    var words: String { details.isEmpty ? name : "\(name): \(details)" }
  }

  /// The numbers of changes, such as `2 added, 1 changed`.
  fileprivate var count: String {
    [(added.count, "added"), (removed.count, "removed"), (changed.count, "changed")]
      .compactMap { $0.0 > 0 ? "\($0.0) \($0.1)" : nil }.joined(separator: ", ")
  }

  /// The lines for all entries: added, removed, changed.
  fileprivate var lines: [Line] {
    added.map { Line(sign: .added, name: $0.name, details: $0.details) }
      + removed.map { Line(sign: .removed, name: $0.name, details: $0.details) }
      + changed.map { change in
        Line(
          sign: .changed, name: change.new.name, details: change.properties.map(\.arrow).joined(separator: "; "))
      }
  }

  fileprivate var json: JSONValue {
    [
      "added": .array(added.map(\.json)), "removed": .array(removed.map(\.json)),
      "changed": .array(
        changed.map { change in
          ["name": .string(change.new.name), "changes": .array(change.properties.map(\.json))]
        }),
    ]
  }
}

extension FactSheet.Entry {
  /// The main facts, for an entry that was added or removed.
  fileprivate var details: String {
    let telling: [FactSheet.Property] = [.title, .className, .presenter, .parent, .style, .trigger, .outcome]
    return facts.filter { telling.contains($0.property) }.map { "\($0.property.rawValue) \($0.value)" }
      .joined(separator: ", ")
  }

  fileprivate var json: JSONValue {
    let members = facts.map { ($0.property.rawValue, JSONValue.string($0.value)) }
    return .object(Dictionary(members) { first, _ in first }.merging(["name": .string(name)]) { $1 })
  }
}

extension FactsDifference.PropertyChange {
  /// The change as text, such as `presenter photos → library`.
  fileprivate var arrow: String {
    // The facts give the outcome of a step only if it was not performed.
    let absent = property == .outcome ? "performed" : "none"
    return "\(property.rawValue) \(old ?? absent) → \(new ?? absent)"
  }

  fileprivate var json: JSONValue {
    [
      "property": .string(property.rawValue), "old": old.map(JSONValue.string) ?? .null,
      "new": new.map(JSONValue.string) ?? .null,
    ]
  }
}

extension String {
  /// The string as code in a table cell.
  fileprivate var inCode: String {
    let text = split(whereSeparator: \.isNewline).joined(separator: " ").replacing("|", with: "\\|")
    return text.contains("`") ? "`` \(text) ``" : "`\(text)`"
  }
}
