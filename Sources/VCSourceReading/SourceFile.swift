import VCSourceFacts

/// A source file to read.
package struct SourceFile: Sendable {
  /// The name in facts and messages.
  package var name: String
  /// The language of the file.
  package var language: SourceLanguage
  /// Returns the content; `nil` if the file cannot be opened.
  package var bytes: @Sendable () -> [UInt8]?

  /// Creates a file with a name and content.
  package init(name: String, language: SourceLanguage, bytes: @escaping @Sendable () -> [UInt8]?) {
    self.name = name
    self.language = language
    self.bytes = bytes
  }
}
