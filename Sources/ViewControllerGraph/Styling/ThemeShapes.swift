/// The shape of a theme file, which validates files, produces suggestions, and generates the JSON Schema.
enum ThemeShapes {
  static let theme = Record(
    name: "a theme", summary: "How figures look: colours, fonts, and boxes and lines that look different.",
    keys: [
      Key(
        "base", names(ThemeName.self, "a built-in theme"),
        "What holds where the file says nothing; auto when not given."),
      Key("colors", .record(colors), "Colours by what they are for."),
      Key("fonts", .oneOrMore(.text), "Fonts that a reader's program looks for, the best one first."),
      Key("boxes", .list(.record(box)), "Boxes that look different; of several that fit the later one counts."),
      Key("lines", .list(.record(line)), "Lines that look different; of several that fit the later one counts."),
    ])

  private static let color = Record(
    name: "a colour", summary: "A colour in light and in dark surroundings.",
    keys: [
      Key("light", .text, "As '#rrggbb' or '#rgb'.", isRequired: true),
      Key("dark", .text, "As '#rrggbb' or '#rgb'.", isRequired: true),
    ])

  private static let colors = Record(
    name: "colours", summary: "A colour as '#rrggbb', or one for light and one for dark surroundings.",
    keys: ColorRole.allCases.map { Key($0.rawValue, .textOrRecord(color), $0.words) })

  private static let box = Record(
    name: "a box's style", summary: "Which boxes look different, and how; patterns may hold '*' and '?'.",
    keys: [
      Key("kind", .oneOrMore(names(ControllerKind.self, "a kind of controller")), "The kind of controller."),
      Key("class", .text, "A pattern for the class, without its module."),
      Key("id", .text, "A pattern for the identifier."),
      Key("title", .text, "A pattern for the title."),
      Key("storyboard", .text, "A pattern for the storyboard's name."),
      Key("module", .text, "A pattern for the module."),
      Key("fill", .textOrRecord(color), "The colour of the box."),
      Key("line", .textOrRecord(color), "The colour of its outline."),
      Key("text", .textOrRecord(color), "The colour of what is written in it."),
    ] + stroke)

  private static let line = Record(
    name: "a line's style", summary: "Which lines look different, and how; patterns may hold '*' and '?'.",
    keys: [
      Key("kind", .oneOrMore(names(EdgeKind.self, "a kind of line")), "What the line means."),
      Key("from", .text, "A pattern for the class or the identifier where it starts."),
      Key("to", .text, "A pattern for the class or the identifier where it ends."),
      Key("color", .textOrRecord(color), "The colour of the line, its ends and its label."),
    ] + stroke)

  private static let stroke = [
    Key("width", .number, "The width of the outline or line in points, from 0.5 to 6."),
    Key(
      "dashes", .list(.number), "Lengths of dashes and gaps in points, each above 0; an empty list for a solid line."),
  ]

  private static func names<Name: CaseIterable & RawRepresentable>(_: Name.Type, _ what: String) -> Shape
  where Name.RawValue == String {
    .name(Name.allCases.map(\.rawValue), what)
  }
}

extension ColorRole {
  /// A description of the colour's purpose.
  fileprivate var words: String {
    switch self {
    case .page: "The figure's ground."
    case .familyFill: "The ground of a family or group."
    case .familyLine: "The outline of a family or group."
    case .contextLine: "The outline of a presentation context."
    case .nodeFill: "A screen that a person sees."
    case .nodeLine: "Its outline."
    case .coveredFill: "A controller under something presented, or in no window."
    case .coveredLine: "Its outline."
    case .containerFill: "A container."
    case .containerLine: "Its outline."
    case .text: "Titles."
    case .mutedText: "Classes and other small text."
    case .line: "Lines from containers to what they hold."
    case .strongLine: "Those to what they show."
    case .accent: "Presentations."
    case .ask: "Who asks for a presentation."
    case .delegate: "Delegates."
    case .added: "What a step adds."
    case .removed: "What a step takes away."
    case .screen: "The inside of a device."
    case .bar: "The bars of a device."
    case .placeholder: "What stands for content in a device."
    case .placeholderLine: "Its outline."
    case .dimming: "What is dimmed in a device."
    }
  }
}
