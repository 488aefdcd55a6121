/// A type's declaration, one of its extensions, or a category.
public struct TypeDeclaration: Hashable, Sendable {
  /// What introduces the declaration.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case `class`, `struct`, `enum`, actor, `protocol`, `extension`
  }

  /// With the types around it: `Outer.Inner`. An extension has the name of the type that it extends.
  public var name: String
  /// What introduces the declaration.
  public var kind: Kind
  /// The superclass and protocols in source order; a superclass stands first.
  public var inherited: [TypeName]
  /// Names of the generic parameters, with the first type that constrains each.
  public var generics: [GenericParameter]
  /// Without `@` and arguments: `main`, `UIApplicationMain`, `MainActor`.
  public var attributes: [String]
  /// The name that Objective-C and Interface Builder use, where `@objc(Name)` gives another one.
  public var runtimeName: String?
  /// Stored and computed properties, outlets included.
  public var variables: [VariableDeclaration]
  /// Methods, initialisers and subscripts.
  public var functions: [FunctionDeclaration]
  /// Cases of an enum.
  public var cases: [EnumCase]
  /// Under which compilation condition the declaration counts; `nil` for always.
  public var condition: BuildCondition?
  /// Whether it is an implementation; `false` for an Objective-C `@interface`.
  public var isImplementation: Bool
  /// The place of the declared name.
  public var position: SourcePosition

  /// A declaration without members.
  public init(name: String, kind: Kind, inherited: [TypeName] = [], position: SourcePosition) {
    self.name = name
    self.kind = kind
    self.inherited = inherited
    self.position = position
    generics = []
    attributes = []
    runtimeName = nil
    variables = []
    functions = []
    cases = []
    condition = nil
    isImplementation = true
  }
}

/// A generic parameter, such as `Content: View`.
public struct GenericParameter: Hashable, Sendable {
  /// Its name.
  public var name: String
  /// The type after the colon, or the one that a `where` clause gives.
  public var constraint: TypeName?

  /// A parameter that may be constrained.
  public init(name: String, constraint: TypeName? = nil) {
    self.name = name
    self.constraint = constraint
  }
}

/// A property, or a variable outside any type.
public struct VariableDeclaration: Hashable, Sendable {
  /// Its name.
  public var name: String
  /// The type as written; `nil` where it is inferred.
  public var type: TypeName?
  /// The initial value; for a lazy property written as a closure that is called, a call of that closure.
  public var value: Expression?
  /// The body of a computed property's getter.
  public var getter: [Statement]?
  /// The bodies of `set`, `willSet` and `didSet`, one after the other.
  public var observers: [Statement]
  /// Whether it belongs to the type.
  public var isStatic: Bool
  /// With their arguments left out: `State`, `IBOutlet`, `Environment`, `ViewBuilder`.
  public var attributes: [Attribute]
  /// Under which compilation condition the declaration counts; `nil` for always.
  public var condition: BuildCondition?
  /// The place of the name.
  public var position: SourcePosition

  /// A variable of which only the name is known.
  public init(name: String, type: TypeName? = nil, value: Expression? = nil, position: SourcePosition) {
    self.name = name
    self.type = type
    self.value = value
    self.position = position
    getter = nil
    observers = []
    isStatic = false
    attributes = []
    condition = nil
  }
}

/// An attribute with its arguments, such as `@Environment(Router.self)`.
public struct Attribute: Hashable, Sendable {
  /// Without the `@`.
  public var name: String
  /// Its arguments, where they are expressions.
  public var arguments: [Argument]

  /// An attribute.
  public init(_ name: String, arguments: [Argument] = []) {
    self.name = name
    self.arguments = arguments
  }
}

/// A function, method, initialiser or subscript.
public struct FunctionDeclaration: Hashable, Sendable {
  /// Without labels; `init` for an initialiser, `subscript` for a subscript. The first part of an Objective-C selector.
  public var name: String
  /// The Objective-C selector, where the source writes one.
  public var selector: String?
  /// In source order.
  public var parameters: [Parameter]
  /// `nil` for `Void`.
  public var result: TypeName?
  /// Its generic parameters.
  public var generics: [GenericParameter]
  /// `nil` in a protocol or a header.
  public var body: [Statement]?
  /// Whether it belongs to the type.
  public var isStatic: Bool
  /// Whether it overrides its superclass's.
  public var isOverride: Bool
  /// Its attributes: `IBAction`, `objc`, `ViewBuilder`.
  public var attributes: [Attribute]
  /// Under which compilation condition the declaration counts; `nil` for always.
  public var condition: BuildCondition?
  /// The place of the name.
  public var position: SourcePosition

  /// A function without a body.
  public init(name: String, parameters: [Parameter] = [], result: TypeName? = nil, position: SourcePosition) {
    self.name = name
    self.parameters = parameters
    self.result = result
    self.position = position
    selector = nil
    generics = []
    body = nil
    isStatic = false
    isOverride = false
    attributes = []
    condition = nil
  }
}

/// A parameter of a function or a closure.
public struct Parameter: Hashable, Sendable {
  /// What a caller writes; `nil` for `_` and for parameters of closures.
  public var label: String?
  /// What the body writes.
  public var name: String
  /// The type as written; `nil` for a closure's parameter without one.
  public var type: TypeName?
  /// The value that counts when a caller gives none.
  public var defaultValue: Expression?
  /// Attributes of the type or the parameter: `escaping`, `ViewBuilder`.
  public var attributes: [String]

  /// A parameter.
  public init(
    label: String? = nil, name: String, type: TypeName? = nil, defaultValue: Expression? = nil,
    attributes: [String] = []
  ) {
    self.label = label
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.attributes = attributes
  }
}

/// A case of an enum.
public struct EnumCase: Hashable, Sendable {
  /// Its name.
  public var name: String
  /// Its associated values.
  public var parameters: [Parameter]
  /// The raw value, where one is written.
  public var rawValue: Expression?
  /// The place of the name.
  public var position: SourcePosition

  /// A case.
  public init(name: String, parameters: [Parameter] = [], rawValue: Expression? = nil, position: SourcePosition) {
    self.name = name
    self.parameters = parameters
    self.rawValue = rawValue
    self.position = position
  }
}

/// Another name for a type.
public struct TypeAlias: Hashable, Sendable {
  /// With the types around it.
  public var name: String
  /// The type that it stands for.
  public var type: TypeName

  /// An alias.
  public init(name: String, type: TypeName) {
    self.name = name
    self.type = type
  }
}
