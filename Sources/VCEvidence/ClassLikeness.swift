import VCModel

extension Controller {
  /// Returns whether two declarations can be of the same controller, whatever its name: their classes match if both are
  /// known, otherwise their kinds.
  func isAlike(_ other: Controller) -> Bool {
    guard let name = className, let otherName = other.className else {
      return kind == other.kind || kind.isPlain && other.kind.isPlain
    }
    return ClassName(name).isAlike(ClassName(otherName))
  }

  /// A key that is equal for controllers that are alike.
  var likeness: String { className.map { ClassName($0).base } ?? kind.rawValue }
}

extension ControllerKind {
  /// Whether only the children distinguish this kind from another one of these.
  fileprivate var isPlain: Bool { self == .content || self == .container }
}

/// A class name by its parts, with or without a module: source code omits the module that a dump includes.
private struct ClassName {
  /// The enclosing modules and types.
  let context: [Substring]
  /// The name without context and generic arguments.
  let base: String
  /// The generic arguments as written, without their modules.
  let arguments: String?

  init(_ name: String) {
    let full = unmangled(name)
    let plain = full.prefix { $0 != "<" }
    let parts = plain.split(separator: ".")
    base = parts.last.map(String.init) ?? String(plain)
    context = Array(parts.dropLast())
    let short = withoutModules(full)
    arguments = short.firstIndex(of: "<").map { String(short[$0...]) }
  }

  func isAlike(_ other: ClassName) -> Bool {
    guard base == other.base else { return false }
    if !context.isEmpty, !other.context.isEmpty, context != other.context { return false }
    guard let arguments, let others = other.arguments else { return true }
    return arguments == others || arguments.contains("…") || others.contains("…")
  }
}
