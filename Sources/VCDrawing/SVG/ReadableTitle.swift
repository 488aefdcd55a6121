extension String {
  /// Whether the text tells a reader which one it stands for: it is whole, or at least three characters remain of it.
  func isReadable(as whole: String) -> Bool { self == whole || count > 3 }
}
