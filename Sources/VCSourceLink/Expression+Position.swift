import VCSourceFacts

extension Expression {
  /// The first known position inside the expression.
  var position: SourcePosition? {
    switch self {
    case .name(_, let position), .member(_, _, let position), .element(_, _, let position), .selector(_, let position):
      position
    case .call(let call): call.position
    case .closure(let closure): closure.position
    case .cast(let inner, _): inner.position
    case .list(let parts), .dictionary(let parts), .choice(let parts, _), .other(let parts):
      parts.lazy.compactMap(\.position).first
    case .tuple(let elements): elements.lazy.compactMap(\.value.position).first
    case .text, .literal, .branches, .keyPath, .metatype: nil
    }
  }

  /// The position at which the expression begins: that of the innermost base of a call chain.
  var start: SourcePosition? {
    switch self {
    case .member(let base?, _, let position): base.start ?? position
    case .call(let call): call.callee.start ?? call.position
    case .element(let base, _, let position): base.start ?? position
    default: position
    }
  }
}
