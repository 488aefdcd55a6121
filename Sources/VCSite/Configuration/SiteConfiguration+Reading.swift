import VCDiagnostics
import VCFiles
import VCImporters
import VCModel
import VCWords
import ViewControllerGraph

extension SiteConfiguration {
  /// Reads a configuration and reports all errors: without a value there is at least one.
  /// - Parameter file: The file name in source locations.
  package static func read(bytes: [UInt8], file: String) -> Diagnosed<SiteConfiguration?> {
    let document = ShapedDocument.read(bytes: bytes, file: file, as: SiteShapes.site)
    guard let root = document.value, root.isMapping else {
      return Diagnosed(nil, document.diagnostics.isEmpty ? [.empty(file)] : document.diagnostics)
    }
    var configuration = SiteConfiguration(root)
    configuration.file = file
    let found = document.diagnostics + root.patternFaults + root.idPrefixFaults + root.languageFaults
    let asksForNothing = found.isEmpty && configuration.sources.isEmpty && configuration.pages.isEmpty
    let all = asksForNothing ? [.asksForNothing(at: root.location)] : found
    return Diagnosed(all.contains { $0.severity == .error } ? nil : configuration, all)
  }

  private init(_ node: LocatedNode) {
    sources = node["sources"]?.items.map(SiteSource.init) ?? []
    pages = node["pages"]?.items.map(PageRule.init) ?? []
    settings = FigureSettings(node)
    silences = node["silence"]?.items.map(SilenceRule.init) ?? []
    dumpLimit = node[SiteShapes.maxDumpSize]?.integer.map { $0 << 20 } ?? dumpLimit
    style.legend = node["style"]?["legend"]?.name(LegendMode.self) ?? style.legend
    style.idPrefix = node["style"]?["idPrefix"]?.text ?? style.idPrefix
  }
}

extension SiteSource {
  fileprivate init(_ node: LocatedNode) {
    path = PathPattern(node.text ?? node["path"]?.text ?? "")
    exceptions = node.patterns("except")
    isApp = node["scan"]?.flag ?? isApp
    figures = node["figures"]?.items.map(FigureRule.init) ?? []
    screenshots = node["screenshots"]?.text.map(SitePaths.normalized)
    settings = FigureSettings(node)
    origin = Origin(node.location)
  }
}

extension SilenceRule {
  fileprivate init(_ node: LocatedNode) {
    self.init(
      code: node.text ?? node["lint"]?.text ?? "", controller: node["of"]?.text,
      path: node["in"]?.text.map(PathPattern.init), location: node.location)
  }
}

extension FigureRule {
  fileprivate init(_ node: LocatedNode) {
    settings = FigureSettings(node)
    request = FigureRequest(
      node, focus: node["focus"]?.itemsOrSelf.compactMap(\.text).map { ControllerID($0) } ?? [])
    request.namesKind = node["kind"] != nil
    request.wireframes = node["wireframes"]?.flag ?? false
    request.map = MapOptions(
      reverse: node["reverse"]?.flag ?? false,
      collapse: Set(node["collapse"]?.itemsOrSelf.compactMap { $0.name(MapCollapse.self) } ?? []),
      hidesAlerts: node["hideAlerts"]?.flag ?? false,
      pageLimit: node["pageLimit"]?.integer.map { $0 == 0 ? nil : $0 } ?? MapOptions.usualPageLimit)
    request.map.groups = node["groups"]?.groupRules ?? []
  }
}

extension FigureSettings {
  fileprivate init(_ node: LocatedNode) {
    output = node["output"]?.text.map(OutputPattern.init)
    formats = node["formats"]?.itemsOrSelf.compactMap { $0.text.flatMap(OutputFormat.init(name:)) }
    themes = node["themes"]?.itemsOrSelf.flatMap(\.themes)
    detail = node["detail"]?.name(FigureDetail.self)
    direction = node["direction"]?.name(FigureDirection.self)
    maxWidth = node["maxWidth"]?.integer
    link = node["link"]?.text
    languages = node["lang"]?.itemsOrSelf.compactMap { $0.text.map { Language($0) } }
    catalog = node["catalog"]?.text
    linksSymbols = node["symbols"]?.flag
  }
}

extension PageRule {
  fileprivate init(_ node: LocatedNode) {
    path = PathPattern(node.text ?? node["path"]?.text ?? "")
    exceptions = node.patterns("except")
    embedding = node["as"]?.name(BlockOptions.Embedding.self) ?? embedding
    images = node["images"]?.text ?? images
    isNumbered = node["numbered"]?.flag ?? isNumbered
    language = node["lang"]?.text.map { Language($0) }
    target = node["href"]?.text.map(BlockOptions.Target.init)
    themes = node["theme"]?.themes
    origin = Origin(node.location)
  }
}

extension LocatedNode {
  fileprivate func patterns(_ key: String) -> [PathPattern] {
    self[key]?.itemsOrSelf.compactMap(\.text).map(PathPattern.init) ?? []
  }

  /// The themes of the node: one named in a text, or those for light and dark mode.
  fileprivate var themes: [SiteTheme] {
    guard isMapping else { return text.flatMap { SiteTheme($0, origin: Origin(location)) }.map { [$0] } ?? [] }
    return SiteTheme.Appearance.allCases.compactMap { appearance in
      self[appearance.rawValue].flatMap { node in
        SiteTheme(node.text ?? "", appearance: appearance, origin: Origin(node.location))
      }
    }
  }

  /// The errors in the patterns of the site, its sources and their figures.
  fileprivate var patternFaults: [Diagnostic] {
    let sources = self["sources"]?.items ?? []
    let places = [self] + sources + sources.flatMap { $0["figures"]?.items ?? [] }
    return places.flatMap { $0.outputFaults(formats: self["formats"]) + $0.linkFaults + $0.emptyLists }
  }

  fileprivate var idPrefixFaults: [Diagnostic] {
    guard let node = self["style"]?["idPrefix"], let text = node.text, !FigureStyle.isIDPrefix(text) else { return [] }
    return [.invalidIDPrefix(text, at: node.location)]
  }

  /// The texts that are not languages, in the site, its sources, their figures and the rules for pages.
  fileprivate var languageFaults: [Diagnostic] {
    let sources = self["sources"]?.items ?? []
    let places = [self] + sources + sources.flatMap { $0["figures"]?.items ?? [] } + (self["pages"]?.itemsOrSelf ?? [])
    return places.flatMap { $0["lang"]?.itemsOrSelf ?? [] }.compactMap { node in
      node.text.flatMap { Language.isTag($0) ? nil : .invalidLanguage($0, at: node.location) }
    }
  }

  private func outputFaults(formats siteFormats: LocatedNode?) -> [Diagnostic] {
    guard let node = self["output"], let text = node.text else { return [] }
    let pattern = OutputPattern(text)
    var faults = pattern.unknownPlaces.map { Diagnostic.unknownPlace($0, at: node.location) }
    let formats = (self["formats"] ?? siteFormats)?.itemsOrSelf.count ?? 1
    if pattern.isPossiblyEmpty { faults.append(.patternWithoutName(at: node.location)) }
    if text.hasSuffix("/") { faults.append(.patternIsFolder(text, at: node.location)) }
    if formats > 1, !pattern.has(.format) { faults.append(.patternWithoutFormat(at: node.location)) }
    return faults
  }

  private var emptyLists: [Diagnostic] {
    ["formats", "themes", "lang"].compactMap { key in
      guard let list = self[key], list.itemsOrSelf.isEmpty else { return nil }
      return .emptyList(key, at: list.location)
    }
  }

  private var linkFaults: [Diagnostic] {
    guard let node = self["link"], let text = node.text else { return [] }
    do throws(DiagnosticError) {
      _ = try LinkTemplate(text)
      return []
    } catch {
      return error.diagnostics.map { diagnostic in
        var located = diagnostic
        located.location = node.location
        return located
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func empty(_ file: String) -> Diagnostic {
    Diagnostic(
      code: "empty-file", severity: .error, message: "an empty file, expected the figures of a site",
      suggestion: "start with 'sources: [models]', or with 'vcgraph init'",
      at: SourceLocation(file: file, line: 1, column: 1))
  }

  fileprivate static func asksForNothing(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      code: "no-sources", severity: .error, message: "neither 'sources' nor 'pages', expected one of them",
      suggestion: "for example 'sources: [models]'", at: location)
  }

  fileprivate static func unknownPlace(_ name: String, at location: SourceLocation) -> Diagnostic {
    let known = OutputPattern.Place.allCases.map(\.rawValue)
    return Diagnostic(
      code: "unknown-placeholder", severity: .error,
      message:
        "unknown placeholder \(quoted("{\(name)}")), expected \(known.map { "{\($0)}" }.joined(separator: ", "))",
      suggestion: NearestName.suggestion(for: name, among: known).map { "did you mean '{\($0)}'?" }, at: location)
  }

  fileprivate static func invalidIDPrefix(_ text: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      code: "invalid-id-prefix", severity: .error,
      message: "\(quoted(text)) cannot begin an id, expected \(FigureStyle.idPrefixRule)", at: location)
  }

  /// The error for a text that is not a language tag.
  static func invalidLanguage(_ text: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      code: "invalid-language", severity: .error,
      message: "\(quoted(text)) is no language, expected a tag such as 'de' or 'zh-Hant'", at: location)
  }

  fileprivate static func patternIsFolder(_ text: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      code: "pattern-without-name", severity: .error, message: "a folder, expected the path of each file",
      suggestion: "for example '\(text){name}{theme}.{format}'", at: location)
  }

  fileprivate static func emptyList(_ key: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      code: "wrong-type", severity: .error, message: "an empty list, expected at least one of the \(key)",
      suggestion: "omit '\(key)' for the default", at: location)
  }

  fileprivate static func patternWithoutName(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      code: "pattern-without-name", severity: .error, message: "an output without a file name",
      suggestion: "for example '\(OutputPattern.standard.text)'", at: location)
  }

  fileprivate static func patternWithoutFormat(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      code: "pattern-without-format", severity: .error,
      message: "one path for several formats, expected '{format}' in it", at: location)
  }
}
