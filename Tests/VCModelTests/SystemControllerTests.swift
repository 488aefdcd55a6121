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
    #expect(Set(SystemController.all.map(\.className)).count == SystemController.all.count)
  }

  @Test(arguments: SystemController.all.filter { $0.successor != nil })
  func whatReplacesADeprecatedControllerIsNotDeprecated(deprecated: SystemController) throws {
    let name = try #require(deprecated.successor)
    let successor = try #require(SystemController.named(name))
    #expect(successor.successor == nil)
    #expect(successor.usage != .notAViewController)
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
