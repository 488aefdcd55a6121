public import VCSourceFacts

/// A file of code that is to be read.
public struct SourceFile: Sendable {
  /// What it is called in facts and messages.
  public var name: String
  /// The language it is written in.
  public var language: SourceLanguage
  /// Its content; `nil` when it could not be opened.
  public var bytes: @Sendable () -> [UInt8]?

  /// A file by its name and content.
  public init(name: String, language: SourceLanguage, bytes: @escaping @Sendable () -> [UInt8]?) {
    self.name = name
    self.language = language
    self.bytes = bytes
  }
}
