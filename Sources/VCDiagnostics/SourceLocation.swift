/// A place in an input: a file's name as the user gave it, and a line and a column that count from one.
public struct SourceLocation: Hashable, Sendable {
  /// The file as the user named it; `<stdin>` for standard input.
  public var file: String
  /// Counts from one; zero when only the file is known.
  public var line: Int
  /// Counts Unicode scalars from one; zero when only the line is known.
  public var column: Int

  /// A place in a file; without a line, the file as a whole.
  public init(file: String, line: Int = 0, column: Int = 0) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension SourceLocation: CustomStringConvertible {
  /// `file:line:column`, without the parts that are not known.
  public var description: String {
    guard line > 0 else { return file }
    return column > 0 ? "\(file):\(line):\(column)" : "\(file):\(line)"
  }
}

extension SourceLocation: Comparable {
  /// By file name, then by line, then by column: the order of the text.
  public static func < (left: Self, right: Self) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}
