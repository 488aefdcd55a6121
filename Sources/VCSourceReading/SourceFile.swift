import VCSourceFacts

/// A file of code that is to be read.
package struct SourceFile: Sendable {
  /// What it is called in facts and messages.
  package var name: String
  /// The language it is written in.
  package var language: SourceLanguage
  /// Its content; `nil` when it could not be opened.
  package var bytes: @Sendable () -> [UInt8]?

  /// A file by its name and content.
  package init(name: String, language: SourceLanguage, bytes: @escaping @Sendable () -> [UInt8]?) {
    self.name = name
    self.language = language
    self.bytes = bytes
  }
}
