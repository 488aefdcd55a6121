import VCImporters
import ViewControllerGraph

extension SiteConfiguration {
  /// The JSON Schema of the configuration, which gives editors completion and validation.
  package static var schema: String {
    JSONSchema.text(of: SiteShapes.site, title: "The figures of a site", name: "config")
  }
}

/// The files of a new site.
package enum StarterFiles {
  /// A path and its contents.
  package struct File: Hashable, Sendable {
    package var path: String
    package var text: String
  }

  /// A commented configuration, and a first model that it draws.
  package static let all = [
    File(path: SiteConfiguration.fileName, text: JSONSchema.line(for: "config") + configuration),
    File(path: "models/first.vcmodel.yaml", text: JSONSchema.line(for: "model") + model),
  ]

  private static let configuration = """
    # The figures of this project: 'vcgraph build' draws those that are not up to date,
    # 'vcgraph build --check' only lists them.

    # The inputs of figures: files, folders, and patterns.
    sources:
      - models
      # - path: App/Base.lproj/Main.storyboard
      #   figures:
      #     - {kind: map, focus: settings, depth: 2, name: settings}

    # The path of each figure. {name} is the source's name, with the figure's name or kind if there are several;
    # {folder} is the source's folder, {theme} is empty for the first theme, and '~dark' or similar for others.
    output: figures/{name}{theme}.{format}

    # \(OutputFormat.allCases.map(\.name).joined(separator: ", ")).
    formats: [svg]

    # 'auto' follows the reader's light or dark appearance in one file; [light, dark] writes a file for each.
    # A path names a theme file: see 'vcgraph schema theme'.
    themes: [auto]

    # The link of a controller's box, to its declaration.
    # link: https://example.org/source/{file}#L{line}

    style:
      # auto, always or never.
      legend: auto

    # Markdown pages whose 'vcgraph' blocks become figures. NAME.template.md becomes NAME.md; in other pages
    # the figure is between two comments and is updated there. 'image' works with every generator, 'picture' on
    # GitHub, 'only' with Material for MkDocs; 'inline' makes the figure a part of the page.
    # pages:
    #   - {path: docs, as: image}

    # The languages of text; one figure for each.
    # lang: [en, de]

    # Findings that builds and 'vcgraph check' do not report.
    # silence: [custom-segue-class]

    """

  private static let model = """
    # The view controllers, the initial state of the window, and the steps.
    title: Opening the settings
    window: {id: home, class: HomeViewController, title: Home}
    controllers:
      settings: {class: UINavigationController, title: Settings, children: [options]}
      options: {class: OptionsViewController, title: Options}
    steps:
      - {present: settings, from: home, trigger: Tap the gear}
    # Expectations after the last step, which 'vcgraph check' verifies.
    expect:
      presentingViewController: {options: home}
      visible: options

    """
}
