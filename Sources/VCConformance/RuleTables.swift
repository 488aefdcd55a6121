import VCModel
import VCReplay

/// The rules that are tables or algorithms, to look things up in; made by replaying, so that they say what the replay does.
enum RuleTables {
  static var markdown: [String] { adaptation + removal + dismissal }

  // MARK: Adaptation (R50, R51, R54, R55)

  private static let columns: [(title: String, environment: DeviceEnvironment)] = [
    ("iPhone, iOS 7", DeviceEnvironment(ios: 7)), ("iPhone, iOS 12", DeviceEnvironment(ios: 12)),
    ("iPhone, iOS 17", DeviceEnvironment(ios: 17)),
    ("iPhone on its side, iOS 17", DeviceEnvironment(verticalSizeClass: .compact, ios: 17)),
    ("iPad, iOS 12", DeviceEnvironment(idiom: .pad, ios: 12)),
    ("iPad, iOS 17", DeviceEnvironment(idiom: .pad, ios: 17)),
    ("iPad in compact width, iOS 17", DeviceEnvironment(idiom: .pad, horizontalSizeClass: .compact, ios: 17)),
    ("Apple TV, tvOS 17", DeviceEnvironment(idiom: .tv, ios: 17)),
    ("Apple TV, tvOS 26", DeviceEnvironment(idiom: .tv, ios: 26)),
  ]

  private static var styles: [ModalPresentationStyle] {
    ModalPresentationStyle.settable.filter { $0 != .none && $0 != .blurOverFullScreen }
  }

  private static var adaptation: [String] {
    table(
      "What a style becomes (R47, R50, R54, R55, R57)",
      "Where a delegate is asked (R51) it may answer `none`, which keeps the style, `fullScreen` or `overFullScreen`."
        + " A dash stands for a style that the version does not have.",
      head: ["style"] + columns.map(\.title),
      rows: styles.map { style in
        ["`\(style.rawValue)`"]
          + columns.map { presentation(style, $0.environment).map { "`\($0.style.rawValue)`" } ?? "–" }
      })
  }

  // MARK: Removal (R48, R49)

  private static var removal: [String] {
    let environment = DeviceEnvironment(idiom: .pad, ios: 17)
    return table(
      "What stays underneath (R48, R49)", "By the style after adaptation, on an iPad with iOS 17.",
      head: ["style", "the presenter's views", "its appearance callbacks", "covers"],
      rows: styles.compactMap { style in
        guard let (presentation, hierarchy) = replay(style, environment) else { return nil }
        let isGone = presentation.removesPresentersView(in: hierarchy)
        return [
          "`\(presentation.style.rawValue)`" + (style == presentation.style ? "" : " (`\(style.rawValue)`)"),
          isGone ? "leave the window" : "stay", isGone ? "yes" : "none",
          presentation.coverage(in: environment)?.rawValue ?? "what it decides",
        ]
      })
  }

  private static func presentation(_ style: ModalPresentationStyle, _ environment: DeviceEnvironment) -> Presentation? {
    guard let first = style.firstVersion(on: environment.idiom), environment.ios >= first else { return nil }
    return replay(style, environment)?.0
  }

  private static func replay(
    _ style: ModalPresentationStyle, _ environment: DeviceEnvironment
  ) -> (Presentation, Hierarchy)? {
    let model = Model(
      environment: environment,
      controllers: [Controller("nav", kind: .navigation, children: ["home"]), Controller("home"), Controller("shown")],
      windows: [AppWindow(root: "nav")])
    var replayer = Replayer(model)
    let anchor = PopoverAnchor(.barButtonItem("Add"))
    let record = replayer.perform(.present("shown", from: "home", style: style, popover: anchor))
    return record.presentation.map { ($0, replayer.hierarchy) }
  }

  // MARK: Dismissal (R68 to R72)

  /// A presents B, a navigation controller with C on its stack, and B presents D.
  private static var dismissal: [String] {
    let model = Model(
      environment: DeviceEnvironment(ios: 17),
      controllers: [
        Controller("A"), Controller("B", kind: .navigation, children: ["C"]), Controller("C"), Controller("D"),
        Controller("E"),
      ], windows: [AppWindow(root: "A")])
    let rows = (["A", "B", "C", "D", "E"] as [ControllerID]).map { receiver -> [String] in
      var replayer = Replayer(model)
      replayer.perform(.present("B", from: "A"))
      replayer.perform(.present("D", from: "C"))
      let record = replayer.perform(.dismiss(receiver))
      let gone = record.dismissed.map { "`\($0)`" }.joined(separator: ", ")
      return [
        "`\(receiver).dismiss()`", gone.isEmpty ? "nothing" : gone,
        record.reasons.map(\.sentence).joined(separator: "; "),
      ]
    }
    let steps = [
      "", "### How dismiss finds whom it dismisses (R68 to R72)", "",
      "1. What the receiver sees as its `presentedViewController`, its own or its nearest ancestor's: that family goes, with all above it.",
      "2. Else the family that the receiver belongs to, if it was presented.", "3. Else nothing happens, silently.", "",
      "In this table `A` presents `B`, a navigation controller with `C` on its stack, and `C` asks for `D`; `E` is in no window.",
      "",
    ]
    return steps + table(head: ["call", "dismisses, topmost first", "because"], rows: rows)
  }

  private static func table(_ title: String, _ text: String, head: [String], rows: [[String]]) -> [String] {
    ["", "### \(title)", "", text, ""] + table(head: head, rows: rows)
  }

  private static func table(head: [String], rows: [[String]]) -> [String] {
    [head, head.map { _ in "---" }].map(line) + rows.map(line)
  }

  private static func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |" }
}
