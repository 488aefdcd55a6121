/// Returns the class name as written in source code; the Objective-C runtime uses a mangled name for generic and
/// private Swift classes.
package func unmangled(_ name: String) -> String { SwiftMangledName.demangled(name) ?? name }

/// Returns the class name without its module and without the modules of its generic arguments.
package func withoutModules(_ fullName: String) -> String {
  let className = unmangled(fullName)
  guard className.utf8.contains(UInt8(ascii: ".")) else { return className }
  var result = ""
  var name = ""
  for character in className {
    switch character {
    case ".":
      name = name.hasPrefix(" ") ? " " : ""
    case "<", ">", ",":
      result += name + String(character)
      name = ""
    default:
      name.append(character)
    }
  }
  return result + name
}

/// Returns the class name without its module and without generic arguments.
package func unqualified(_ name: String) -> String {
  let className = unmangled(name)
  guard className.utf8.contains(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "<") }) else { return className }
  let plain = className.prefix { $0 != "<" }
  return plain.split(separator: ".").last.map(String.init) ?? String(plain)
}

/// Returns the class name without the usual suffix of a controller class: `Photos` for `PhotosViewController`. Returns
/// `nil` if the name has no such suffix or consists of nothing else.
package func withoutControllerEnding(_ className: String) -> String? {
  let ending = ["ViewController", "Controller", "VC"].first { className.hasSuffix($0) && className != $0 }
  return ending.map { String(className.dropLast($0.count)) }
}
