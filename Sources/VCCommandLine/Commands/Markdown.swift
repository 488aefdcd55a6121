import ArgumentParser
import VCSite
import VCWords
import ViewControllerGraph

/// Turns the blocks of one page into figures.
struct Markdown: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "markdown", _superCommandName: "vcgraph",
    abstract: "Reads a Markdown page on standard input and prints it with its figures.",
    usage: "vcgraph markdown [<options>] [<page>]",
    discussion: Prose.paragraphs(
      """
      A fenced block that starts with ```vcgraph holds a model, or names one: ```vcgraph src: camera.vcmodel.yaml,
      figure: chain. It becomes an image with a text for those who cannot see it, a <picture> for light and dark, the SVG
      itself, or Mermaid. This works as a filter for any site generator; 'vcgraph build' does it for whole folders.

      EXAMPLES
        vcgraph markdown < page.template.md > page.md
        vcgraph markdown --as inline < page.md
        vcgraph markdown page.md --in-place --theme brand.yml
      """))

  @Argument(help: "The page; - for standard input.", completion: .file(extensions: ["md"]))
  var page = "-"

  @Option(name: .customLong("as"), help: "image, picture, only, inline or mermaid.")
  var embedding = BlockOptions.Embedding.image

  @Option(help: "The folder for the images.", completion: .directory)
  var images = "figures"

  @Option(help: "How the page addresses that folder; the same when not given.")
  var address: String?

  @Option(help: "In front of the images' names; the page's name when not given.")
  var name: String?

  @Option(name: .customLong("theme"), help: "The figures' colours: auto, light, dark, print, or a theme file.")
  var themeText: String?

  @Option(help: "The language of the figures' words: \(Language.known.joined(separator: ", ")).")
  var lang = Language.english.tag

  @Option(help: "A file for make and Ninja: what the page's figures were made from.", completion: .file())
  var depfile: String?

  @Flag(help: "Write over images that are there already and that vcgraph did not make.")
  var force = false

  @Flag(help: "Write the page back with its blocks kept in comments, so that it can be brought up to date again.")
  var inPlace = false

  @OptionGroup var volume: VolumeOptions

  func validate() throws {
    try Words.check(
      themeText, of: "--theme", among: ThemeName.words, or: "FILE", isSingle: true, isOther: SiteTheme.isPath)
    if inPlace, page == "-" { throw ValidationError("--in-place needs a page") }
  }

  func run() throws {
    try Command.run(volume) { terminal throws(CommandFailure) in
      let input = try InputFile.read(page)
      let folder = page == "-" ? "" : page.lastIndex(of: "/").map { String(page[...$0]) } ?? ""
      let filter = PageFilter(
        place: PageFigures.Place(
          folder: folder, stem: name ?? (page == "-" ? "figure" : input.stem), images: folder + images,
          address: address ?? images),
        embedding: embedding, theme: themeText.flatMap { SiteTheme($0) } ?? SiteTheme(.auto),
        language: Language(lang))
      let result = filter.result(of: input, inPlace ? .inPlace : .replacing)
      terminal.report(result.diagnostics)
      guard !result.hasErrors else { throw CommandFailure(.invalidInput, []) }
      var outputs = OutputFiles(madeFrom: [page], isForced: force)
      for file in result.value.images { try outputs.write(file.bytes, to: file.path, for: page) }
      if let depfile {
        var dependencies = DependencyFile()
        dependencies.add([page == "-" ? "page" : page], from: result.value.inputs)
        try OutputFile(depfile).write(Array(dependencies.text.utf8))
      }
      if inPlace {
        try OutputFile(page).write(result.value.page)
      } else {
        try terminal.print(result.value.page)
      }
    }
  }
}

extension BlockOptions.Embedding: ExpressibleByArgument {}
