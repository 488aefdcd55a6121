import Testing
import VCModel

/// The controllers that come with the system (R138, R139, R140).
@Suite struct SystemControllerTests {
  @Test(arguments: [
    ("UIImagePickerController", ControllerKind.navigation, "UIKit"), ("EKEventViewController", .content, "EventKitUI"),
    ("ABPeoplePickerNavigationController", .navigation, "AddressBookUI"),
    ("MFMailComposeViewController", .navigation, "MessageUI"), ("PHPickerViewController", .content, "PhotosUI"),
  ])
  func saysWhatAndWhereAClassIs(_ name: String, _ kind: ControllerKind, _ framework: String) throws {
    let found = try #require(SystemController.named(name))
    #expect(found.kind == kind)
    #expect(found.framework == framework)
    #expect(found.delegateProtocol != nil)
    #expect(ControllerKind.implied(byClass: name) == kind)
  }

  @Test func modulesAndGenericArgumentsDoNotCount() {
    #expect(ControllerKind.implied(byClass: "SwiftUI.UIHostingController<App.DetailView>") == .hosting)
    #expect(ControllerKind.implied(byClass: "UIKit.UITabBarController") == .tabBar)
    #expect(ControllerKind.implied(byClass: "App.RecipesViewController") == nil)
    #expect(SystemController.named("") == nil)
  }

  @Test func everySuccessorIsKnownAndNamesAreDistinct() {
    for controller in SystemController.all {
      if let successor = controller.successor { #expect(SystemController.named(successor) != nil, "\(successor)") }
    }
    #expect(Set(SystemController.all.map(\.className)).count == SystemController.all.count)
  }

  /// R139: two classes of the old table are no view controllers.
  @Test func whatIsNoViewControllerSaysSo() {
    let names = SystemController.all.filter { $0.usage == .notAViewController }.map(\.className)
    #expect(names == ["GKPeerPickerController", "MPMoviePlayerController"])
  }
}
