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
    # 'vcgraph build --check' only tells which ones that are.

    # What figures are drawn from: files, folders, and patterns.
    sources:
      - models
      # - path: App/Base.lproj/Main.storyboard
      #   figures:
      #     - {kind: map, focus: settings, depth: 2, name: settings}

    # Where each figure goes. {name} is the source's name, with the figure's name or kind where there are several;
    # {folder} is the source's folder, {theme} is '~dark' and the like from the second theme on.
    output: figures/{name}{theme}.{format}

    # \(OutputFormat.allCases.map(\.name).joined(separator: ", ")).
    formats: [svg]

    # 'auto' follows the reader's light or dark colours in one file; [light, dark] makes a file for each.
    # A path is a file that describes a theme: see 'vcgraph schema theme'.
    themes: [auto]

    # Where a controller's box leads: the place of its declaration.
    # link: https://example.org/source/{file}#L{line}

    style:
      # auto, always or never.
      legend: auto

    # Markdown pages whose 'vcgraph' blocks become figures. NAME.template.md becomes NAME.md; in other pages
    # the figure stands between two comments and is brought up to date there. 'image' works with every generator,
    # 'picture' on GitHub, 'only' with Material for MkDocs; 'inline' is a part of the page.
    # pages:
    #   - {path: docs, as: image}

    # The languages of the words; a figure of each.
    # lang: [en, de]

    # Findings that builds and 'vcgraph check' keep to themselves.
    # silence: [custom-segue-class]

    """

  private static let model = """
    # Which view controllers there are, how the window starts, and what happens next.
    title: Opening the settings
    window: {id: home, class: HomeViewController, title: Home}
    controllers:
      settings: {class: UINavigationController, title: Settings, children: [options]}
      options: {class: OptionsViewController, title: Options}
    steps:
      - {present: settings, from: home, trigger: Tap the gear}
    # What must hold after the last step; 'vcgraph check' finds out.
    expect:
      presentingViewController: {options: home}
      visible: options

    """
}
