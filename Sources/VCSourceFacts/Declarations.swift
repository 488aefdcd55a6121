/// The declaration of a type, an extension, or a category.
package struct TypeDeclaration: Hashable, Sendable {
  /// The keyword that introduces the declaration.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case `class`, `struct`, `enum`, actor, `protocol`, `extension`
  }

  /// The name qualified by the enclosing types: `Outer.Inner`. For an extension, the name of the extended type.
  package var name: String
  /// The keyword that introduces the declaration.
  package var kind: Kind
  /// The superclass and protocols in source order; a superclass comes first.
  package var inherited: [TypeName]
  /// The generic parameters, with the first type that constrains each.
  package var generics: [GenericParameter]
  /// The attributes without `@` and arguments: `main`, `UIApplicationMain`, `MainActor`.
  package var attributes: [String]
  /// The name used by Objective-C and Interface Builder, if `@objc(Name)` gives a different one.
  package var runtimeName: String?
  /// The stored and computed properties, including outlets.
  package var variables: [VariableDeclaration]
  /// The methods, initialisers and subscripts.
  package var functions: [FunctionDeclaration]
  /// The cases of an enum.
  package var cases: [EnumCase]
  /// The compilation condition of the declaration; `nil` if it is unconditional.
  package var condition: BuildCondition?
  /// Whether the declaration is an implementation; `false` for an Objective-C `@interface`.
  package var isImplementation: Bool
  /// The position of the declared name.
  package var position: SourcePosition

  /// Creates a declaration without members.
  package init(name: String, kind: Kind, inherited: [TypeName] = [], position: SourcePosition) {
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
package struct GenericParameter: Hashable, Sendable {
  /// The name.
  package var name: String
  /// The type after the colon, or from a `where` clause.
  package var constraint: TypeName?

  /// Creates a generic parameter with an optional constraint.
  package init(name: String, constraint: TypeName? = nil) {
    self.name = name
    self.constraint = constraint
  }
}

/// A property, or a global variable.
package struct VariableDeclaration: Hashable, Sendable {
  /// The name.
  package var name: String
  /// The type as written; `nil` if it is inferred.
  package var type: TypeName?
  /// The initial value; for a lazy property initialised by a closure, the call of that closure.
  package var value: Expression?
  /// The body of a computed property's getter.
  package var getter: [Statement]?
  /// The bodies of `set`, `willSet` and `didSet`, concatenated.
  package var observers: [Statement]
  /// Whether the variable is a type property.
  package var isStatic: Bool
  /// The attributes: `State`, `IBOutlet`, `Environment`, `ViewBuilder`.
  package var attributes: [Attribute]
  /// The compilation condition of the declaration; `nil` if it is unconditional.
  package var condition: BuildCondition?
  /// The position of the name.
  package var position: SourcePosition

  /// Creates a variable without attributes or accessors.
  package init(name: String, type: TypeName? = nil, value: Expression? = nil, position: SourcePosition) {
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
package struct Attribute: Hashable, Sendable {
  /// The name without `@`.
  package var name: String
  /// The arguments, if they are expressions.
  package var arguments: [Argument]

  /// Creates an attribute.
  package init(_ name: String, arguments: [Argument] = []) {
    self.name = name
    self.arguments = arguments
  }
}

/// A function, method, initialiser or subscript.
package struct FunctionDeclaration: Hashable, Sendable {
  /// The name without labels; `init` for an initialiser, `subscript` for a subscript, and the first part of an Objective-C
  /// selector.
  package var name: String
  /// The Objective-C selector, if the source contains one.
  package var selector: String?
  /// The parameters in source order.
  package var parameters: [Parameter]
  /// The result type; `nil` for `Void`.
  package var result: TypeName?
  /// The generic parameters.
  package var generics: [GenericParameter]
  /// The body; `nil` in a protocol or a header.
  package var code: FunctionBody?
  /// Whether the function is a type method.
  package var isStatic: Bool
  /// Whether the function overrides a method of the superclass.
  package var isOverride: Bool
  /// Whether only code in the same file can call the function.
  package var isFilePrivate: Bool
  /// Whether the function is asynchronous, so that only `await` can call it.
  package var isAsync: Bool
  /// The attributes: `IBAction`, `objc`, `ViewBuilder`.
  package var attributes: [Attribute]
  /// The compilation condition of the declaration; `nil` if it is unconditional.
  package var condition: BuildCondition?
  /// The position of the name.
  package var position: SourcePosition

  /// Creates a function without a body.
  package init(name: String, parameters: [Parameter] = [], result: TypeName? = nil, position: SourcePosition) {
    self.name = name
    self.parameters = parameters
    self.result = result
    self.position = position
    selector = nil
    generics = []
    code = nil
    isStatic = false
    isOverride = false
    isFilePrivate = false
    isAsync = false
    attributes = []
    condition = nil
  }
}

extension FunctionDeclaration {
  /// The statements of the body, possibly decoded on each access; `nil` in a protocol or a header.
  package var body: [Statement]? {
    get { code?.statements }
    set { code = newValue.map(FunctionBody.init) }
  }

  /// The macro that gives an Objective-C method another name in Swift.
  package static let swiftNameAttribute = "NS_SWIFT_NAME"

  /// The name in Swift that an Objective-C declaration gives: `detail(for:)` in `NS_SWIFT_NAME(detail(for:))`.
  package var swiftName: String? {
    guard
      case .text(let name)? = attributes.first(where: { $0.name == Self.swiftNameAttribute })?.arguments.first?.value
    else { return nil }
    return name
  }
}

/// A parameter of a function or a closure.
package struct Parameter: Hashable, Sendable {
  /// The argument label; `nil` for `_` and for closure parameters.
  package var label: String?
  /// The name used in the body.
  package var name: String
  /// The type as written; `nil` for a closure parameter without a type annotation.
  package var type: TypeName?
  /// The default value; an empty list for a variadic parameter.
  package var defaultValue: Expression?
  /// The attributes of the type or the parameter: `escaping`, `ViewBuilder`.
  package var attributes: [String]

  /// Creates a parameter.
  package init(
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

/// An enum case.
package struct EnumCase: Hashable, Sendable {
  /// The name.
  package var name: String
  /// The associated values.
  package var parameters: [Parameter]
  /// The raw value, if it is explicit.
  package var rawValue: Expression?
  /// The position of the name.
  package var position: SourcePosition

  /// Creates an enum case.
  package init(name: String, parameters: [Parameter] = [], rawValue: Expression? = nil, position: SourcePosition) {
    self.name = name
    self.parameters = parameters
    self.rawValue = rawValue
    self.position = position
  }
}

/// A type alias.
package struct TypeAlias: Hashable, Sendable {
  /// The name qualified by the enclosing types.
  package var name: String
  /// The names of its generic parameters.
  package var parameters: [String]
  /// The aliased type.
  package var type: TypeName
  /// The condition of an `#if` around it.
  package var condition: BuildCondition?

  /// Creates a type alias.
  package init(name: String, parameters: [String] = [], type: TypeName, condition: BuildCondition? = nil) {
    self.name = name
    self.parameters = parameters
    self.type = type
    self.condition = condition
  }
}
