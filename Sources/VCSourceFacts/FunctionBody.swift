import VCBinaryCoding

/// The statements of a function, and the names they mention.
///
/// Most functions of an app do not affect its screens, which the mentioned names alone can show. For cached facts, only the
/// mentions are decoded eagerly; the statements are decoded on access.
package struct FunctionBody: Sendable {
  private enum Content: Sendable {
    case statements([Statement])
    /// Mentions, and a decoder positioned at the statements. Indirect, because declarations are copied often.
    indirect case kept(Mentions, BinaryDecoder)
  }

  private let content: Content

  /// Creates a body from statements.
  package init(_ statements: [Statement]) { content = .statements(statements) }

  /// The statements; those of cached facts are decoded on each access.
  package var statements: [Statement] {
    switch content {
    case .statements(let statements): return statements
    case .kept(_, var decoder):
      // Cached facts are protected by a digest and were written by a reader of the same version, so decoding does not fail.
      return (try? [Statement](from: &decoder)) ?? []
    }
  }

  /// The names and strings used in the body.
  package var mentions: Mentions {
    switch content {
    case .statements(let statements): Mentions(statements)
    case .kept(let mentions, _): mentions
    }
  }
}

extension FunctionBody: Hashable {
  package static func == (left: FunctionBody, right: FunctionBody) -> Bool { left.statements == right.statements }
  package func hash(into hasher: inout Hasher) { hasher.combine(statements) }
}

extension FunctionBody: BinaryCodable {
  package func encode(to encoder: inout BinaryEncoder) {
    let statements = statements
    encoder.writePart { encoder in
      Mentions(statements).encode(to: &encoder)
      statements.encode(to: &encoder)
    }
  }

  package init(from decoder: inout BinaryDecoder) throws(BinaryDecoder.Damage) {
    var part = try decoder.part()
    let mentions = try Mentions(from: &part)
    if decoder.readsParts {
      let statements = try [Statement](from: &part)
      guard part.isAtEnd, Mentions(statements) == mentions else { throw BinaryDecoder.Damage() }
      content = .statements(statements)
    } else {
      content = .kept(mentions, part)
    }
  }
}
