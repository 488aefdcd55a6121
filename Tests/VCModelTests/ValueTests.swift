import Testing
import VCModel

/// Properties of small values of the model.
@Suite struct ValueTests {
  @Test(arguments: [
    ("map", "map", true), ("map", "maps", false), ("maps", "map", false), ("m*p", "mp", true), ("m*p", "map", true),
    ("m*p", "maps", false), ("*s", "maps are maps", true), ("m?p", "map", true), ("m?p", "mp", false),
    ("*a*b", "xaxab", true), ("*a*b", "xaxabc", false), ("map*", "map", true), ("map?", "map", false),
    ("", "", true), ("", "a", false), ("*", "", true), ("Map", "map", false),
  ])
  func aPatternFitsWholeNames(_ pattern: String, _ name: String, _ fits: Bool) {
    #expect(NamePattern(pattern).matches(name) == fits)
  }

  @Test(
    arguments: [
      ("3-6", 3...6), ("3", 3...3), ("3-3", 3...3), ("6-3", nil), ("", nil), ("3-", nil), ("-3", nil), ("a", nil),
      ("1-2-3", nil), ("+3", nil),
    ] as [(String, ClosedRange<Int>?)])
  func stepsAreOneOrARange(_ text: String, _ range: ClosedRange<Int>?) {
    #expect(StepRange.range(text) == range)
    if let range { #expect(StepRange.range(StepRange.text(range)) == range) }
  }

  @Test func aDelegateThatAnswersNothingLeavesAllToUIKit() {
    #expect(SplitDelegateAnswers().isEmpty)
    #expect(!SplitDelegateAnswers(handlesCollapse: false).isEmpty)
  }

  @Test func bottomBarsStayUnlessAControllerHidesThem() {
    #expect(!Controller("a").bars.hidesBottomBarWhenPushed)
    #expect(!Controller("a").bars.isNavigationBarHidden)
    #expect(Controller("a").bars.isToolbarHidden)
  }

  @Test(arguments: [(Idiom.phone, SizeClass.compact), (.pad, .regular), (.tv, .regular)])
  func aDeviceHasItsUsualWidth(_ idiom: Idiom, _ width: SizeClass) {
    #expect(DeviceEnvironment(idiom: idiom).horizontalSizeClass == width)
    #expect(DeviceEnvironment(idiom: idiom, horizontalSizeClass: .compact).horizontalSizeClass == .compact)
  }

  @Test func treatsTabWithTabsOrOwnStackAsGroup() {
    #expect(!TabItem("home").isGroup)
    #expect(TabItem("library", children: [TabItem("albums")]).isGroup)
    #expect(TabItem("library", managedBy: "nav").isGroup)
  }

  @Test func aNewSheetIsLargeAndHasNoGrabber() {
    #expect(Sheet().detents == [.large])
    #expect(!Sheet().grabber)
    #expect(!Sheet().edgeAttachedInCompactHeight)
    #expect(Sheet().restingDetent(in: .compact) == .large)
  }

  @Test func nothingIsUndimmedAboveTheLargestUndimmedDetent() {
    let sheet = Sheet(detents: [.height("low", 100), .medium, .large], largestUndimmed: "medium")
    #expect(sheet.detents.map(sheet.isUndimmed) == [true, true, false])
    #expect(!Sheet().isUndimmed(at: .large))
  }

  @Test func attachesPresentationToEdgeOnlyIfSet() {
    let presentation = Presentation(presented: "a", by: "b", initiator: nil, style: .pageSheet)
    #expect(!presentation.isEdgeAttached)
  }

  /// R47: styles that can only be the result of an adaptation cannot be set, and styles that cannot be drawn are not.
  @Test func stylesToAskForAndStylesToDraw() {
    #expect(ModalPresentationStyle.settable.map(\.rawValue).contains("none"))
    #expect(!ModalPresentationStyle.settable.contains(.alert))
    #expect(ModalPresentationStyle.drawable.contains(.alert))
    #expect(!ModalPresentationStyle.drawable.contains(.none))
    #expect(!ModalPresentationStyle.drawable.contains(.unknown))
    #expect(ModalPresentationStyle.drawable.count == ModalPresentationStyle.allCases.count - 2)
  }

  /// R47: the picker's camera fills the screen, its library does not.
  @Test func treatsPhotoPickerAsUsualUnlessItShowsCamera() {
    let environment = DeviceEnvironment(ios: 17)
    #expect(SystemController.automaticStyle(of: "UIImagePickerController", in: environment) == nil)
    #expect(
      SystemController.automaticStyle(of: "UIImagePickerController", showsCamera: true, in: environment) == .fullScreen)
  }

  /// R103: columns came with iOS 14.
  @Test(
    arguments: [
      ([SplitColumn.primary: "a", .secondary: "b"], 14, SplitStyle.doubleColumn),
      ([.primary: "a", .supplementary: "b"], 14, .tripleColumn), ([.primary: "a"], 13, .classic), ([:], 14, .classic),
    ] as [([SplitColumn: ControllerID], Int, SplitStyle)])
  func columnsImplyAStyle(_ columns: [SplitColumn: ControllerID], ios: Int, style: SplitStyle) {
    #expect(SplitStyle.implied(by: columns, ios: ios) == style)
  }
}

/// Swift class names in the Objective-C runtime.
@Suite struct MangledNameTests {
  @Test(arguments: [
    ("_TtC3App4Home", "App.Home"), ("_TtC3App1A", "App.A"), ("UINavigationController", "UINavigationController"),
    ("_TtC3AppP33_0123456789ABCDEF0123456789ABCDEF4Home", "App.Home"),
    ("_TtGC7SwiftUI19UIHostingControllerV3App4Home_", "SwiftUI.UIHostingController<App.Home>"),
    ("_TtC3App0", "_TtC3App0"), ("_TtC3App9Home", "_TtC3App9Home"), ("_TtC3AppP4Home", "_TtC3AppP4Home"),
    ("_Tt", "_Tt"),
  ])
  func areReadBackOrLeftAsTheyAre(_ name: String, _ read: String) { #expect(unmangled(name) == read) }
}

/// The columns of split views, and those that are only possible (R176).
@Suite struct SplitDisplayTests {
  private func split(_ behavior: SplitBehavior, _ mode: SplitDisplayMode) -> Hierarchy {
    var hierarchy = Hierarchy(root: "split", [("split", .split, ["list", "detail"])])
    hierarchy.setColumn(.primary, to: "list", of: "split")
    hierarchy.setColumn(.secondary, to: "detail", of: "split")
    hierarchy.update("split") { $0.preferredSplitBehavior = behavior }
    hierarchy.setDisplayMode(mode, of: "split")
    return hierarchy
  }

  @Test(arguments: [
    (SplitBehavior.tile, SplitDisplayMode.automatic, true), (.overlay, .automatic, true),
    (.automatic, .automatic, false), (.automatic, .secondaryOnly, true),
  ])
  func knowsSplitBehaviorIfSetOrIrrelevant(
    _ behavior: SplitBehavior, _ mode: SplitDisplayMode, _ isKnown: Bool
  ) {
    #expect(split(behavior, mode).isSplitBehaviorKnown(of: "split") == isKnown)
  }

  @Test func aCollapsedSplitViewHasNoneToKnow() {
    var hierarchy = split(.automatic, .automatic)
    hierarchy.setCollapsed(true, "split")
    #expect(hierarchy.isSplitBehaviorKnown(of: "split"))
  }
}

/// Queries about controllers that do not exist, or do not have the requested property.
@Suite struct AbsenceTests {
  @Test func nobodyIsNowhere() {
    #expect(!shop.isInWindow("ghost"))
    #expect(!shop.isAncestor("ghost", of: "list"))
    #expect(!shop.isAncestor("tabs", of: "ghost"))
    #expect(!shop.isHidden(.primary, of: "ghost"))
  }

  /// R89: five tabs fit in compact width, and only tab bar controllers have tabs.
  @Test(arguments: [(5, nil), (6, "more(tabs)")] as [(Int, ControllerID?)])
  func moreComesWithTheSixthTab(_ count: Int, _ more: ControllerID?) {
    let tabs = (1...count).map { ControllerID("tab\($0)") }
    let hierarchy = Hierarchy(root: "tabs", [("tabs", .tabBar, tabs), ("tab1", .navigation, ["list"])])
    #expect(hierarchy.moreNavigationController(of: "tabs") == more)
    #expect(hierarchy.moreNavigationController(of: "tab1") == nil)
  }
}
