/// The statements of a function, with what they mention.
///
/// Most functions of an app say nothing of screens, which is known from what they mention: facts that were kept are read as far
/// as that, and the statements when somebody asks for them.
package struct FunctionBody: Sendable {
  private enum Content: Sendable {
    case statements([Statement])
    /// At the statements, behind what they mention. Declarations are copied often: it is one reference.
    indirect case kept(Mentions, FactsDecoder)
  }

  private let content: Content

  /// A body that was read.
  package init(_ statements: [Statement]) { content = .statements(statements) }

  /// What it does.
  package var statements: [Statement] {
    switch content {
    case .statements(let statements): return statements
    case .kept(_, var decoder):
      // Facts are kept with a digest, by readers of the same version: nothing else than what was written is read.
      return (try? [Statement](from: &decoder)) ?? []
    }
  }

  /// What it names.
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

extension FunctionBody: FactsCodable {
  package func encode(to encoder: inout FactsEncoder) {
    let statements = statements
    encoder.writePart { encoder in
      Mentions(statements).encode(to: &encoder)
      statements.encode(to: &encoder)
    }
  }

  package init(from decoder: inout FactsDecoder) throws(FactsDecoder.Damage) {
    var part = try decoder.part()
    let mentions = try Mentions(from: &part)
    if decoder.readsParts {
      let statements = try [Statement](from: &part)
      guard part.isAtEnd, Mentions(statements) == mentions else { throw FactsDecoder.Damage() }
      content = .statements(statements)
    } else {
      content = .kept(mentions, part)
    }
  }
}
