import ArgumentParser
import ViewControllerGraph

/// The options that only figures of maps have.
struct MapFigureOptions: ParsableArguments {
  @Flag(help: "Of a map: only what leads to the focus, that is who can reach it.")
  var reverse = false

  @Option(
    name: .customLong("collapse"),
    help: "Of a map: containers (with their only child), groups (storyboards), or both with a comma, as one box.",
    completion: .list(MapCollapse.words))
  var collapseText: String?

  @Flag(help: "Of a map: leave alerts and action sheets out.")
  var hideAlerts = false

  @Option(help: "A map of more screens becomes linked pages; 0 for one page whatever its size.")
  var pageLimit: Int?

  @Option(
    help: """
      Of a map: a YAML file with 'screenshots: {SCREEN: PICTURE, …}', pictures that are shown small in the boxes, or on \
      the devices of a chain.
      """,
    completion: .file())
  var screenshots: String?

  @Option(
    help: "Of a map: a YAML file with 'groups: {NAME: PATTERN, …}', the screens that belong together.",
    completion: .file())
  var groups: String?

  func validate() throws {
    try Words.check(collapseText, of: "--collapse", among: MapCollapse.words)
    if let pageLimit, pageLimit < 0 { throw ValidationError("--page-limit takes a number from 0 on") }
  }

  /// The same as a value.
  var options: MapOptions {
    MapOptions(
      reverse: reverse, collapse: Set(Words.values(collapseText, as: MapCollapse.self)), hidesAlerts: hideAlerts,
      pageLimit: pageLimit == 0 ? nil : pageLimit ?? MapOptions.usualPageLimit)
  }
}
