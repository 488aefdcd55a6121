/// Controllers that are the same in two inputs but have different ids: the only ones with their class and title on both
/// sides.
struct FactRenames {
  /// The pairs in the order of the new sheet.
  private(set) var pairs: [(old: FactSheet.Entry, new: FactSheet.Entry)] = []

  init(from old: [FactSheet.Entry], to new: [FactSheet.Entry]) {
    let (before, after) = (Set(old.map(\.key)), Set(new.map(\.key)))
    let gone = Dictionary(grouping: old.filter { !after.contains($0.key) }) { $0.looks }
    let come = Dictionary(grouping: new.filter { !before.contains($0.key) }) { $0.looks }
    for entry in new where !before.contains(entry.key) {
      guard let looks = entry.looks, come[looks]?.count == 1, let past = gone[looks], past.count == 1 else { continue }
      pairs.append((past[0], entry))
    }
  }

  /// Returns the old facts with the new ids.
  func applied(to sheet: FactSheet) -> FactSheet {
    guard !pairs.isEmpty else { return sheet }
    let keys = Dictionary(pairs.map { ($0.old.key, $0.new.key) }) { first, _ in first }
    let names = Dictionary(pairs.map { ($0.old.name, $0.new.name) }) { first, _ in first }
    func renamed(_ entry: FactSheet.Entry) -> FactSheet.Entry {
      var entry = entry
      entry.key = Self.replaced(entry.key, keys)
      entry.name = Self.replaced(entry.name, names)
      for position in entry.facts.indices where entry.facts[position].property.namesControllers {
        entry.facts[position].value = Self.replaced(entry.facts[position].value, names)
      }
      return entry
    }
    return FactSheet(controllers: sheet.controllers.map(renamed), transitions: sheet.transitions.map(renamed))
  }

  /// Returns a text with words replaced; spaces, commas, tabs and quotes separate words.
  private static func replaced(_ text: String, _ names: [String: String]) -> String {
    if let whole = names[text] { return whole }
    var result = ""
    var word = ""
    for character in text {
      if " ,\t'".contains(character) {
        result += names[word] ?? word
        result.append(character)
        word = ""
      } else {
        word.append(character)
      }
    }
    return result + (names[word] ?? word)
  }
}

extension FactSheet.Entry {
  /// The values that identify it for a user; `nil` if there are none.
  fileprivate var looks: [String]? {
    let looks = [self[.className], self[.title]]
    guard looks.contains(where: { $0 != nil }) else { return nil }
    return looks.map { $0 ?? "" } + [self[.kind] ?? ""]
  }
}

extension FactSheet.Property {
  /// Whether its values are ids.
  fileprivate var namesControllers: Bool {
    [.parent, .children, .presenter, .initiator, .context, .delegate, .dismissed].contains(self)
  }
}
