extension FigureTheme {
  /// The JSON Schema of theme files.
  public static var schema: String {
    JSONSchema.text(of: ThemeShapes.theme, title: "The theme of figures", name: "theme")
  }

  /// Reads a theme and reports all errors: without a value there is at least one.
  ///
  /// Low contrast is only a warning.
  /// - Parameters:
  ///   - bytes: The contents of the file.
  ///   - file: The file name in source locations; the theme is named after its last component.
  public static func read(bytes: [UInt8], file: String) -> Diagnosed<FigureTheme?> {
    let document = ShapedDocument.read(bytes: bytes, file: file, as: ThemeShapes.theme)
    guard !document.hasErrors else { return Diagnosed(nil, document.diagnostics) }
    guard let root = document.value, root.isMapping else { return Diagnosed(nil, [.empty(file)]) }
    var reader = ThemeReader(base: root["base"]?.name(ThemeName.self) ?? .auto)
    let theme = reader.theme(root, name: InputFile(name: file, bytes: []).stem)
    let found = document.diagnostics + reader.diagnostics
    return Diagnosed(found.contains { $0.severity == .error } ? nil : theme, found)
  }
}

/// Reads a theme from a document whose shape has been checked.
private struct ThemeReader {
  private let base: ThemeName
  private(set) var diagnostics: [Diagnostic] = []

  init(base: ThemeName) { self.base = base }

  mutating func theme(_ root: LocatedNode, name: String) -> FigureTheme {
    var colors: [ColorRole: PartColor] = [:]
    var places: [ColorRole: SourceLocation] = [:]
    for entry in root["colors"]?.entries ?? [] {
      guard let role = ColorRole(rawValue: entry.key), let color = color(entry.value) else { continue }
      colors[role] = color
      places[role] = entry.value.location
    }
    var theme = FigureTheme(base)
    theme.name = name
    let isDark = theme.theme.isDark
    theme.theme.palette = Theme.Palette(colors.mapValues { isDark ? $0.dark : $0.light }, base: theme.theme.palette)
    theme.theme.darkVariant = theme.theme.darkVariant.map { Theme.Palette(colors.mapValues(\.dark), base: $0) }
    if let fonts = root["fonts"]?.itemsOrSelf.compactMap(\.text), !fonts.isEmpty {
      theme.theme.fontFamily = (fonts + [Theme.standardFonts]).joined(separator: ", ")
    }
    var contrast = ThemeContrast(theme.theme)
    contrast.checkRoles(places)
    for node in root["boxes"]?.items ?? [] {
      let rule = box(node)
      theme.boxes.append(rule)
      contrast.check(rule.style, isBox: true, at: node.location)
    }
    for node in root["lines"]?.items ?? [] {
      let rule = line(node)
      theme.lines.append(rule)
      contrast.check(rule.style, isBox: false, at: node.location)
    }
    if diagnostics.isEmpty { diagnostics = contrast.diagnostics }
    return theme
  }

  private mutating func box(_ node: LocatedNode) -> BoxRule {
    BoxRule(
      kinds: node["kind"]?.itemsOrSelf.compactMap { $0.name(ControllerKind.self) } ?? [],
      className: node.pattern("class"), id: node.pattern("id"), title: node.pattern("title"),
      storyboard: node.pattern("storyboard"), module: node.pattern("module"),
      style: PartStyle(
        fill: node["fill"].flatMap { color($0) }, line: node["line"].flatMap { color($0) },
        text: node["text"].flatMap { color($0) }, width: width(node), dashes: dashes(node, unlike: Dashes.outlines)))
  }

  private mutating func line(_ node: LocatedNode) -> LineRule {
    let kinds = node["kind"]?.itemsOrSelf.compactMap { $0.name(EdgeKind.self) } ?? []
    let others = Dashes.allCases.filter { dashes in
      !Dashes.outlines.contains(dashes) && !kinds.contains { $0.words == dashes.words }
    }
    return LineRule(
      kinds: kinds, from: node.pattern("from"),
      to: node.pattern("to"),
      style: PartStyle(
        line: node["color"].flatMap { color($0) }, width: width(node), dashes: dashes(node, unlike: others)))
  }

  private mutating func color(_ node: LocatedNode) -> PartColor? {
    guard node.isMapping else { return hex(node).map { PartColor($0) } }
    guard let light = node["light"].flatMap({ hex($0) }), let dark = node["dark"].flatMap({ hex($0) }) else {
      return nil
    }
    return PartColor(light, dark: dark)
  }

  private mutating func hex(_ node: LocatedNode) -> String? {
    let text = node.text ?? ""
    if let color = HexColor(text) { return color.text }
    diagnostics.append(.notAColor(text, at: node.location))
    return nil
  }

  private mutating func width(_ node: LocatedNode) -> Double? {
    guard let entry = node["width"], let width = entry.number else { return nil }
    if !(0.5...6).contains(width) { diagnostics.append(.outOfRange("a width from 0.5 to 6", at: entry.location)) }
    return width
  }

  /// - Parameter others: Dash patterns from which the dashes must differ.
  private mutating func dashes(_ node: LocatedNode, unlike others: [Dashes]) -> [Double]? {
    guard let list = node["dashes"] else { return nil }
    for item in list.items where !(item.number.map { $0 > 0 && $0 <= 100 } ?? false) {
      diagnostics.append(.outOfRange("a length above 0 and up to 100", at: item.location))
    }
    let dashes = list.items.compactMap(\.number)
    if let taken = others.first(where: { $0.resembles(dashes) }) {
      diagnostics.append(.takenDashes(taken, at: list.location))
    }
    return dashes
  }
}

extension LocatedNode {
  fileprivate func pattern(_ key: String) -> NamePattern? { self[key]?.text.map(NamePattern.init) }
}

extension Diagnostic {
  fileprivate static func empty(_ file: String) -> Diagnostic {
    Diagnostic(
      code: "empty-file", severity: .error, message: "an empty file, expected a theme",
      suggestion: "start with 'colors:'", at: SourceLocation(file: file, line: 1, column: 1))
  }

  fileprivate static func notAColor(_ text: String, at location: SourceLocation) -> Diagnostic {
    let isUnquoted = text.isEmpty
    return Diagnostic(
      code: "invalid-color", severity: .error,
      message: "\(isUnquoted ? "nothing" : quoted(text)) is not a colour, expected one such as '#1a5fb4'",
      suggestion: HexColor("#" + text) != nil ? "'#\(text)'" : nil, at: location)
  }

  fileprivate static func takenDashes(_ taken: Dashes, at location: SourceLocation) -> Diagnostic {
    let numbers = taken.pattern.map { $0.rounded(.down) == $0 ? "\(Int($0))" : "\($0)" }.joined(separator: ", ")
    return Diagnostic(
      code: "taken-dashes", severity: .error,
      message: "these dashes look like [\(numbers)], which means '\(taken.words)'",
      suggestion: "use longer or shorter dashes, a width or a colour", at: location)
  }

  fileprivate static func outOfRange(_ expected: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(code: "out-of-range", severity: .error, message: "expected \(expected)", at: location)
  }
}
