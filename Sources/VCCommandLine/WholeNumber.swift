import ArgumentParser

/// Reads the whole numbers of options. The message about any other value gives the range that is allowed.
///
/// Options that use it take the argument after them whatever it looks like (`parsing: .unconditional`): a negative number is
/// then reported as out of range and not as a missing value.
enum WholeNumber {
  /// Returns the function that reads a number from `least` up.
  static func from(_ least: Int) -> @Sendable (String) throws -> Int {
    { try number($0, in: least...Int.max, "a whole number from \(least)") }
  }

  /// Returns the function that reads a number in a range.
  static func `in`(_ range: ClosedRange<Int>) -> @Sendable (String) throws -> Int {
    { try number($0, in: range, "a whole number from \(range.lowerBound) to \(range.upperBound)") }
  }

  private static func number(_ text: String, in range: ClosedRange<Int>, _ expected: String) throws -> Int {
    if Int(text) == nil, !text.isEmpty, text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) {
      throw ValidationError(
        "too large a number, expected a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    guard let number = Int(text), range.contains(number) else { throw ValidationError("expected \(expected)") }
    return number
  }
}
