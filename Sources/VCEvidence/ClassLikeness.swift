import VCModel

extension Controller {
  /// Whether two declarations can be of one controller, whatever they call it: the classes are the same as far as both are
  /// known, or else the kinds.
  func isAlike(_ other: Controller) -> Bool {
    guard let name = className, let otherName = other.className else {
      return kind == other.kind || kind.isPlain && other.kind.isPlain
    }
    return ClassName(name).isAlike(ClassName(otherName))
  }

  /// The same for controllers that are alike, as far as one word can say it.
  var likeness: String { className.map { ClassName($0).base } ?? kind.rawValue }
}

extension ControllerKind {
  /// Whether nothing but the children tells the two apart.
  fileprivate var isPlain: Bool { self == .content || self == .container }
}

/// A class name by its parts, with or without a module: source code has none where a dump has one.
private struct ClassName {
  /// The modules and types around it.
  let context: [Substring]
  /// Without context and generic arguments.
  let base: String
  /// As they are written, without their modules.
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
