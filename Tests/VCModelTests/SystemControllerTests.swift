import Testing
import VCModel

@Suite struct SystemControllerTests {
  @Test(arguments: ["UIImagePickerController", "UIKit.UIImagePickerController"])
  func aSystemControllerIsFoundWithAndWithoutAModule(className: String) throws {
    let picker = try #require(SystemController.named(className))
    #expect(picker.className == "UIImagePickerController")
    #expect(picker.kind == .navigation)
    #expect(picker.successor == "PHPickerViewController")
  }

  @Test(arguments: ["", ".", "uiimagepickercontroller", "App.PickerController"])
  func otherClassesAreNotFound(className: String) {
    #expect(SystemController.named(className) == nil)
  }

  @Test func classNamesAreUnique() {
    let all = SystemController.all + SystemController.notViewControllers
    #expect(Set(all.map(\.className)).count == all.count)
  }

  /// A table determines which classes are not view controllers, not their names.
  @Test func namesDoNotTellWhatAClassIs() {
    for name in ["UISearchController", "UIInputViewController", "QLPreviewController", "MPMediaPickerController"] {
      #expect(SystemController.named(name)?.usage.isViewController != false, "\(name)")
    }
    for name in [
      "ASAuthorizationController", "CNContactStore", "AVCaptureSession", "EKEventStore",
      "UIDocumentInteractionController",
      "UIPrintInteractionController", "UIPresentationController", "NSFetchedResultsController",
      "UIKit.UIPopoverController",
    ] {
      #expect(SystemController.named(name)?.usage.isViewController == false, "\(name)")
    }
  }

  @Test(arguments: SystemController.notViewControllers.compactMap(\.successor))
  func namesViewControllerAsSuccessor(name: String) {
    #expect(ControllerKind.implied(byClass: name) != nil)
    #expect(SystemController.named(name)?.usage.isViewController != false)
  }

  @Test(arguments: SystemController.all.filter { $0.successor != nil })
  func whatReplacesADeprecatedControllerIsNotDeprecated(deprecated: SystemController) throws {
    let name = try #require(deprecated.successor)
    let successor = try #require(SystemController.named(name))
    #expect(successor.successor == nil)
    #expect(successor.usage.isViewController)
  }
}

@Suite struct ImpliedKindTests {
  @Test(
    arguments: [
      ("UIViewController", .content),
      ("UITableViewController", .content),
      ("UIKit.UINavigationController", .navigation),
      ("UITabBarController", .tabBar),
      ("UISplitViewController", .split),
      ("UIPageViewController", .page),
      ("UIAlertController", .alert),
      ("UIHostingController", .hosting),
      ("UIHostingController<DetailView>", .hosting),
      ("SwiftUI.UIHostingController<SwiftUI.ModifiedContent<App.DetailView, App.Frame>>", .hosting),
      ("MFMailComposeViewController", .navigation),
      ("QLPreviewController", .content),
    ] as [(String, ControllerKind)])
  func aSystemClassSaysWhatAControllerIs(className: String, kind: ControllerKind) {
    #expect(ControllerKind.implied(byClass: className) == kind)
  }

  @Test(arguments: ["App.ListViewController", "App.Box<UINavigationController>", "NavigationController", "", "<", "."])
  func aClassOfTheAppSaysNothing(className: String) {
    #expect(ControllerKind.implied(byClass: className) == nil)
  }
}
