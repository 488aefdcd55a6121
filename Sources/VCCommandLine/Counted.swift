/// Numbers with a noun in the singular or plural: `1 file`, `2 files`.
enum Counted {
  static func text(_ number: Int, _ thing: String) -> String { "\(number) \(thing)\(number == 1 ? "" : "s")" }

  static func files(_ number: Int) -> String { text(number, "file") }

  static func inputs(_ number: Int) -> String { text(number, "input") }

  static func seconds(_ number: Int) -> String { text(number, "second") }

  static func steps(_ number: Int) -> String { text(number, "step") }
}
