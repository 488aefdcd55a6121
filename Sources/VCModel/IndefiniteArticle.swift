/// The indefinite article of a name, chosen by its sound.
package enum IndefiniteArticle {
  /// Letters whose names begin with a vowel: an `SF`, an `MF`, but a `UI`.
  private static let vowelSounds: Set<Character> = ["A", "E", "F", "H", "I", "L", "M", "N", "O", "R", "S", "X"]
  /// The beginnings of words that are pronounced like "you", and so take "a" although they begin with a vowel.
  private static let consonantSounds = ["Uni", "Use", "Usa", "Eu", "One", "Once", "Ubi", "Uti"]

  /// Returns `a` or `an`; the first letters of a name in capitals, as in `UIViewController`, are spelled out.
  package static func of(_ name: String) -> String {
    let letters = name.drop { !$0.isLetter }
    guard let first = letters.first else { return "a" }
    if first.isUppercase, letters.dropFirst().first?.isUppercase ?? false {
      return vowelSounds.contains(first) ? "an" : "a"
    }
    if consonantSounds.contains(where: letters.hasPrefix) { return "a" }
    return letters.hasPrefix("Hour") || "AEIOUaeiou".contains(first) ? "an" : "a"
  }
}
