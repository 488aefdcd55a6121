/// A type's declaration, one of its extensions, or a category.
package struct TypeDeclaration: Hashable, Sendable {
  /// What introduces the declaration.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case `class`, `struct`, `enum`, actor, `protocol`, `extension`
  }

  /// With the types around it: `Outer.Inner`. An extension has the name of the type that it extends.
  package var name: String
  /// What introduces the declaration.
  package var kind: Kind
  /// The superclass and protocols in source order; a superclass stands first.
  package var inherited: [TypeName]
  /// Names of the generic parameters, with the first type that constrains each.
  package var generics: [GenericParameter]
  /// Without `@` and arguments: `main`, `UIApplicationMain`, `MainActor`.
  package var attributes: [String]
  /// The name that Objective-C and Interface Builder use, where `@objc(Name)` gives another one.
  package var runtimeName: String?
  /// Stored and computed properties, outlets included.
  package var variables: [VariableDeclaration]
  /// Methods, initialisers and subscripts.
  package var functions: [FunctionDeclaration]
  /// Cases of an enum.
  package var cases: [EnumCase]
  /// Under which compilation condition the declaration counts; `nil` for always.
  package var condition: BuildCondition?
  /// Whether it is an implementation; `false` for an Objective-C `@interface`.
  package var isImplementation: Bool
  /// The place of the declared name.
  package var position: SourcePosition

  /// A declaration without members.
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
  /// Its name.
  package var name: String
  /// The type after the colon, or the one that a `where` clause gives.
  package var constraint: TypeName?

  /// A parameter that may be constrained.
  package init(name: String, constraint: TypeName? = nil) {
    self.name = name
    self.constraint = constraint
  }
}

/// A property, or a variable outside any type.
package struct VariableDeclaration: Hashable, Sendable {
  /// Its name.
  package var name: String
  /// The type as written; `nil` where it is inferred.
  package var type: TypeName?
  /// The initial value; for a lazy property written as a closure that is called, a call of that closure.
  package var value: Expression?
  /// The body of a computed property's getter.
  package var getter: [Statement]?
  /// The bodies of `set`, `willSet` and `didSet`, one after the other.
  package var observers: [Statement]
  /// Whether it belongs to the type.
  package var isStatic: Bool
  /// With their arguments left out: `State`, `IBOutlet`, `Environment`, `ViewBuilder`.
  package var attributes: [Attribute]
  /// Under which compilation condition the declaration counts; `nil` for always.
  package var condition: BuildCondition?
  /// The place of the name.
  package var position: SourcePosition

  /// A variable of which only the name is known.
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
  /// Without the `@`.
  package var name: String
  /// Its arguments, where they are expressions.
  package var arguments: [Argument]

  /// An attribute.
  package init(_ name: String, arguments: [Argument] = []) {
    self.name = name
    self.arguments = arguments
  }
}

/// A function, method, initialiser or subscript.
package struct FunctionDeclaration: Hashable, Sendable {
  /// Without labels; `init` for an initialiser, `subscript` for a subscript. The first part of an Objective-C selector.
  package var name: String
  /// The Objective-C selector, where the source writes one.
  package var selector: String?
  /// In source order.
  package var parameters: [Parameter]
  /// `nil` for `Void`.
  package var result: TypeName?
  /// Its generic parameters.
  package var generics: [GenericParameter]
  /// `nil` in a protocol or a header.
  package var code: FunctionBody?
  /// Whether it belongs to the type.
  package var isStatic: Bool
  /// Whether it overrides its superclass's.
  package var isOverride: Bool
  /// Its attributes: `IBAction`, `objc`, `ViewBuilder`.
  package var attributes: [Attribute]
  /// Under which compilation condition the declaration counts; `nil` for always.
  package var condition: BuildCondition?
  /// The place of the name.
  package var position: SourcePosition

  /// A function without a body.
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
    attributes = []
    condition = nil
  }
}

extension FunctionDeclaration {
  /// What it does, which may have to be read from bytes each time; `nil` in a protocol or a header.
  package var body: [Statement]? {
    get { code?.statements }
    set { code = newValue.map(FunctionBody.init) }
  }
}

/// A parameter of a function or a closure.
package struct Parameter: Hashable, Sendable {
  /// What a caller writes; `nil` for `_` and for parameters of closures.
  package var label: String?
  /// What the body writes.
  package var name: String
  /// The type as written; `nil` for a closure's parameter without one.
  package var type: TypeName?
  /// The value that counts when a caller gives none.
  package var defaultValue: Expression?
  /// Attributes of the type or the parameter: `escaping`, `ViewBuilder`.
  package var attributes: [String]

  /// A parameter.
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

/// A case of an enum.
package struct EnumCase: Hashable, Sendable {
  /// Its name.
  package var name: String
  /// Its associated values.
  package var parameters: [Parameter]
  /// The raw value, where one is written.
  package var rawValue: Expression?
  /// The place of the name.
  package var position: SourcePosition

  /// A case.
  package init(name: String, parameters: [Parameter] = [], rawValue: Expression? = nil, position: SourcePosition) {
    self.name = name
    self.parameters = parameters
    self.rawValue = rawValue
    self.position = position
  }
}

/// Another name for a type.
package struct TypeAlias: Hashable, Sendable {
  /// With the types around it.
  package var name: String
  /// The type that it stands for.
  package var type: TypeName

  /// An alias.
  package init(name: String, type: TypeName) {
    self.name = name
    self.type = type
  }
}
