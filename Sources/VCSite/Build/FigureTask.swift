import VCDiagnostics
import VCDigest
import VCModel
import VCWords
import ViewControllerGraph

/// Draws the figures of one source: those of the configuration, or those that the file itself requests.
struct FigureTask: BuildTask {
  /// The path of the source: a file, or the folder of an app.
  let name: String
  /// The files that are joined into one map; `nil` for a source that is a file.
  let parts: [String]?
  /// The code files in the same folder.
  let code: [String]
  /// The figures of the configuration; empty for those of the file; several only for a catalog, whose articles show all
  /// figures of a source.
  let rules: [FigureRule]
  /// Whether the source has other figures, so that the names must differ.
  let isOneOfSeveral: Bool
  /// The table of screenshots for the screens of a map.
  let screenshots: String?
  /// The settings of the source, which a figure can override.
  let settings: FigureSettings
  let style: FigureStyle
  /// The digest of rules, settings and style.
  let look: ContentDigest
  let themes: ThemeCache
  let origin: Origin

  var sources: [String] { parts ?? [name] }
  var rewrites: String? { nil }

  var key: ContentDigest {
    var digest = ContentDigest()
    digest.combine("figure")
    digest.combine(name)
    for part in (parts ?? []) + code { digest.combine(part) }
    digest.combine(isOneOfSeveral ? "one of several" : "the only one")
    digest.combine(look)
    digest.combine(screenshots ?? "")
    return digest
  }

  /// Returns the digest of the settings that apply to every file of a source.
  static func look(of rules: [FigureRule], _ settings: FigureSettings, _ style: FigureStyle) -> ContentDigest {
    var digest = ContentDigest()
    digest.combine(allOf: style)
    digest.combine(allOf: settings)
    digest.combine(allOf: rules)
    return digest
  }

  func perform(in paths: SitePaths) throws(TaskFailure) -> TaskResult {
    var files: [SourceFile] = []
    do throws(TaskFailure) {
      for path in sources { files.append(try SourceFile(path, in: paths, askedForAt: origin.location)) }
      var result: TaskResult?
      for (position, language) in languages.enumerated() {
        let made = Language.$current.withValue(language) {
          Result { () throws(TaskFailure) in
            try figures(of: try subject(of: &files, in: paths), readFrom: files, in: paths, isFirst: position == 0)
          }
        }
        let drawn = try made.get()
        result = result?.joined(with: drawn) ?? drawn
      }
      return result ?? TaskResult(inputs: files.map(\.record))
    } catch {
      throw error.adding(files.map(\.record))
    }
  }

  /// The languages of the figures; one figure is drawn in each.
  private var languages: [Language] {
    let asked = (rules.first?.settings.over(settings) ?? settings).languages ?? []
    return asked.isEmpty ? [.english] : asked
  }

  /// Reads the subject; code files that had to be read are added to the files.
  private func subject(of files: inout [SourceFile], in paths: SitePaths) throws(TaskFailure) -> FigureSubject {
    let wireframes = rules.contains { $0.request.wireframes }
    guard parts != nil else { return try FigureSubject(files[0], name: name, wireframes: wireframes) }
    var read: [SourceFile] = []
    defer { files += read.filter { file in !files.contains { $0.record.path == file.record.path } } }
    let files = Array(files.prefix(sources.count))
    return try FigureSubject(app: files, named: name, wireframes: wireframes) { () throws(TaskFailure) in
      for path in code { read.append(try SourceFile(path, in: paths)) }
      return read
    }
  }

  private func figures(
    of subject: FigureSubject, readFrom files: [SourceFile], in paths: SitePaths, isFirst: Bool
  ) throws(TaskFailure) -> TaskResult {
    var subject = subject
    var style = style
    style.links = settings.link.flatMap { try? LinkTemplate($0) }
    let pictures = try subject.readPictures(
      of: name, table: screenshots, askedForAt: origin.location, in: paths)
    var result = TaskResult(inputs: files.map(\.record) + pictures, diagnostics: subject.diagnostics)
    let asked = asked(of: subject)
    var names = FigureNames(stem: stem, isOneOfSeveral: isOneOfSeveral || asked.count > 1)
    var figures: [CatalogArticle.Figure] = []
    for (request, settings) in asked {
      let (drawing, facts) = try subject.inLanguage { () throws(TaskFailure) in
        try subject.drawing(request, style, of: self.name)
      }
      if result.outputs.isEmpty { result.facts = facts }
      var name = names.next(for: request)
      if !isFirst, settings.output?.has(.lang) != true { name += "-\(Language.current.tag)" }
      result.outputs += try outputs(
        of: drawing, in: subject, named: name, settings, try looks(of: request, settings, &result))
      result.diagnostics += [drawing.noteOnWidth?.locating(in: self.name)].compactMap(\.self)
      figures.append(CatalogArticle.Figure(image: name, drawing: drawing))
    }
    if let catalog = settings.catalog, isFirst {
      let article = CatalogArticle(figures: figures, linksSymbols: settings.linksSymbols ?? true)
      result.outputs.append(
        TaskResult.Output(
          path: SitePaths.normalized("\(catalog)/\(OutputPattern.catalogFolder)/\(stem).md"),
          bytes: Array(GeneratedPage.text(article.markdown, from: name).utf8)))
    }
    return result
  }

  private var stem: String { InputFile(name: name, bytes: []).stem }

  /// Returns the figures, each with its settings.
  private func asked(of subject: FigureSubject) -> [(FigureRequest, FigureSettings)] {
    let asked =
      rules.isEmpty
      ? subject.requests(named: stem).map { ($0, settings) } : rules.map { ($0.request, $0.settings.over(settings)) }
    return asked.map { request, settings in
      var request = request
      request.detail = request.detail ?? settings.detail
      request.direction = request.direction ?? settings.direction
      request.maxWidth = request.maxWidth ?? settings.maxWidth
      return (request, settings)
    }
  }

  /// Returns the themes of a figure, each with its file name suffix.
  private func looks(
    of request: FigureRequest, _ settings: FigureSettings, _ result: inout TaskResult
  ) throws(TaskFailure) -> [(suffix: String, theme: FigureTheme)] {
    var looks: [(suffix: String, theme: FigureTheme)] = []
    do {
      for asked in settings.themes ?? [SiteTheme(request.theme ?? .auto, of: name)] {
        looks.append((looks.isEmpty ? "" : "~\(asked.name)", try themes.theme(asked, for: &result)))
      }
    } catch {
      throw error.adding(result.inputs)
    }
    return looks
  }

  private func outputs(
    of drawing: Drawing, in subject: FigureSubject, named figure: String, _ settings: FigureSettings,
    _ looks: [(suffix: String, theme: FigureTheme)]
  ) throws(TaskFailure) -> [TaskResult.Output] {
    var outputs: [TaskResult.Output] = []
    for format in settings.formats ?? [.svg] {
      for (position, (suffix, theme)) in looks.enumerated() where position == 0 || format.hasThemes {
        func path(_ page: String?) -> String {
          self.path(
            of: page, named: figure, kind: drawing.request.kind, theme: suffix, format, settings.output ?? .standard)
        }
        let folder = SitePaths.folder(of: path(nil))
        let pages =
          format.hasPages ? drawing.pages { String(path($0).dropFirst(folder.count)).asAddress } : [(nil, drawing)]
        for (page, drawing) in pages {
          do {
            let theme = format == .html ? .ofPage(for: looks.map(\.theme)) : theme
            let bytes = try subject.inLanguage { () throws(ExportError) in
              try drawing.bytes(as: format, theme: theme)
            }
            outputs.append(TaskResult.Output(path: path(page), bytes: format == .markdown ? stamped(bytes) : bytes))
          } catch {
            throw TaskFailure(diagnostics: error.diagnostics.map { $0.locating(in: name) })
          }
        }
      }
    }
    return outputs
  }

  /// Returns a Markdown page with a mark that names its source.
  private func stamped(_ page: [UInt8]) -> [UInt8] {
    Array(GeneratedPage.text(String(decoding: page, as: UTF8.self), from: name).utf8)
  }

  /// Returns the path of a figure, or of one of its pages, which are beside it.
  private func path(
    of page: String?, named figure: String, kind: FigureKind, theme: String, _ format: OutputFormat,
    _ pattern: OutputPattern
  ) -> String {
    func path(_ figure: String) -> String {
      let path = pattern.path(filling: [
        .folder: SitePaths.folder(of: name), .stem: stem, .name: figure,
        .kind: kind.rawValue, .theme: theme, .format: format.rawValue, .lang: Language.current.tag,
      ])
      return SitePaths.normalized(path)
    }
    var whole = path(figure)
    guard let page else { return whole }
    let named = path("\(figure)-\(page)")
    if named != whole, SitePaths.folder(of: named) == SitePaths.folder(of: whole) { return named }
    whole.insert(contentsOf: "-\(page)", at: whole.lastIndex(of: ".") ?? whole.endIndex)
    return whole
  }
}

extension Diagnostic {
  /// Returns the diagnostic with a file as its location, if it has none.
  package func locating(in file: String) -> Diagnostic {
    var copy = self
    copy.location = location ?? SourceLocation(file: file)
    return copy
  }
}
