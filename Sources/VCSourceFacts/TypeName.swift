/// A type as written in source code.
///
/// `some View` and `any View` are `View`, an Objective-C pointer is its pointee, and `[Item]` is `Array` of `Item`.
package struct TypeName: Hashable, Sendable {
  /// The name without generic arguments, qualified as far as written: `Outer.Inner`.
  ///
  /// A function type has the name `->`, and its arguments are its parameters followed by its result. A tuple has the name
  /// `()`.
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
