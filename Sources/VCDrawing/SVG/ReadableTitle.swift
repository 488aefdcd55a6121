extension String {
  /// Returns whether a reader can recognise the full text: it is complete, or at least three of its characters remain.
  func isReadable(as whole: String) -> Bool { self == whole || count > 3 }
}
