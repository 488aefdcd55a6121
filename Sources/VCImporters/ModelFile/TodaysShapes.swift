import VCModel

// The keys for sheets, search, alert actions, tabs, display modes of split views, bars, pages and SwiftUI (R172 to
// R182).
extension ModelShapes {
  static let todaysKeys =
    [
      Key("sheet", .record(sheet), "How its sheet is set up, from iOS 15 on."),
      Key("showsCamera", .flag, "Whether an image picker shows the camera; false when not given."),
      Key("searchController", .controller, "The search controller of its navigation item."),
      Key(
        "searchBarPlacement", names(SearchBarPlacement.self, "a placement of the search bar"),
        "automatic when not given."),
      Key("actions", .list(.textOrRecord(action)), "The buttons of an alert, as they were added; a title is enough."),
      Key("tabs", .list(.either(.reference, tab)), "Tabs and groups of a tab bar controller, from iOS 18 on."),
      Key("mode", names(TabBarSettings.Mode.self, "a mode of tab bar controllers"), "automatic when not given."),
      Key("isSidebarShown", .flag, "Whether the sidebar of a tab bar controller is open; false when not given."),
      Key("bottomAccessory", .text, "What lies above the tab bar, in words, from iOS 26 on."),
      Key(
        "tabBarMinimizeBehavior", names(TabBarSettings.MinimizeBehavior.self, "a way to minimize"),
        "automatic when not given."),
      Key(
        "preferredDisplayMode", names(SplitDisplayMode.self, "a display mode"),
        "Which columns a split view should show; automatic when not given."),
      Key(
        "preferredSplitBehavior", names(SplitBehavior.self, "a split behavior"),
        "How the secondary column gives way; automatic when not given."),
      Key("hidesBottomBarWhenPushed", .flag, "false when not given."),
      Key("isNavigationBarHidden", .flag, "false when not given."),
      Key("isToolbarHidden", .flag, "true when not given."), Key("isTabBarHidden", .flag, "false when not given."),
      Key("modalPresentationCapturesStatusBarAppearance", .flag, "false when not given."),
      Key(
        "preferredTransition", names(PreferredTransition.self, "a preferred transition"),
        "From iOS 18 on; none when not given."
      ),
      Key("transitioningDelegate", .text, "What animates its presentation, by name."),
      Key("pages", .list(.controller), "What a page controller's data source gives, in order."),
      Key("navigationStack", .list(.controller), "The NavigationStack of a hosting controller's view: root and path."),
      Key("tabView", .list(.controller), "The TabView of a hosting controller's view: its tabs."),
    ]
    + SystemBarQuestion.allCases.map {
      Key(
        $0.property, .nullable(.reference), "Who is asked in its place; null: itself, and by its class when not given.")
    }

  static let sheet = Record(
    name: "a sheet", summary: "How a sheet is set up.",
    keys: [
      Key(
        "detents", .list(.either(.name(["medium", "large"], "a detent"), detent)),
        "Where it rests, from the smallest to the largest; [large] when not given."),
      Key("selected", .text, "The selected detent; the smallest when not given."),
      Key(
        "largestUndimmed", .text, "The largest detent that leaves the screen below within reach; none when not given."),
      Key("grabber", .flag, "Whether a grabber is drawn; false when not given."),
      Key("edgeAttachedInCompactHeight", .flag, "Whether it stays a sheet in compact height; false when not given."),
    ])

  static let detent = Record(
    name: "a detent of its own", summary: "A height at which a sheet rests.",
    keys: [
      Key("custom", .text, "Its identifier.", isRequired: true), Key("height", .number, "In points."),
      Key("fraction", .number, "Of the largest height."),
    ], exclusive: ["height", "fraction"], needsOne: true)

  static let action = Record(
    name: "an action of an alert", summary: "A button of an alert.",
    keys: [
      Key("title", .text, "What it says.", isRequired: true),
      Key("style", names(AlertAction.Style.self, "a style of actions"), "default when not given."),
      Key("then", .list(.step), "What its handler does, once the alert is gone."),
    ])

  /// A tab is the id of a controller, or a record with details; groups can nest as deeply as in UIKit's sidebar.
  static let tab = tab(depth: 3)

  private static func tab(depth: Int) -> Record {
    let children: [Key] =
      depth == 0
      ? []
      : [
        Key("children", .list(.either(.reference, tab(depth: depth - 1))), "The tabs of a group."),
        Key("managingNavigationController", .controller, "What shows the selected tab of a group."),
      ]
    return Record(
      name: ["an innermost tab", "a tab further in", "an inner tab", "a tab"][depth],
      summary: "A UITab, or with children a UITabGroup.",
      keys: [
        Key("id", .text, "Unique among the tabs.", isRequired: true), Key("title", .text, "What it says."),
        Key("controller", .controller, "What it shows."),
        Key("search", .flag, "Whether it is the tab of search, from iOS 26 on; false when not given."),
      ] + children)
  }

  static let scene = Record(
    name: "a scene", summary: "What windows belong to, from iOS 13 on.",
    keys: [
      Key("id", .text, "The name by which windows and steps speak of it.", isRequired: true),
      Key("title", .text, "What a person calls it."),
      Key("state", names(WindowScene.State.self, "a state of scenes"), "foregroundActive when not given."),
    ])
}

extension StepShapes {
  /// The verbs for features of later versions of UIKit.
  static let todaysVerbs: [Record] = [
    verb("beginDismiss", .controller, "A dismissal starts, and is not finished when the next step comes."),
    verb("beginPop", .controller, "An interactive pop of this navigation controller starts."),
    verb("cancelTransition", .nullable(.flag), "The transition in progress is cancelled; the value is true."),
    verb(
      "selectDetent", .text, "The height at which a sheet rests is selected.",
      [Key("of", .controller, "The presented controller.", isRequired: true)]),
    verb("activateSearch", .controller, "A search becomes active: its controller is presented."),
    verb("cancelSearch", .controller, "A search ends."),
    verb(
      "tap", .text, "A person taps an action of an alert, by its title.",
      [Key("in", .controller, "The alert.", isRequired: true)]),
    verb("showSidebar", .controller, "The sidebar of this tab bar controller opens."),
    verb("hideSidebar", .controller, "The sidebar of this tab bar controller closes."),
    verb(
      "setDisplayMode", ModelShapes.names(SplitDisplayMode.self, "a display mode"), "preferredDisplayMode is set.",
      [Key("of", .controller, "The split view controller.", isRequired: true)]),
    verb(
      "hideBar", ModelShapes.names(Bar.self, "a bar"), "A bar is hidden.",
      [Key("of", .controller, "The container that has it.", isRequired: true)]),
    verb(
      "showBar", ModelShapes.names(Bar.self, "a bar"), "A bar is shown.",
      [Key("of", .controller, "The container that has it.", isRequired: true)]),
    verb(
      "turnPage", .reference, "A page controller turns: forward, backward, or to this page.",
      [Key("of", .controller, "The page controller.", isRequired: true)]),
    verb(
      "scene", .text, "A scene connects, comes to the foreground, goes to the background or disconnects.",
      [
        Key(
          "becomes", ModelShapes.names(WindowScene.State.self, "a state of scenes"), "Its new state.", isRequired: true)
      ]),
    verb(
      "swiftUI", ModelShapes.names(SwiftUIWord.self, "a word of SwiftUI"), "A SwiftUI view does this.",
      [
        Key("content", .controller, "What is shown.", isRequired: true),
        Key("from", .controller, "The hosting controller of the view.", isRequired: true),
        Key("popover", .record(ModelShapes.popover), "What a popover points at."),
      ]),
  ]
}
