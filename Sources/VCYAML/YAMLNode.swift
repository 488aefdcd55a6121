/// A node of a YAML document, with the position where it starts.
package struct YAMLNode: Sendable {
  /// The value of a node; aliases are expanded, and tags are ignored.
  package enum Value: Sendable {
    /// Text; `isPlain` distinguishes `true` from `"true"`.
    case scalar(String, isPlain: Bool)
    /// A list.
    case sequence([YAMLNode])
    /// Keys and values in the order of the document; a key may occur twice.
    case mapping([(key: YAMLNode, value: YAMLNode)])
  }

  /// The value of the node.
  package var value: Value
  /// The position where the node starts.
  package var position: YAMLPosition

  /// The text of a scalar.
  package var text: String? { if case .scalar(let text, _) = value { text } else { nil } }
}

/// A position in a text, starting at 1; columns are Unicode scalars.
package struct YAMLPosition: Hashable, Sendable {
  /// The line, starting at 1.
  package var line: Int
  /// The column, starting at 1.
  package var column: Int

  /// Creates a position; both numbers start at 1.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// The reason a text is not a readable YAML document.
package struct YAMLError: Error, Hashable, Sendable {
  /// The kinds of problem.
  package enum Problem: Hashable, Sendable {
    /// A syntax error, with the message of the C library.
    case syntax(String)
    /// A second document starts at the position.
    case severalDocuments
    /// Lists and mappings are nested beyond the limit.
    case tooDeep
    /// The library could not read the text at all, for example because memory ran out.
    case unreadable
  }

  /// The construct that the library was parsing when it found the problem: `while parsing a flow mapping`.
  package struct Context: Hashable, Sendable {
    /// The text of the library.
    package var text: String
    /// The position where the construct starts.
    package var position: YAMLPosition
  }

  /// The problem.
  package var problem: Problem
  /// The position of the problem.
  package var position: YAMLPosition
  /// The construct being parsed, if the library names one.
  package var context: Context?
}
