import VCDiagnostics
import VCDigest
import VCFiles
import VCModel
import VCWords
import ViewControllerGraph

/// Makes a page from a template, or updates a page in place.
struct PageTask: BuildTask {
  /// The path of the page or template.
  let name: String
  let rule: PageRule
  /// The themes of figures, which a block can override.
  let looks: PageThemes
  let style: FigureStyle
  /// The digest of rule, looks and style.
  let look: ContentDigest
  let themes: ThemeCache
  let language: Language

  private static let templateEndings = [".template.md", ".template.mdx"]

  /// Returns the template from which a page would be made.
  static func template(of page: String) -> String? {
    guard !templateEndings.contains(where: page.hasSuffix), let dot = page.lastIndex(of: ".") else { return nil }
    return "\(page[..<dot]).template\(page[dot...])"
  }

  var origin: Origin { rule.origin }
  var sources: [String] { [name] }
  var rewrites: String? { isTemplate ? nil : name }

  var key: ContentDigest {
    var digest = ContentDigest()
    digest.combine("page")
    digest.combine(name)
    digest.combine(look)
    digest.combine(language.tag)
    return digest
  }

  /// Returns the digest of the settings that apply to every page of a rule.
  static func look(of rule: PageRule, _ looks: PageThemes, _ style: FigureStyle) -> ContentDigest {
    var digest = ContentDigest()
    var rule = rule
    // The selection of pages is already part of their names.
    rule.path = PathPattern("")
    rule.exceptions = []
    digest.combine(allOf: rule)
    digest.combine(allOf: looks)
    digest.combine(allOf: style)
    return digest
  }

  func perform(in paths: SitePaths) throws(TaskFailure) -> TaskResult {
    let file = try SourceFile(name, in: paths, askedForAt: origin.location)
    let text = String(decoding: file.bytes, as: UTF8.self)
    guard text.utf8.elementsEqual(file.bytes) else {
      throw TaskFailure(diagnostics: [.notText(name)])
    }
    if !isTemplate, GeneratedPage(text).mark != nil {
      return TaskResult(inputs: [file.record], orphans: [name])
    }
    let folder = SitePaths.folder(of: name)
    let place = PageFigures.Place(
      folder: folder, stem: stem, images: folder + rule.images, address: rule.images.asAddress)
    var figures = PageFigures(place, as: rule.embedding, looks, style: style, in: paths, themes)
    figures.target = rule.target
    figures.language = language
    figures.isNumbered = rule.isNumbered
    let blocks = MarkdownPage(text, file: name)
    let page = blocks.text(isTemplate ? .replacing : .inPlace) { figures.markup(for: $0) }
    guard !page.hasErrors else {
      throw TaskFailure(diagnostics: page.diagnostics, inputs: [file.record] + figures.result.inputs)
    }
    var result = figures.result
    result.inputs.insert(file.record, at: 0)
    // Images come first, so that a page never shows one that does not exist yet.
    result.outputs.append(TaskResult.Output(path: isTemplate ? made : name, bytes: Array(stamped(page.value).utf8)))
    result.edits = isTemplate ? [] : blocks.edits
    result.diagnostics = page.diagnostics
    return result
  }

  /// Returns the page with a mark that names its template, if it has one.
  private func stamped(_ text: String) -> String {
    guard isTemplate else { return text }
    let template = String(name.dropFirst(SitePaths.folder(of: name).count))
    return GeneratedPage.text(text, from: template, name.hasSuffix(".mdx") ? .mdx : .html)
  }

  private var isTemplate: Bool { Self.templateEndings.contains { name.hasSuffix($0) } }

  /// The page made from the template.
  private var made: String {
    guard let range = name.firstRange(of: ".template.md") else { return name }
    return name[..<range.lowerBound] + ".md" + name[range.upperBound...]
  }

  private var stem: String {
    let file = made.dropFirst(SitePaths.folder(of: made).count)
    return file.lastIndex(of: ".").map { String(file[..<$0]) } ?? String(file)
  }
}

extension Diagnostic {
  fileprivate static func notText(_ file: String) -> Diagnostic {
    Diagnostic(
      code: "not-text", severity: .error, message: "not UTF-8, expected a Markdown page", at: SourceLocation(file: file)
    )
  }
}
