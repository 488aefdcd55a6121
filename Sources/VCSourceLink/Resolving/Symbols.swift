import VCSourceFacts

/// A type of the app with everything that its declarations and extensions say, or a system type that the app extends.
///
/// A reference, as members know their type and types know their members.
final class TypeSymbol {
  /// With the types around it.
  let name: String
  /// `extension` for a type that the app extends and does not declare.
  var kind = TypeDeclaration.Kind.extension
  var inherited: [TypeName] = []
  var generics: [GenericParameter] = []
  var attributes: Set<String> = []
  var runtimeName: String?
  var functions: [String: [FunctionSymbol]] = [:]
  var variables: [String: VariableSymbol] = [:]
  var cases: [String: EnumCase] = [:]
  /// What names mean inside it, as far as somebody has asked.
  var resolved: [String: String] = [:]
  /// In the order of the files: where it is declared, or extended.
  var declarations: [(file: Int, declaration: TypeDeclaration)] = []
  /// All functions, in the order of the files.
  var allFunctions: [FunctionSymbol] = []
  /// All variables that count, in the order of the files.
  var allVariables: [VariableSymbol] = []

  init(_ name: String) { self.name = name }

  /// Whether a file of the app declares it.
  var isDeclared: Bool { kind != .extension }

  /// The last part of its name.
  var shortName: String { lastPart(of: name) }

  /// The name of the type around it.
  var outerName: String? { outerPart(of: name) }
}

/// A function with the place that it stands in.
final class FunctionSymbol {
  let declaration: FunctionDeclaration
  unowned let owner: TypeSymbol?
  let file: Int
  /// The positions of parameters whose type is another name for that of a function.
  var namedClosures: Set<Int> = []
  /// What it does, as soon as somebody asks; `nil` in a protocol or a header.
  private(set) lazy var body = declaration.body
  /// What Objective-C calls it.
  private(set) lazy var selector = declaration.selector ?? SwiftSelector.selector(of: declaration)

  init(_ declaration: FunctionDeclaration, owner: TypeSymbol?, file: Int) {
    self.declaration = declaration
    self.owner = owner
    self.file = file
  }

  var name: String { declaration.name }

  /// Whether it is called by a sign between its arguments.
  var isOperator: Bool { name.unicodeScalars.first.map { !$0.properties.isIDStart && $0 != "_" && $0 != "`" } ?? false }

  /// Whether it is known what it does.
  var hasBody: Bool { declaration.code != nil }
}

extension FunctionSymbol: Hashable {
  static func == (left: FunctionSymbol, right: FunctionSymbol) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A property or a global variable with the place that it stands in.
final class VariableSymbol {
  let declaration: VariableDeclaration
  unowned let owner: TypeSymbol?
  let file: Int

  init(_ declaration: VariableDeclaration, owner: TypeSymbol?, file: Int) {
    self.declaration = declaration
    self.owner = owner
    self.file = file
  }

  var name: String { declaration.name }
}

extension VariableSymbol: Hashable {
  static func == (left: VariableSymbol, right: VariableSymbol) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A type as far as it is known: a symbol's full name, or the plain name of a type that no file declares.
struct TypeRef: Hashable {
  var name: String
  var arguments: [TypeRef] = []
  /// Whether the type itself is meant and not a value of it.
  var isMeta = false

  init(_ name: String, _ arguments: [TypeRef] = [], isMeta: Bool = false) {
    self.name = name
    self.arguments = arguments
    self.isMeta = isMeta
  }

  /// What an array holds, a binding binds, an optional wraps.
  var element: TypeRef? {
    switch name {
    case "Array", "Set", "Binding", "Optional", "State", "Published", "ArraySlice", "Published.Publisher",
      "StackState", "StackStateOf":
      arguments.first
    default: nil
    }
  }

  /// The type without optionals and bindings around it.
  var plain: TypeRef {
    guard ["Binding", "Optional", "State", "Published"].contains(name), let first = arguments.first else { return self }
    return first.plain
  }
}

/// The part behind the last dot.
func lastPart(of name: String) -> String {
  name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[name.utf8.index(after: $0)...]) } ?? name
}

/// What stands before the last dot.
func outerPart(of name: String) -> String? {
  name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[..<$0]) }
}

extension String {
  /// Types start with a capital, by a convention that everybody follows.
  var looksLikeType: Bool {
    guard let first = unicodeScalars.first else { return false }
    return first.isASCII ? ("A"..."Z").contains(first) || first == "_" : first.properties.isUppercase
  }
}
