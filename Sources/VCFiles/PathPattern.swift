/// A pattern for paths: `*` and `?` within a name, `**` for any folders, `{a,b}` for alternatives.
package struct PathPattern: Hashable, Sendable {
  /// The pattern as written.
  package let text: String
  /// The alternatives, each as the components between slashes.
  private let alternatives: [[String]]

  /// The maximum number of alternatives that braces expand to; further ones are ignored.
  private static let maximumAlternatives = 64

  package init(_ text: String) {
    self.text = text
    alternatives = Self.unfold(text).map { $0.split(separator: "/").map(String.init).filter { $0 != "." } }
  }

  /// Whether it is a path without wildcards.
  package var isPlain: Bool { !text.contains { "*?{".contains($0) } }

  /// The folders before the first wildcard that are common to all alternatives: the starting point of a search.
  package var folder: String {
    let literal = alternatives.map { $0.dropLast().prefix { !$0.contains { "*?".contains($0) } } }
    guard var common = literal.first else { return "" }
    for parts in literal.dropFirst() { common = common.prefix(zip(common, parts).prefix { $0 == $1 }.count) }
    return (text.hasPrefix("/") ? "/" : "") + Array(common).joined(separator: "/")
  }

  /// Returns whether this pattern is more specific than another one: a file is more specific than a wildcard, a
  /// wildcard than its folder, a deeper folder than one above.
  package func isNearer(than other: PathPattern, sameIsNearer: Bool) -> Bool {
    let (own, others) = (rank, other.rank)
    return own == others ? sameIsNearer : own > others
  }

  /// Twice the number of components before the first wildcard, plus one for a wildcard.
  private var rank: Int {
    let parts = (isPlain ? text : folder).split(separator: "/").filter { $0 != "." }.count
    return 2 * parts + (isPlain ? 0 : 1)
  }

  /// Returns whether a path matches; `./` and doubled slashes are ignored.
  package func matches(_ path: String) -> Bool {
    let parts = path.split(separator: "/").map(String.init).filter { $0 != "." }
    return alternatives.contains { Self.matches(parts[...], $0[...]) }
  }

  private static func matches(_ path: ArraySlice<String>, _ pattern: ArraySlice<String>) -> Bool {
    // Row by row: the lengths of the path that the pattern so far can match.
    var reachable = [Bool](repeating: false, count: path.count + 1)
    reachable[0] = true
    for part in pattern {
      var next = [Bool](repeating: false, count: path.count + 1)
      if part == "**" {
        var seen = false
        for position in reachable.indices {
          seen = seen || reachable[position]
          next[position] = seen
        }
      } else {
        for (offset, name) in path.enumerated() where reachable[offset] {
          next[offset + 1] = matches(name: Array(name), Array(part))
        }
      }
      reachable = next
    }
    return reachable[path.count]
  }

  /// Matches one name against one component; on a mismatch the last `*` consumes one more character.
  private static func matches(name: [Character], _ part: [Character]) -> Bool {
    if name.first == ".", part.first == "*" || part.first == "?" { return false }
    var (n, p) = (0, 0)
    var retry: (name: Int, part: Int)?
    while n < name.count {
      if p < part.count, part[p] == "*" {
        retry = (n, p + 1)
        p += 1
      } else if p < part.count, part[p] == "?" || part[p] == name[n] {
        n += 1
        p += 1
      } else if let (start, after) = retry {
        retry = (start + 1, after)
        (n, p) = (start + 1, after)
      } else {
        return false
      }
    }
    return part[p...].allSatisfy { $0 == "*" }
  }

  private static func unfold(_ text: String) -> [String] {
    var done: [String] = []
    var waiting = [text]
    while let next = waiting.popLast() {
      if let choices = choices(in: next), waiting.count + done.count + choices.count <= maximumAlternatives {
        waiting += choices.reversed()
      } else {
        done.append(next)
      }
    }
    return done
  }

  /// Returns the expansions of the first pair of braces.
  private static func choices(in text: String) -> [String]? {
    guard let close = text.firstIndex(of: "}"), let open = text[..<close].lastIndex(of: "{") else { return nil }
    return text[text.index(after: open)..<close].split(separator: ",", omittingEmptySubsequences: false).map {
      String(text[..<open]) + $0 + text[text.index(after: close)...]
    }
  }
}
