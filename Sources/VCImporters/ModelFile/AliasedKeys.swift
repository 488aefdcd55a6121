/// Finds aliases inside keys, which the parser compares by everything that they stand for: a few lines of them would keep it
/// busy for years.
enum AliasedKeys {
  /// So few aliases cannot grow into anything large.
  private static let harmlessAliases = 20

  /// The first place that looks like an alias in a key, in a text with many aliases.
  static func place(in text: String) -> (line: Int, column: Int)? {
    var aliases = 0
    var suspect: (line: Int, column: Int)?
    var (line, column) = (1, 0)
    var last: Unicode.Scalar = "\n"
    var isInAlias = false
    var isAfterCollection = false
    for scalar in text.unicodeScalars {
      column += 1
      let startsToken = " \n\t[{,".unicodeScalars.contains(last)
      if startsToken, scalar == "*" {
        aliases += 1
        isInAlias = true
      } else if suspect == nil, scalar == ":", isInAlias || isAfterCollection {
        suspect = (line, column)
      } else if suspect == nil, startsToken, scalar == "?" {
        suspect = (line, column)
      }
      if scalar == "]" || scalar == "}" { isAfterCollection = true } else if scalar != " " { isAfterCollection = false }
      if ",[]{}#\n".unicodeScalars.contains(scalar) { isInAlias = false }
      if scalar == "\n" { (line, column) = (line + 1, 0) }
      last = scalar
    }
    return aliases > harmlessAliases ? suspect : nil
  }
}
