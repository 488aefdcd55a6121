/// CSS reduced to the parts that are known to be harmless.
struct SVGStyle {
  /// The harmless rest.
  private(set) var text = ""
  /// The part that would have fetched something, or could hide a fetch.
  private(set) var refused: String?

  /// Creates a style from the value of one property.
  init(value: String) {
    if let value = kept(value) { text = value }
  }

  /// Creates a style from a `style` attribute.
  init(declarations: String) { text = self.declarations(in: Self.withoutComments(declarations)) }

  /// Creates a style from the plain rules of a `style` element.
  init(sheet: String) {
    var rest = Self.withoutComments(sheet)[...]
    while let open = rest.firstIndex(of: "{") {
      let selector = rest[..<open].trimmed
      let body = rest[rest.index(after: open)...]
      let close = body.firstIndex(of: "}") ?? body.endIndex
      if selector.contains("@") || body[..<close].contains("{") {
        refuse("'@' rule")
        return
      }
      let declarations = declarations(in: String(body[..<close]))
      if selector.allSatisfy(Self.isOfSelector), !selector.isEmpty, !declarations.isEmpty {
        text += "\(selector) { \(declarations) }\n"
      }
      rest = body[close...].dropFirst()
    }
    if rest.contains("@") { refuse("'@' rule") }
  }

  private mutating func declarations(in text: String) -> String {
    text.split(separator: ";").compactMap { declaration -> String? in
      guard let colon = declaration.firstIndex(of: ":") else { return nil }
      let property = declaration[..<colon].trimmed.lowercased()
      guard SVGVocabulary.properties.contains(property) || property.hasPrefix("-") else { return check(declaration) }
      let value = kept(String(declaration[declaration.index(after: colon)...]))
      return property.hasPrefix("-") ? nil : value.map { "\(property): \($0)" }
    }.joined(separator: "; ")
  }

  /// Checks a declaration that is dropped.
  private mutating func check(_ declaration: Substring) -> String? {
    _ = kept(String(declaration.drop { $0 != ":" }.dropFirst()))
    return nil
  }

  /// Returns the value if it consists of plain words and calls only allowed functions.
  private mutating func kept(_ value: String) -> String? {
    let value = Self.withoutComments(value).trimmed
    guard !value.contains(where: { "\\@{}<>".contains($0) }) else {
      refuse("'\(value.prefix(40))'")
      return nil
    }
    var rest = value[...]
    while let open = rest.firstIndex(of: "(") {
      let name = rest[..<open].reversed().prefix { $0.isLetter || $0.isNumber || $0 == "-" }.reversed()
      let function = String(name).lowercased()
      let argument = rest[rest.index(after: open)...].prefix { $0 != ")" }.trimmed.filter { $0 != "\"" && $0 != "'" }
      guard SVGVocabulary.functions.contains(function) || function.isEmpty else {
        refuse("function '\(function)'")
        return nil
      }
      if function == "url", !argument.trimmed.hasPrefix("#") {
        refuse("an address")
        return nil
      }
      rest = rest[rest.index(after: open)...]
    }
    return value
  }

  private mutating func refuse(_ what: String) { refused = refused ?? what }

  private static func isOfSelector(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || " \n\t.#,*>+-_:".contains(character))
  }

  private static func withoutComments(_ text: String) -> String {
    guard text.contains("/*") else { return text }
    var result = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "/*") {
      result += rest[..<start.lowerBound] + " "
      rest = rest[start.upperBound...]
      rest = rest.firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
    }
    return result + rest
  }
}

extension StringProtocol {
  /// The string without white space at both ends.
  fileprivate var trimmed: String {
    String(String(drop(while: \.isWhitespace).reversed()).drop(while: \.isWhitespace).reversed())
  }
}
