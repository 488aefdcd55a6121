import VCReplay

/// The confidence in a rule, the versions it applies to, and the evidence for it.
struct RuleProvenance {
  /// `documented`, `widely reported`, `reimplementation`, `inferred`, or two of them.
  let confidence: String
  /// `iOS 13`, `iOS 8 – 12`; empty if it applies to all known versions.
  let versions: String
  /// A link to Apple's page, or a public case; otherwise the title of the source.
  let evidence: String

  init(of rule: UIKitRule) {
    confidence = Self.words(Self.confidences[rule.number] ?? Self.usual(rule))
    let (since, until) = (Self.since[rule.number], Self.until[rule.number])
    versions =
      switch (since, until) {
      case (let since?, let until?): "iOS \(since) – \(until)"
      case (let since?, nil): "iOS \(since)"
      case (nil, let until?): "up to iOS \(until)"
      case (nil, nil): ""
      }
    let source = Self.links[rule.source].map { "[\(rule.source)](\($0))" } ?? rule.source
    evidence =
      Self.cases[rule.number].map { rule.source == "seen in logs and dumps" ? $0 : "\(source); \($0)" } ?? source
  }

  /// Returns the default confidence of a source, for rules that are not in the table below.
  private static func usual(_ rule: UIKitRule) -> String {
    switch rule.source {
    case "seen in logs and dumps": "w"
    case "follows from other rules": "i"
    case "found in real files": "f"
    default: "d"
    }
  }

  private static func words(_ letters: String) -> String {
    letters.map { letter in
      switch letter {
      case "d": "documented"
      case "w": "widely reported"
      case "r": "reimplementation"
      case "f": "found in files"
      default: "inferred"
      }
    }.joined(separator: ", ")
  }

  /// Exceptions from the default: d documented, w widely reported, r reimplementation, i inferred.
  private static let confidences: [Int: String] = [
    3: "dw", 5: "dw", 6: "dr", 7: "dw", 13: "di", 15: "di", 17: "dr", 22: "wi", 24: "di", 25: "di", 30: "wi", 31: "di",
    45: "i", 47: "dw", 50: "di", 51: "dw", 52: "di", 53: "di", 54: "dw", 56: "dw", 62: "di", 64: "dw", 68: "dr",
    73: "dw",
    75: "wi", 76: "d", 77: "dw", 81: "i", 84: "dw", 87: "w", 88: "dw", 89: "di", 93: "di", 95: "dw", 99: "dw", 104: "d",
    106: "d",
    108: "di", 110: "di", 115: "di", 121: "di", 124: "d", 131: "di", 135: "wi", 139: "di", 140: "w", 150: "wi",
    152: "r",
    174: "di", 177: "dw", 178: "dwi", 182: "w",
  ]

  private static let since: [Int: Int] = [
    4: 5, 11: 5, 12: 5, 27: 8, 42: 5, 51: 8, 52: 8, 53: 8, 54: 8, 55: 8, 56: 15, 62: 5, 76: 13, 77: 8, 78: 8, 80: 8,
    90: 5,
    93: 8, 94: 8, 95: 8, 96: 8, 97: 8, 98: 14, 99: 8, 100: 8, 101: 8, 103: 14, 104: 8, 106: 14, 107: 14, 108: 26,
    109: 8,
    113: 5, 115: 9, 116: 6, 117: 6, 122: 8, 123: 8, 124: 8, 125: 8, 128: 8, 131: 6, 132: 6, 133: 6, 134: 7, 135: 6,
    161: 9,
    172: 15, 173: 11, 174: 8, 175: 18, 176: 14, 177: 7, 178: 7, 180: 5, 181: 13, 182: 13,
  ]

  private static let until: [Int: Int] = [17: 4, 31: 7, 55: 12, 59: 12, 126: 8]

  /// Public cases: repositories with issue numbers, Open Radars (OR), or pages.
  private static let cases: [Int: String] = [
    16: "HMGLTransitions#9, SDCAlertView#306", 19: "wikipedia-ios PR #4938",
    22: "suterusu/Experiment_PresentationStyle",
    28: "SDCAlertView#306", 32: "react-native-screens PR #2976", 39: "alerts-and-pickers#70, UserVoice PR #347",
    40: "alerts-and-pickers#70, RGPageViewController#6", 42: "react-native-screens PR #2976",
    54: "Qiita 61bc8ca39714dbc9b301", 68: "OR 30284135", 72: "takorras' blog", 73: "OR 18421969, OR 18696859",
    75: "ProMotion#473, SideMenu#323", 78: "Stack Overflow 46228862", 82: "showmax.engineering, February 2019",
    84: "NewsBlur#886", 87: "WordPress-iOS#15337", 95: "SwiftyJSON PR #686", 98: "zhaoxin.pro", 107: "zhaoxin.pro",
    123: "SDCAlertView#306, material-components-ios#8730, congress-ios#425", 131: "SalesforceMobileSDK-iOS#2723",
    135: "Ejecta#38, EZPlayer#10, MetalScope#39", 152: "Chisel, fbchisellldbviewcontrollerhelpers.py",
    175: "developer.apple.com/forums/thread/793985",
  ]

  private static let uikit = "https://developer.apple.com/documentation/uikit/"

  private static let links: [String: String] = [
    "UIViewController": uikit + "uiviewcontroller",
    "View Controller Programming Guide for iOS, Presenting a View Controller":
      "https://developer.apple.com/library/archive/featuredarticles/ViewControllerPGforiPhoneOS/PresentingaViewController.html",
    "View Controller Programming Guide for iOS, Using Segues":
      "https://developer.apple.com/library/archive/featuredarticles/ViewControllerPGforiPhoneOS/UsingSegues.html",
    "View Controller Programming Guide for iOS, Implementing a Container View Controller":
      "https://developer.apple.com/library/archive/featuredarticles/ViewControllerPGforiPhoneOS/ImplementingaContainerViewController.html",
    "present(_:animated:completion:)": uikit + "uiviewcontroller/present(_:animated:completion:)",
    "dismiss(animated:completion:)": uikit + "uiviewcontroller/dismiss(animated:completion:)",
    "definesPresentationContext": uikit + "uiviewcontroller/definespresentationcontext",
    "modalPresentationStyle": uikit + "uiviewcontroller/modalpresentationstyle",
    "modalTransitionStyle": uikit + "uiviewcontroller/modaltransitionstyle",
    "isModalInPresentation": uikit + "uiviewcontroller/ismodalinpresentation",
    "providesPresentationContextTransitionStyle": uikit
      + "uiviewcontroller/providespresentationcontexttransitionstyle",
    "supportedInterfaceOrientations": uikit + "uiviewcontroller/supportedinterfaceorientations",
    "show(_:sender:)": uikit + "uiviewcontroller/show(_:sender:)",
    "showDetailViewController(_:sender:)": uikit + "uiviewcontroller/showdetailviewcontroller(_:sender:)",
    "targetViewController(forAction:sender:)": uikit + "uiviewcontroller/targetviewcontroller(foraction:sender:)",
    "shouldPresentInFullscreen": uikit + "uipresentationcontroller/shouldpresentinfullscreen",
    "UIModalPresentationStyle": uikit + "uimodalpresentationstyle",
    "UIModalTransitionStyle": uikit + "uimodaltransitionstyle",
    "UIAdaptivePresentationControllerDelegate": uikit + "uiadaptivepresentationcontrollerdelegate",
    "UIPopoverPresentationController": uikit + "uipopoverpresentationcontroller",
    "UINavigationController": uikit + "uinavigationcontroller", "UITabBarController": uikit + "uitabbarcontroller",
    "UISplitViewController": uikit + "uisplitviewcontroller",
    "show(_:)": uikit + "uisplitviewcontroller/show(_:)",
    "setViewController(_:for:)": uikit + "uisplitviewcontroller/setviewcontroller(_:for:)",
    "setViewControllers(_:animated:)": uikit + "uinavigationcontroller/setviewcontrollers(_:animated:)",
    "UIAlertController": uikit + "uialertcontroller", "UIAlertAction": uikit + "uialertaction",
    "UISheetPresentationController": uikit + "uisheetpresentationcontroller",
    "searchController": uikit + "uinavigationitem/searchcontroller", "UITabGroup": uikit + "uitabgroup",
    "modalPresentationCapturesStatusBarAppearance": uikit
      + "uiviewcontroller/modalpresentationcapturesstatusbarappearance",
    "preferredTransition": uikit + "uiviewcontroller/preferredtransition",
    "hidesBottomBarWhenPushed": uikit + "uiviewcontroller/hidesbottombarwhenpushed",
    "UIPageViewController": uikit + "uipageviewcontroller", "UIScene": uikit + "uiscene",
    "UIKit updates": "https://developer.apple.com/documentation/updates/uikit",
    "Dismissing a view controller with an unwind segue": uikit + "dismissing-a-view-controller-with-an-unwind-segue",
  ]
}
