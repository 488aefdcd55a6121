import VCDiagnostics

/// Returns `did you mean 'present'?` if a candidate is close enough.
func didYouMean(_ name: String, among candidates: some Sequence<String>) -> String? {
  if let meant = meantName(for: name, among: candidates) { return "did you mean \(quoted(meant))?" }
  // The last word of UIKit's names is the most specific: 'style' for 'modalPresentationStyle'.
  let lastWord = name.prefix(1).uppercased() + name.dropFirst()
  let ended = (3...100).contains(name.utf8.count) ? candidates.filter { $0.hasSuffix(lastWord) } : []
  return ended.isEmpty ? nil : "did you mean \(alternatives(Array(ended.prefix(4))))?"
}

/// Returns the name that was probably meant.
func meantName(for name: String, among candidates: some Sequence<String>) -> String? {
  guard name.utf8.count <= 100 else { return nil }
  let nearest = NearestName.suggestion(for: name, among: candidates)
  // An abbreviation has a large edit distance to the word.
  let begun = name.count >= 3 ? candidates.first { $0.hasPrefix(name) } : nil
  return nearest ?? begun
}

/// Returns `'a', 'b' or 'c'`; the last alternative may be a description instead of a name.
func alternatives(_ names: [String], _ conjunction: String = "or", other: String? = nil) -> String {
  let names = names.map { "'\($0)'" } + (other.map { [$0] } ?? [])
  guard names.count > 1, let last = names.last else { return names.joined() }
  return names.dropLast().joined(separator: ", ") + " \(conjunction) " + last
}
