/// A parser for Swift class names mangled by the Objective-C runtime: `_TtGC7SwiftUI19UIHostingControllerV3App4Home_`
/// is `SwiftUI.UIHostingController<App.Home>`.
///
/// The runtime uses the oldest of Swift's manglings. Only nominal types are parsed; any other generic argument becomes
/// `…`.
struct SwiftMangledName {
  private var rest: Substring
  /// Modules and types that later parts refer to by index.
  private var substitutions: [String] = []

  /// Returns the class name as written in source code, or `nil` if the name is not mangled.
  static func demangled(_ name: String) -> String? {
    guard name.hasPrefix("_Tt") else { return nil }
    var reader = SwiftMangledName(rest: name.dropFirst(3))
    return reader.type()
  }

  private init(rest: Substring) { self.rest = rest }

  private mutating func type() -> String? {
    switch rest.first {
    case "C", "V", "O": return nominal()
    case "G": return boundGeneric()
    case "S": return substitution()
    default: return nil
    }
  }

  /// Parses a class, struct or enum: its context, then its name.
  private mutating func nominal() -> String? {
    guard let kind = rest.popFirst(), "CVO".contains(kind) else { return nil }
    guard let context = context(), let name = identifier() else { return nil }
    let type = context.isEmpty ? name : "\(context).\(name)"
    substitutions.append(type)
    return type
  }

  private mutating func context() -> String? {
    switch rest.first {
    case "C", "V", "O": return nominal()
    case "S": return substitution()
    case "s":
      rest.removeFirst()
      return "Swift"
    default:
      guard let module = identifier() else { return nil }
      substitutions.append(module)
      return module
    }
  }

  private mutating func boundGeneric() -> String? {
    rest.removeFirst()
    guard let base = rest.first == "S" ? substitution() : nominal() else { return nil }
    var arguments: [String] = []
    while let next = rest.first, next != "_" {
      guard let argument = type() else { return "\(base)<\((arguments + ["…"]).joined(separator: ", "))>" }
      arguments.append(argument)
    }
    rest = rest.dropFirst()
    return "\(base)<\(arguments.joined(separator: ", "))>"
  }

  /// Parses a substitution: `S_` is the first entity, `S0_` the second; the standard library's types have a letter.
  private mutating func substitution() -> String? {
    rest.removeFirst()
    if let letter = rest.first, let known = Self.standard[letter] {
      rest.removeFirst()
      return known
    }
    let digits = rest.prefix { $0.isNumber }
    rest = rest[digits.endIndex...]
    guard rest.popFirst() == "_" else { return nil }
    let position = digits.isEmpty ? 0 : (Int(digits) ?? Int.max - 1) + 1
    return substitutions.indices.contains(position) ? substitutions[position] : nil
  }

  private static let standard: [Character: String] = [
    "a": "Array", "b": "Bool", "d": "Double", "f": "Float", "i": "Int", "q": "Optional", "S": "String", "u": "UInt",
    "s": "Swift", "C": "ObjectiveC", "o": "ObjectiveC",
  ]

  /// Parses an identifier: a length and that many characters; a private one is preceded by a file discriminator.
  private mutating func identifier() -> String? {
    if rest.first == "P" {
      rest.removeFirst()
      guard identifier() != nil else { return nil }
    }
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard let length = Int(digits), length > 0, length <= rest.count - digits.count else { return nil }
    let name = rest[digits.endIndex...].prefix(length)
    rest = rest[name.endIndex...]
    return String(name)
  }
}
