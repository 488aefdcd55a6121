/// A location in an input: a file name as the user gave it, and a line and column counted from one.
public struct SourceLocation: Hashable, Sendable {
  /// The file name as the user gave it; `<stdin>` for standard input.
  public var file: String
  /// The line, counted from one; zero if only the file is known.
  public var line: Int
  /// The column in Unicode scalars, counted from one; zero if only the line is known.
  public var column: Int

  /// Creates a location in a file; without a line, it is the file as a whole.
  public init(file: String, line: Int = 0, column: Int = 0) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension SourceLocation: CustomStringConvertible {
  /// `file:line:column`, without unknown parts.
  public var description: String {
    guard line > 0 else { return file }
    return column > 0 ? "\(file):\(line):\(column)" : "\(file):\(line)"
  }
}

extension SourceLocation: Comparable {
  /// Orders locations by file name, then by line, then by column.
  public static func < (left: Self, right: Self) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}
