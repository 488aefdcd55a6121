/// A range of consecutive steps, written `3-6`, or `3` for a single step.
public enum StepRange {
  /// Parses a range; returns `nil` if the text is not a range, or if the last step comes before the first.
  public static func range(_ text: String) -> ClosedRange<Int>? {
    let numbers = text.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false).map { part -> Int? in
      part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(part) : nil
    }
    guard let first = numbers.first ?? nil, let last = numbers.last ?? nil, first <= last else { return nil }
    return first...last
  }

  /// Returns the text of a range.
  public static func text(_ range: ClosedRange<Int>) -> String {
    range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)-\(range.upperBound)"
  }
}
