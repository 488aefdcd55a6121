/// Steps one after the other, as people write them: `3-6`, or `3` for a single one.
public enum StepRange {
  /// The steps that a text means; `nil` where it means none, or the last comes before the first.
  public static func range(_ text: String) -> ClosedRange<Int>? {
    let numbers = text.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false).map { part -> Int? in
      part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(part) : nil
    }
    guard let first = numbers.first ?? nil, let last = numbers.last ?? nil, first <= last else { return nil }
    return first...last
  }

  /// The steps as a text.
  public static func text(_ range: ClosedRange<Int>) -> String {
    range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)-\(range.upperBound)"
  }
}
