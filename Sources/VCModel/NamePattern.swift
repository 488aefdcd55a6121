/// A name pattern in which `*` matches any text and `?` one character.
public struct NamePattern: Hashable, Sendable {
  private let characters: [Character]

  /// Creates a pattern from its text.
  public init(_ text: String) { characters = Array(text) }

  /// Returns whether the pattern matches a whole name; the comparison is case-sensitive.
  /// - Complexity: Linear in the name, times the number of asterisks at worst.
  public func matches(_ name: String) -> Bool {
    let name = Array(name)
    var (here, place) = (0, 0)
    var retry: (here: Int, place: Int)?
    while place < name.count {
      if here < characters.count, characters[here] == "*" {
        retry = (here, place)
        here += 1
      } else if here < characters.count, characters[here] == "?" || characters[here] == name[place] {
        here += 1
        place += 1
      } else if let last = retry {
        retry = (last.here, last.place + 1)
        (here, place) = (last.here + 1, last.place + 1)
      } else {
        return false
      }
    }
    return characters[here...].allSatisfy { $0 == "*" }
  }
}
