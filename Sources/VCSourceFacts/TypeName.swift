/// A type as source writes it.
///
/// `some View` and `any View` are `View`, a pointer in Objective-C is what it points to, and `[Item]` is `Array` of `Item`.
package struct TypeName: Hashable, Sendable {
  /// Without generic arguments and with the types around it as far as they are written: `Outer.Inner`. `->` for a
  /// function, whose arguments are its parameters and, last, its result; `()` for a tuple.
  package var name: String
  /// The generic arguments.
  package var arguments: [TypeName]
  /// Whether it is written as an optional.
  package var isOptional: Bool
  /// Whether it is written with `some` or `any`, or as `id<Name>` in Objective-C.
  package var isOpaque: Bool
  /// Further types of a composition, such as `B` in `A & B`.
  package var others: [TypeName]

  /// A plain type.
  package init(_ name: String, arguments: [TypeName] = [], isOptional: Bool = false, isOpaque: Bool = false) {
    self.name = name
    self.arguments = arguments
    self.isOptional = isOptional
    self.isOpaque = isOpaque
    others = []
  }
}
