/// Makes names unique by appending a number to those that are taken.
///
/// The last number of each name is kept, so the cost is proportional to the number of names even if all of them are equal.
package struct UniqueNames: Sendable {
  private var taken: Set<String>
  private var numbers: [String: Int] = [:]
  private let separator: String

  /// Creates a maker of names.
  /// - Parameters:
  ///   - separator: The text between a name and its number.
  ///   - taken: Names that are already used.
  package init(separator: String, besides taken: Set<String> = []) {
    self.separator = separator
    self.taken = taken
  }

  /// Returns whether a name was free; it is taken afterwards.
  package mutating func take(_ name: String) -> Bool { taken.insert(name).inserted }

  /// Returns a name if it is free, otherwise with the first number from 2 that makes it unique; the result is taken afterwards.
  package mutating func name(for name: String) -> String {
    var candidate = name
    while !taken.insert(candidate).inserted {
      let number = numbers[name, default: 1] + 1
      numbers[name] = number
      candidate = "\(name)\(separator)\(number)"
    }
    return candidate
  }
}
