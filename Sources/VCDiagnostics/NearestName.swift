/// Finds the most similar name for a misspelt one.
package enum NearestName {
  /// Returns the candidate with the fewest edits from `name`, if they are at most a third of its length (and at least
  /// one).
  ///
  /// Letter case is ignored. The first of several equally near candidates is returned.
  /// - Parameters:
  ///   - name: The unknown name.
  ///   - candidates: The known names.
  ///   - maximum: An additional limit on the number of edits.
  /// - Complexity: O(candidates × length²).
  package static func suggestion(
    for name: String, among candidates: some Sequence<String>, within maximum: Int = .max
  ) -> String? {
    let wanted = Array(name.lowercased())
    // Names of this length are not typing errors, and comparing them would take long.
    guard wanted.count <= 500 else { return nil }
    let limit = min(max(1, wanted.count / 3), maximum)
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let other = Array(candidate.lowercased())
      guard abs(other.count - wanted.count) <= limit else { continue }
      let distance = distance(wanted, other)
      // Two different letters have nothing in common.
      guard distance < max(wanted.count, other.count) else { continue }
      if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.name
  }

  /// Returns the number of edits (insertions, deletions, replacements, transpositions) that turn one word into the
  /// other.
  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
    guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for i in 1...left.count {
      var row = [i] + Array(repeating: 0, count: right.count)
      for j in 1...right.count {
        let replaced = last[j - 1] + (left[i - 1] == right[j - 1] ? 0 : 1)
        row[j] = min(last[j] + 1, row[j - 1] + 1, replaced)
        if i > 1, j > 1, left[i - 1] == right[j - 2], left[i - 2] == right[j - 1] {
          row[j] = min(row[j], beforeLast[j - 2] + 1)
        }
      }
      beforeLast = last
      last = row
    }
    return last[right.count]
  }
}
