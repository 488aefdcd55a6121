import ArgumentParser
import ViewControllerGraph

/// The options for figures of maps.
struct MapFigureOptions: ParsableArguments {
  @Flag(help: "For maps: show only the paths that lead to the focus.")
  var reverse = false

  @Option(
    name: .customLong("collapse"),
    help:
      "For maps: draw as one box: containers (with their only child), groups (storyboards), or both, comma-separated.",
    completion: .list(MapCollapse.words))
  var collapseText: String?

  @Flag(help: "For maps: omit alerts and action sheets.")
  var hideAlerts = false

  @Option(help: "For maps: split maps with more screens into linked pages; 0 never splits.")
  var pageLimit: Int?

  @Option(
    help: """
      For maps: a YAML file with 'screenshots: {SCREEN: PICTURE, …}', shown as thumbnails in the boxes, or on the \
      devices of a chain.
      """,
    completion: .file())
  var screenshots: String?

  @Option(
    help: "For maps: a YAML file with 'groups: {NAME: PATTERN, …}' that groups screens.",
    completion: .file())
  var groups: String?

  func validate() throws {
    try Words.check(collapseText, of: "--collapse", among: MapCollapse.words)
    if let pageLimit, pageLimit < 0 { throw ValidationError("--page-limit must be 0 or greater") }
  }

  /// The options as a value.
  var options: MapOptions {
    MapOptions(
      reverse: reverse, collapse: Set(Words.values(collapseText, as: MapCollapse.self)), hidesAlerts: hideAlerts,
      pageLimit: pageLimit == 0 ? nil : pageLimit ?? MapOptions.usualPageLimit)
  }
}
