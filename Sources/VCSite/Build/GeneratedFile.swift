import ViewControllerGraph

/// Distinguishes files written by a build from those that an author put in their place.
enum GeneratedFile {
  /// Returns whether the contents were made by the program; for a page, whether it is unedited.
  static func isOurs(_ bytes: [UInt8], at path: String) -> Bool {
    guard path.isPage else { return GeneratedOutput.isOwn(bytes, named: path) }
    return GeneratedPage(String(decoding: bytes, as: UTF8.self)).isFaithful
  }
}
