/// A type as written in source code.
///
/// `some View` and `any View` are `View`, an Objective-C pointer is its pointee, and `[Item]` is `Array` of `Item`.
package struct TypeName: Hashable, Sendable {
  /// The name without generic arguments, qualified as far as written: `Outer.Inner`.
  ///
  /// A function type has the name `->`, and its arguments are its parameters followed by its result. A tuple has its labels
  /// as its name, `(view:input:)`, or `()` if no element has one.
  package var name: String
  /// The generic arguments.
  package var arguments: [TypeName]
  /// Whether the type is written as an optional.
  package var isOptional: Bool
  /// Whether the type is written with `some` or `any`, or as `id<Name>` in Objective-C.
  package var isOpaque: Bool
  /// The other types of a composition, such as `B` in `A & B`.
  package var others: [TypeName]

  /// Creates a plain type.
  package init(_ name: String, arguments: [TypeName] = [], isOptional: Bool = false, isOpaque: Bool = false) {
    self.name = name
    self.arguments = arguments
    self.isOptional = isOptional
    self.isOpaque = isOpaque
    others = []
  }
}

extension TypeName {
  /// Creates the type of a tuple.
  package static func tuple(_ elements: [(label: String?, type: TypeName)]) -> TypeName {
    TypeName(nameOfTuple(labels: elements.map(\.label)), arguments: elements.map(\.type))
  }

  /// Returns the name of a tuple's type.
  package static func nameOfTuple(labels: [String?]) -> String {
    labels.contains { $0 != nil } ? "(\(labels.map { "\($0 ?? "_"):" }.joined()))" : "()"
  }
}
