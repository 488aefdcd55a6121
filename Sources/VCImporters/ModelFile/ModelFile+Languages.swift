package import VCWords

extension ModelFile {
  /// Returns the language tags of a model file's translated texts, in lower case; none if the file cannot be read.
  static func languages(of bytes: [UInt8], file: String) -> Set<String> {
    guard let text = try? ModelText(bytes: bytes, file: file) else { return [] }
    var document = DocumentReader(text)
    var languages: Set<String> = []
    if let root = document.read() { root.addLanguages(to: &languages) }
    return languages
  }
}

extension Language {
  /// Returns the language of the figures of a model: English if labels have not been translated into this one, unless the
  /// model has texts of its own in it, which the figures then show.
  package func ofFigures(ofModel bytes: [UInt8], file: String) -> Language {
    guard !isKnown else { return self }
    let languages = ModelFile.languages(of: bytes, file: file)
    return languages.isDisjoint(with: [tag.lowercased(), code]) ? .english : self
  }
}

extension LocatedNode {
  /// The keys whose values may be mappings from languages to texts.
  private static let translatable: Set<String> = ["title", "description", "trigger", "note"]

  fileprivate func addLanguages(to languages: inout Set<String>) {
    for item in items { item.addLanguages(to: &languages) }
    for entry in entries {
      let texts = Self.translatable.contains(entry.key) ? entry.value.entries.filter { $0.value.text != nil } : []
      languages.formUnion(texts.map { $0.key.lowercased() })
      if texts.isEmpty { entry.value.addLanguages(to: &languages) }
    }
  }
}
