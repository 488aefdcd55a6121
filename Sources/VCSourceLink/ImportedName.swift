import VCSourceFacts

/// The name and labels under which Swift calls an Objective-C method.
///
/// `NS_SWIFT_NAME` gives them; otherwise Swift omits words that repeat a type, and makes the part of a name that begins with
/// a preposition a label: `showViewController:` becomes `show(_:)`, `presentFromViewController:` becomes `present(from:)`, and
/// `+sharedController` becomes `shared()`.
struct ImportedName {
  /// The name without labels.
  private(set) var base: String
  /// The parameters with their labels.
  private(set) var parameters: [Parameter]

  /// - Parameters:
  ///   - method: The Objective-C method.
  ///   - written: The name that the method's declaration gives, if any.
  ///   - owner: The name of the class.
  init(_ method: FunctionDeclaration, written: String? = nil, owner: String?) {
    (base, parameters) = (method.name, method.parameters)
    if let written, let labels = Self.labels(in: written), labels.count == parameters.count {
      base = String(written.prefix { $0 != "(" })
      for (place, label) in labels.enumerated() { parameters[place].label = label == "_" ? nil : label }
      return
    }
    guard let first = parameters.first else {
      if let owner, let result = method.result?.name, ["Self", owner].contains(result) { base = base.omitting(owner) }
      return
    }
    if let type = first.type?.name { base = base.omitting(ofParameter: type) }
    if let (name, label) = base.splitAtPreposition { (base, parameters[0].label) = (name, label) }
    for place in parameters.indices.dropFirst() {
      if let label = parameters[place].label, let type = parameters[place].type?.name {
        parameters[place].label = label.omitting(ofParameter: type)
      }
    }
  }
}

extension ImportedName {
  /// Returns the labels in a name: `for` and `in` in `detail(for:in:)`; `nil` for a name of another form, such as a property.
  fileprivate static func labels(in name: String) -> [String]? {
    guard let open = name.firstIndex(of: "("), name.hasSuffix(")"),
      !name[..<open].contains(where: { ".:".contains($0) })
    else { return nil }
    return name[name.index(after: open)...].dropLast().split(separator: ":").map(String.init)
  }
}

extension String {
  /// Returns the name without the words at its end that a type's name ends with, unless nothing would be left.
  fileprivate func omitting(_ type: String) -> String { wordsBefore(type)?.joined() ?? self }

  /// Returns the name without the words at its end that repeat the type of a parameter: Swift omits them only after a verb or
  /// a preposition, so that `showDetailController:` keeps its name.
  fileprivate func omitting(ofParameter type: String) -> String {
    guard let words = wordsBefore(type), let last = words.last?.lowercased(),
      SwiftSelector.prepositions.contains(last) || SwiftSelector.verbs.contains(last) || last.hasSuffix("ing")
    else { return self }
    return words.joined()
  }

  /// Returns the words before those at the end that a type's name ends with.
  private func wordsBefore(_ type: String) -> ArraySlice<String>? {
    if type.hasSuffix(prefix(1).uppercased() + dropFirst()) { return nil }
    let words = camelCaseWords
    return words.indices.dropFirst().first { type.hasSuffix(words[$0...].joined()) }.map { words[..<$0] }
  }

  /// The name before the last preposition and the label that begins with it.
  fileprivate var splitAtPreposition: (name: String, label: String)? {
    let words = camelCaseWords
    guard let place = words.lastIndex(where: { SwiftSelector.prepositions.contains($0.lowercased()) }), place > 0 else {
      return nil
    }
    return (words[..<place].joined(), words[place].lowercased() + words[(place + 1)...].joined())
  }
}
