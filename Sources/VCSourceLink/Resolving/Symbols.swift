import VCSourceFacts

/// A type of the app with its declarations and extensions, or a system type that the app extends.
///
/// It is a class because members and types refer to each other.
final class TypeSymbol {
  /// The full name, qualified by the enclosing types.
  let name: String
  /// The kind; `extension` for a type that the app extends but does not declare.
  var kind = TypeDeclaration.Kind.extension
  var inherited: [TypeName] = []
  var generics: [GenericParameter] = []
  var attributes: Set<String> = []
  var runtimeName: String?
  var functions: [String: [FunctionSymbol]] = [:]
  var variables: [String: VariableSymbol] = [:]
  var cases: [String: EnumCase] = [:]
  /// The cached resolutions of names inside the type.
  var resolved: [String: String] = [:]
  /// The declarations and extensions, in the order of the files.
  var declarations: [(file: Int, declaration: TypeDeclaration)] = []
  /// All functions, in the order of the files.
  var allFunctions: [FunctionSymbol] = []
  /// All variables that are relevant, in the order of the files.
  var allVariables: [VariableSymbol] = []
  /// The Objective-C methods that have another name in Swift code, by that name.
  private(set) lazy var importedFunctions = Dictionary(
    grouping: allFunctions.filter { $0.importedName != nil && $0.callNames.count > 1 }
  ) { $0.importedName?.base ?? $0.name }

  init(_ name: String) { self.name = name }

  /// Whether a file of the app declares the type.
  var isDeclared: Bool { kind != .extension }

  /// The last component of the name.
  var shortName: String { lastPart(of: name) }

  /// The name of the enclosing type.
  var outerName: String? { outerPart(of: name) }
}

/// A function with its location.
final class FunctionSymbol {
  let declaration: FunctionDeclaration
  unowned let owner: TypeSymbol?
  let file: Int
  /// The positions of parameters whose type is an alias of a function type.
  var namedClosures: Set<Int> = []
  /// The statements, decoded on first access; `nil` in a protocol or a header.
  private(set) lazy var body = declaration.body
  /// The Objective-C selector; for a Swift method that meets a requirement of an Objective-C protocol, the requirement's.
  lazy var selector = declaration.selector ?? SwiftSelector.selector(of: declaration)
  /// The name of an Objective-C method in Swift code.
  private(set) lazy var importedName =
    isObjectiveC && !isInitializer
    ? ImportedName(declaration, written: swiftName ?? declaration.swiftName, owner: owner?.name) : nil
  /// The name in Swift that another declaration of the same method gives, such as that in the header.
  var swiftName: String?

  init(_ declaration: FunctionDeclaration, owner: TypeSymbol?, file: Int) {
    self.declaration = declaration
    self.owner = owner
    self.file = file
  }

  var name: String { declaration.name }

  /// Returns the parameter at a position; `nil` for a position that belongs to other code.
  func parameter(at place: Int) -> Parameter? {
    declaration.parameters.indices.contains(place) ? declaration.parameters[place] : nil
  }

  /// Whether the function is an initialiser; in Objective-C, `initWithModel:` is one.
  var isInitializer: Bool { name == "init" || isObjectiveC && name.hasPrefix("init") }

  /// The first part of an Objective-C selector is the method's name.
  private var isObjectiveC: Bool { declaration.selector?.prefix { $0 != ":" } == name[...] }

  /// The names under which code calls it, which another language may spell differently.
  var callNames: [String] {
    guard let other = importedName?.base ?? exposedName, other != name else { return [name] }
    return [name, other]
  }

  /// The first part of the selector of a Swift method that has an `@objc` attribute.
  private var exposedName: String? {
    guard !isObjectiveC, declaration.selector != nil || declaration.attributes.contains(where: { $0.name == "objc" })
    else { return nil }
    return String(selector.prefix { $0 != ":" })
  }

  /// Whether the function is an operator.
  var isOperator: Bool { name.unicodeScalars.first.map { !$0.properties.isIDStart && $0 != "_" && $0 != "`" } ?? false }

  /// Whether the implementation is known.
  var hasBody: Bool { declaration.code != nil }
}

extension FunctionSymbol: Hashable {
  static func == (left: FunctionSymbol, right: FunctionSymbol) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A property or a global variable with its location.
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

  /// Whether the property's initial value is written as a builder: `@ViewBuilder var content: Content`.
  var isBuilder: Bool { declaration.attributes.contains { $0.name.hasSuffix("Builder") } }
}

extension TypeSymbol: Hashable {
  static func == (left: TypeSymbol, right: TypeSymbol) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension VariableSymbol: Hashable {
  static func == (left: VariableSymbol, right: VariableSymbol) -> Bool { left === right }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A resolved type: the full name of a symbol, or the plain name of a type that no file declares.
struct TypeRef: Hashable {
  var name: String
  var arguments: [TypeRef] = []
  /// Whether this is the metatype rather than the type of a value.
  var isMeta = false
  /// The other types of a composition: `B` in `A & B`.
  var others: [TypeRef] = []

  init(_ name: String, _ arguments: [TypeRef] = [], isMeta: Bool = false) {
    self.name = name
    self.arguments = arguments
    self.isMeta = isMeta
  }

  /// The element of an array, or the wrapped type of a binding or an optional.
  var element: TypeRef? {
    switch name {
    case "Array", "Set", "Binding", "Optional", "State", "Published", "ArraySlice", "Published.Publisher",
      "StackState", "StackStateOf", "NSArray", "NSMutableArray":
      arguments.first
    default: nil
    }
  }

  /// Returns the type with other types in place of generic parameters.
  func replacing(_ parameters: [String: TypeRef]) -> TypeRef {
    if parameters.isEmpty { return self }
    if let argument = parameters[name] { return argument }
    var result = self
    result.arguments = arguments.map { $0.replacing(parameters) }
    result.others = others.map { $0.replacing(parameters) }
    return result
  }

  /// The type as source code would write it.
  var written: TypeName { TypeName(name, arguments: arguments.map(\.written)) }

  /// The type without enclosing optionals and bindings.
  var plain: TypeRef {
    guard ["Binding", "Optional", "State", "Published"].contains(name), let first = arguments.first else { return self }
    return first.plain
  }
}

/// Returns the component after the last dot.
func lastPart(of name: String) -> String {
  name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[name.utf8.index(after: $0)...]) } ?? name
}

/// Returns the part before the last dot.
func outerPart(of name: String) -> String? {
  name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[..<$0]) }
}

extension String {
  /// Whether the name is a type's, by the convention that types start with an upper-case letter.
  var looksLikeType: Bool {
    guard let first = unicodeScalars.first else { return false }
    return first.isASCII ? ("A"..."Z").contains(first) || first == "_" : first.properties.isUppercase
  }
}
