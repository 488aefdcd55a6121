import VCModel

// The keys for sheets, search, alert actions, tabs, display modes of split views, bars, pages and SwiftUI (R172 to
// R182).
extension ModelShapes {
  static let modernKeys =
    [
      Key("sheet", .record(sheet), "The configuration of its sheet, from iOS 15 on."),
      Key("showsCamera", .flag, "Whether an image picker shows the camera; false if omitted."),
      Key("searchController", .controller, "The search controller of its navigation item."),
      Key(
        "searchBarPlacement", .names(SearchBarPlacement.self, "a search bar placement"),
        "The preferred placement of the search bar; automatic if omitted."),
      Key(
        "actions", .list(.textOrRecord(action)),
        "The actions of an alert, in the order in which they are added; a title is sufficient."),
      Key("tabs", .list(.either(.reference, tab)), "The tabs and tab groups of a tab bar controller, from iOS 18 on."),
      Key(
        "mode", .names(TabBarSettings.Mode.self, "a tab bar controller mode"),
        "The mode of a tab bar controller; automatic if omitted."),
      Key("isSidebarShown", .flag, "Whether the sidebar of a tab bar controller is visible; false if omitted."),
      Key("bottomAccessory", .text, "A description of the accessory above the tab bar, from iOS 26 on."),
      Key(
        "tabBarMinimizeBehavior", .names(TabBarSettings.MinimizeBehavior.self, "a tab bar minimize behavior"),
        "How the tab bar minimizes; automatic if omitted."),
      Key(
        "preferredDisplayMode", .names(SplitDisplayMode.self, "a display mode"),
        "The preferred display mode of a split view controller; automatic if omitted."),
      Key(
        "preferredSplitBehavior", .names(SplitBehavior.self, "a split behavior"),
        "How the secondary column makes room for the others; automatic if omitted."),
      Key("hidesBottomBarWhenPushed", .flag, "Whether the bottom bar is hidden when it is pushed; false if omitted."),
      Key("isNavigationBarHidden", .flag, "Whether the navigation bar is hidden; false if omitted."),
      Key("isToolbarHidden", .flag, "Whether the toolbar is hidden; true if omitted."),
      Key("isTabBarHidden", .flag, "Whether the tab bar is hidden; false if omitted."),
      Key(
        "modalPresentationCapturesStatusBarAppearance", .flag,
        "Whether it controls the status bar although its presentation does not fill the screen; false if omitted."),
      Key(
        "preferredTransition", .names(PreferredTransition.self, "a preferred transition"),
        "The preferred transition, from iOS 18 on; none if omitted."
      ),
      Key("transitioningDelegate", .text, "The name of the transitioning delegate, which animates its presentation."),
      Key("pages", .list(.controller), "The pages that a page view controller's data source provides, in order."),
      Key(
        "navigationStack", .list(.controller), "The NavigationStack in a hosting controller's view: its root and path."),
      Key("tabView", .list(.controller), "The tabs of the TabView in a hosting controller's view."),
    ]
    + SystemBarQuestion.allCases.map {
      Key(
        $0.property, .nullable(.reference),
        "The child that is asked instead; null for the controller itself, the class's default if omitted.")
    }

  static let sheet = Record(
    name: "a sheet", summary: "The configuration of a sheet.",
    keys: [
      Key(
        "detents", .list(.either(.name(["medium", "large"], "a detent"), detent)),
        "The detents, from the smallest to the largest; [large] if omitted."),
      Key("selected", .text, "The selected detent; the smallest if omitted."),
      Key(
        "largestUndimmed", .text,
        "The largest detent at which the content underneath stays interactive; none if omitted."),
      Key("grabber", .flag, "Whether the sheet has a grabber; false if omitted."),
      Key("edgeAttachedInCompactHeight", .flag, "Whether it remains a sheet in compact height; false if omitted."),
    ])

  static let detent = Record(
    name: "a custom detent", summary: "A custom detent of a sheet.",
    keys: [
      Key("custom", .text, "The identifier of the detent.", isRequired: true),
      Key("height", .number, "The height in points."),
      Key("fraction", .number, "The height as a fraction of the maximum height."),
    ], exclusive: ["height", "fraction"], needsOne: true)

  static let action = Record(
    name: "an action of an alert", summary: "A button of an alert.",
    keys: [
      Key("title", .text, "The title.", isRequired: true),
      Key("style", .names(AlertAction.Style.self, "an action style"), "The style of the button; default if omitted."),
      Key("then", .list(.step), "The steps that its handler performs after the alert is dismissed."),
    ])

  /// A tab is the id of a controller, or a record with details; groups can nest as deeply as in UIKit's sidebar.
  static let tab = tab(depth: 3)

  private static func tab(depth: Int) -> Record {
    let children: [Key] =
      depth == 0
      ? []
      : [
        Key("children", .list(.either(.reference, tab(depth: depth - 1))), "The tabs of a group."),
        Key(
          "managingNavigationController", .controller, "The navigation controller that shows the group's selected tab."),
      ]
    return Record(
      name: ["an innermost tab", "a tab further in", "an inner tab", "a tab"][depth],
      summary: "A UITab, or a UITabGroup if it has children.",
      keys: [
        Key("id", .text, "The identifier, unique among the tabs.", isRequired: true), Key("title", .text, "The title."),
        Key("controller", .controller, "The view controller of the tab."),
        Key("search", .flag, "Whether it is the search tab, from iOS 26 on; false if omitted."),
      ] + children)
  }

  static let scene = Record(
    name: "a scene", summary: "A scene, to which windows belong from iOS 13 on.",
    keys: [
      Key("id", .text, "The id by which windows and steps refer to it.", isRequired: true),
      Key("title", .text, "The title of the scene."),
      Key(
        "state", .names(WindowScene.State.self, "a scene state"), "The initial state; foregroundActive if omitted."),
    ])
}

extension StepShapes {
  /// The verbs for features of later versions of UIKit.
  static let modernVerbs: [Record] = [
    verb("beginDismiss", .controller, "Starts a dismissal that is still in progress at the next step."),
    verb("beginPop", .controller, "Starts an interactive pop on this navigation controller."),
    verb("cancelTransition", .nullable(.onlyTrue), "Cancels the transition in progress; the value is true."),
    verb(
      "selectDetent", .text, "Selects this detent of a sheet.",
      [Key("of", .controller, "The presented controller.", isRequired: true)]),
    verb("activateSearch", .controller, "Activates this search controller, which presents it."),
    verb("cancelSearch", .controller, "Ends the search of this search controller."),
    verb(
      "tap", .text, "Taps the alert action with this title.",
      [Key("in", .controller, "The alert.", isRequired: true)]),
    verb("showSidebar", .controller, "Shows the sidebar of this tab bar controller."),
    verb("hideSidebar", .controller, "Hides the sidebar of this tab bar controller."),
    verb(
      "setDisplayMode", .names(SplitDisplayMode.self, "a display mode"),
      "Sets preferredDisplayMode to this mode.",
      [Key("of", .controller, "The split view controller.", isRequired: true)]),
    verb(
      "hideBar", .names(Bar.self, "a bar"), "Hides this bar.",
      [Key("of", .controller, "The container that has the bar.", isRequired: true)]),
    verb(
      "showBar", .names(Bar.self, "a bar"), "Shows this bar.",
      [Key("of", .controller, "The container that has the bar.", isRequired: true)]),
    verb(
      "turnPage", .reference, "Turns a page view controller's page: forward, backward, or to this page.",
      [Key("of", .controller, "The page controller.", isRequired: true)]),
    verb(
      "scene", .text, "Changes the state of this scene: connects, foregrounds, backgrounds or disconnects it.",
      [
        Key(
          "becomes", .names(WindowScene.State.self, "a scene state"), "The new state of the scene.",
          isRequired: true)
      ]),
    verb(
      "swiftUI", .names(SwiftUIWord.self, "a SwiftUI modifier or view"),
      "Performs this action of a SwiftUI view.",
      [
        Key("content", .controller, "The presented, pushed or embedded controller.", isRequired: true),
        Key("from", .controller, "The hosting controller that contains the view.", isRequired: true),
        Key("popover", .record(ModelShapes.popover), "The anchor of a popover."),
      ]),
  ]
}
