/// The shape of a theme file, which validates files, produces suggestions, and generates the JSON Schema.
enum ThemeShapes {
  static let theme = Record(
    name: "a theme", summary: "The appearance of figures: colours, fonts, and styles for particular boxes and lines.",
    keys: [
      Key(
        "base", .names(ThemeName.self, "a built-in theme"),
        "The theme used for anything that this file does not set; auto if omitted."),
      Key("colors", .record(colors), "The colours, by role."),
      Key("fonts", .oneOrMore(.text), "The font families, in order of preference."),
      Key("boxes", .list(.record(box)), "Styles for particular boxes; if several match, the last one applies."),
      Key("lines", .list(.record(line)), "Styles for particular lines; if several match, the last one applies."),
    ])

  private static let color = Record(
    name: "a colour", summary: "A colour for light mode and one for dark mode.",
    keys: [
      Key("light", .text, "The colour for light mode, as '#rrggbb' or '#rgb'.", isRequired: true),
      Key("dark", .text, "The colour for dark mode, as '#rrggbb' or '#rgb'.", isRequired: true),
    ])

  private static let colors = Record(
    name: "colours", summary: "The colours by role, each as '#rrggbb', or as one for light and one for dark mode.",
    keys: ColorRole.allCases.map { Key($0.rawValue, .textOrRecord(color), $0.words) })

  private static let box = Record(
    name: "a box's style", summary: "A style and the boxes to which it applies; patterns may contain '*' and '?'.",
    keys: [
      Key("kind", .oneOrMore(.names(ControllerKind.self, "a kind of controller")), "The kind of controller."),
      Key("class", .text, "A pattern for the class, without its module."),
      Key("id", .text, "A pattern for the identifier."),
      Key("title", .text, "A pattern for the title."),
      Key("storyboard", .text, "A pattern for the storyboard's name."),
      Key("module", .text, "A pattern for the module."),
      Key("fill", .textOrRecord(color), "The colour of the box."),
      Key("line", .textOrRecord(color), "The colour of the outline."),
      Key("text", .textOrRecord(color), "The colour of the text in the box."),
    ] + stroke)

  private static let line = Record(
    name: "a line's style", summary: "A style and the lines to which it applies; patterns may contain '*' and '?'.",
    keys: [
      Key("kind", .oneOrMore(.names(EdgeKind.self, "a kind of line")), "The kind of line."),
      Key("from", .text, "A pattern for the class or the identifier of the line's source."),
      Key("to", .text, "A pattern for the class or the identifier of the line's target."),
      Key("color", .textOrRecord(color), "The colour of the line, its ends and its label."),
    ] + stroke)

  private static let stroke = [
    Key("width", .number, "The width of the outline or line, in points, from 0.5 to 6."),
    Key(
      "dashes", .list(.number),
      "The lengths of dashes and gaps, in points, each greater than 0; an empty list for a solid line."),
  ]
}

extension ColorRole {
  /// A description of the colour's purpose.
  fileprivate var words: String {
    switch self {
    case .page: "The background of the figure."
    case .familyFill: "The background of a family or group."
    case .familyLine: "The outline of a family or group."
    case .contextLine: "The outline of a presentation context."
    case .nodeFill: "The fill of a visible controller."
    case .nodeLine: "The outline of a visible controller."
    case .coveredFill: "The fill of a controller that is covered by a presentation or not in a window."
    case .coveredLine: "The outline of a controller that is covered or not in a window."
    case .containerFill: "The fill of a container."
    case .containerLine: "The outline of a container."
    case .text: "Titles."
    case .mutedText: "Classes and other small text."
    case .line: "Lines from containers to their children."
    case .strongLine: "Lines from containers to their visible children."
    case .accent: "Presentations."
    case .ask: "The controller that requests a presentation."
    case .delegate: "Delegates."
    case .added: "Elements that a step adds."
    case .removed: "Elements that a step removes."
    case .screen: "The inside of a device."
    case .bar: "The bars of a device."
    case .placeholder: "Placeholders for content in a device."
    case .placeholderLine: "The outline of placeholders."
    case .dimming: "Dimmed areas of a device."
    }
  }
}
