/// A class as a scene names it: plain or mangled.
///
/// Xcode still writes the mangled name for nested classes, and did so for all Swift classes before modules had their
/// own field.
struct ClassName {
  var name: String
  var module: String?

  /// Reads `Name`, `Module.Name`, `_TtC6Module4Name`, and the mangled names of nested, generic and private classes.
  init(_ text: String) {
    if let mangled = Self.mangled(text) {
      self = mangled
      return
    }
    let parts = text.split(separator: ".")
    name = parts.last.map(String.init) ?? text
    module = parts.count > 1 ? String(parts[0]) : nil
  }

  private init(name: String, module: String) {
    self.name = name
    self.module = module
  }

  /// Parses `_Tt`, one letter for each type in the nesting, the module, and one name for each letter.
  private static func mangled(_ text: String) -> ClassName? {
    guard text.hasPrefix("_Tt") else { return nil }
    var rest = text.dropFirst(3)
    let isGeneric = rest.hasPrefix("G")
    if isGeneric { rest = rest.dropFirst() }
    let kinds = rest.prefix { "CVO".contains($0) }
    rest = rest.dropFirst(kinds.count)
    guard !kinds.isEmpty, let module = identifier(&rest) else { return nil }
    var name: String?
    for _ in kinds {
      if rest.hasPrefix("P") {
        // A private type has a discriminator of the file before its name.
        rest = rest.dropFirst()
        _ = identifier(&rest)
      }
      guard let next = identifier(&rest) else { return nil }
      name = next
    }
    guard let name, isGeneric || rest.isEmpty else { return nil }
    return ClassName(name: name, module: module)
  }

  /// Parses a length and that many characters.
  private static func identifier(_ text: inout Substring) -> String? {
    let digits = text.prefix(while: \.isNumber)
    guard let count = Int(digits), count > 0, count <= text.count - digits.count else { return nil }
    let name = text.dropFirst(digits.count).prefix(count)
    text = text.dropFirst(digits.count + count)
    return String(name)
  }
}
