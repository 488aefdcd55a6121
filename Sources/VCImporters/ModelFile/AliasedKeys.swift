/// Finds aliases inside keys, which the parser compares in expanded form: a few lines of them would keep it busy for
/// years.
///
/// The text is checked before it is parsed, so that characters in quotes and comments count as well. This costs nothing
/// if there are few aliases.
struct AliasedKeys {
  /// Up to this many aliases cannot expand into anything large.
  private static let harmlessAliases = 6

  private var aliases = 0
  private var suspect: (line: Int, column: Int)?
  private var place = (line: 1, column: 0)
  /// Open brackets, each with whether a key may come next.
  private var open: [(bracket: Unicode.Scalar, expectsKey: Bool)] = []
  private var last: Unicode.Scalar = "\n"
  private var isAfterStar = false
  private var isInAlias = false
  private var isAfterCollection = false

  /// Returns the first place that looks like an alias in a key, if the text has many aliases.
  static func place(in text: String) -> (line: Int, column: Int)? {
    guard text.unicodeScalars.contains("*") else { return nil }
    var keys = AliasedKeys()
    for scalar in text.unicodeScalars { keys.visit(scalar) }
    return keys.aliases > harmlessAliases ? keys.suspect : nil
  }

  private mutating func visit(_ scalar: Unicode.Scalar) {
    place.column += 1
    if isAfterStar, Self.isName(scalar) {
      aliases += 1
      isInAlias = true
    } else if isInAlias, scalar != " ", scalar != ":", !Self.isName(scalar) {
      isInAlias = false
    }
    isAfterStar = scalar == "*" && startsToken
    switch scalar {
    case "*", "?": if startsToken, scalar == "?" || open.last?.expectsKey == true { suspectHere() }
    case ":":
      if isInAlias || isAfterCollection { suspectHere() }
      setExpectsKey(false)
    case ",": setExpectsKey(open.last?.bracket == "{")
    case "{", "[":
      if open.last?.expectsKey == true { suspectHere() }
      open.append((scalar, scalar == "{"))
    case "}", "]": open.removeLast(min(1, open.count))
    default: break
    }
    if scalar == "]" || scalar == "}" { isAfterCollection = true } else if scalar != " " { isAfterCollection = false }
    if scalar == "\n" { place = (place.line + 1, 0) }
    last = scalar
  }

  /// Returns whether a character can be part of an alias name.
  private static func isName(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "_" || scalar == "-"
  }

  private var startsToken: Bool { " \n\t[{,".unicodeScalars.contains(last) }

  private mutating func suspectHere() { suspect = suspect ?? place }

  private mutating func setExpectsKey(_ expectsKey: Bool) {
    if !open.isEmpty { open[open.count - 1].expectsKey = expectsKey }
  }
}
