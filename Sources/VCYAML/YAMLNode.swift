/// A piece of a YAML document, with the place where it starts.
package struct YAMLNode: Sendable {
  /// What stands there; aliases are replaced by what they stand for, and tags are left out.
  package enum Value: Sendable {
    /// Text; `isPlain` tells `true` from `"true"`.
    case scalar(String, isPlain: Bool)
    /// A list.
    case sequence([YAMLNode])
    /// Keys and values in the order of the document; a key may be there twice.
    case mapping([(key: YAMLNode, value: YAMLNode)])
  }

  /// What stands there.
  package var value: Value
  /// Where it starts.
  package var position: YAMLPosition

  /// The text of a scalar.
  package var text: String? { if case .scalar(let text, _) = value { text } else { nil } }
}

/// A place in a text, counted from one; columns are Unicode scalars.
package struct YAMLPosition: Hashable, Sendable {
  /// Counted from one.
  package var line: Int
  /// Counted from one.
  package var column: Int

  /// A place that is counted from one.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// Why a text is no YAML document that can be read.
package struct YAMLError: Error, Hashable, Sendable {
  /// What is wrong.
  package enum Problem: Hashable, Sendable {
    /// In the words of the C library.
    case syntax(String)
    /// A second document starts there.
    case severalDocuments
    /// Lists and mappings inside each other beyond the limit.
    case tooDeep
    /// What the library cannot even look at, for want of memory for example.
    case unreadable
  }

  /// What the library was at when it found the problem: `while parsing a flow mapping`.
  package struct Context: Hashable, Sendable {
    /// In the words of the library.
    package var text: String
    /// Where that began.
    package var position: YAMLPosition
  }

  /// What is wrong.
  package var problem: Problem
  /// Where that shows.
  package var position: YAMLPosition
  /// What the library was at, where it says so.
  package var context: Context?
}
