/// A name in which `*` stands for any text and `?` for one character.
public struct NamePattern: Hashable, Sendable {
  private let characters: [Character]

  /// A pattern as it is written.
  public init(_ text: String) { characters = Array(text) }

  /// Whether a whole name fits; upper and lower case are different.
  /// - Complexity: Linear in the name, times the number of stars at worst.
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
