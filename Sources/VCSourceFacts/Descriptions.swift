extension TypeName: CustomStringConvertible {
  /// The type in Swift syntax; tuple labels and parameter names are not preserved.
  package var description: String {
    let arguments = arguments.map(\.description)
    var text =
      switch name {
      case "->": "(\(arguments.dropLast().joined(separator: ", "))) -> \(arguments.last ?? "()")"
      case _ where name.hasPrefix("("): "(\(arguments.joined(separator: ", ")))"
      default: arguments.isEmpty ? name : "\(name)<\(arguments.joined(separator: ", "))>"
      }
    for other in others { text += " & \(other)" }
    return (isOpaque ? "some " : "") + text + (isOptional ? "?" : "")
  }
}

extension BuildCondition: CustomStringConvertible {
  /// The condition in Swift syntax.
  package var description: String {
    switch self {
    case .os(let name): "os(\(name))"
    case .environment(let name): "targetEnvironment(\(name))"
    case .canImport(let name): "canImport(\(name))"
    case .flag(let name): name
    case .constant(let value): "\(value)"
    case .not(let inner): "!\(inner)"
    case .all(let parts): "(\(parts.map(\.description).joined(separator: " && ")))"
    case .any(let parts): "(\(parts.map(\.description).joined(separator: " || ")))"
    }
  }
}
