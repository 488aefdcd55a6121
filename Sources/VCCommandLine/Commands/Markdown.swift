import ArgumentParser
import VCSite
import VCWords
import ViewControllerGraph

/// The `markdown` command, which turns the blocks of one page into figures.
struct Markdown: Subcommand {
  static let details = CommandConfiguration(
    commandName: "markdown", _superCommandName: "vcgraph",
    abstract: "Renders the vcgraph blocks of a Markdown page as figures.",
    usage: "vcgraph markdown [<options>] [<page>]",
    discussion: """
      A fenced block that starts with ```vcgraph contains a model, or names one: ```vcgraph src: camera.vcmodel.yaml, \
      figure: chain. It is replaced by an image with alt text, a <picture> for light and dark, inline SVG, or Mermaid. \
      The command is a filter for any site generator; 'vcgraph build' processes whole folders.

      EXAMPLES
        vcgraph markdown < page.template.md > page.md
        vcgraph markdown --as inline < page.md
        vcgraph markdown page.md --in-place --theme brand.yml
      """)

  @Argument(help: "The page; - for standard input.", completion: .file(extensions: ["md"]))
  var page = "-"

  @Option(name: .customLong("as"), help: "How to embed figures: image, picture, only, inline or mermaid.")
  var embedding = BlockOptions.Embedding.image

  @Option(help: "The folder for the images.", completion: .directory)
  var images = "figures"

  @Option(help: "Address of that folder in the page; the folder's path by default.")
  var address: String?

  @Option(help: "Prefix of image names; the page's name by default.")
  var name: String?

  @Option(name: .customLong("theme"), help: "Theme of the figures: auto, light, dark, print, or a theme file.")
  var themeText: String?

  @Option(help: "Language of labels in the figures: \(Language.known.joined(separator: ", ")).")
  var lang = Language.english.tag

  @Option(
    help: "Write a dependency file with the inputs of the page's figures, for make and Ninja.", completion: .file())
  var depfile: String?

  @Flag(help: "Overwrite existing images that vcgraph did not create.")
  var force = false

  @Flag(help: "Update the page in place; its blocks are kept in comments, so that the figures can be updated again.")
  var inPlace = false

  @OptionGroup var volume: VolumeOptions

  func validate() throws {
    try Words.check(
      themeText, of: "--theme", among: ThemeName.words, or: "FILE", isSingle: true, isOther: SiteTheme.isPath)
    try Words.check(language: lang)
    if inPlace, page == "-" { throw ValidationError("--in-place requires a page") }
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
      guard String(validating: input.bytes, as: UTF8.self) != nil else {
        throw CommandFailure(.invalidInput, "not-text", "not UTF-8, expected a Markdown page", at: input.name)
      }
      let result = filter.result(of: input, inPlace ? .inPlace : .replacing)
      terminal.report(Language(lang).notes + result.diagnostics)
      if let failure = CommandFailure(reading: result.diagnostics) { throw failure }
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
