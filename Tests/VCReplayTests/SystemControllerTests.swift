import Testing
import VCDiagnostics
import VCModel
import VCReplay

/// The system's view controllers (R138, R139, R140).
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

  /// R139: two classes of the old table are not view controllers.
  @Test func whatIsNoViewControllerSaysSo() {
    let names = SystemController.all.filter { !$0.usage.isViewController }.map(\.className)
    #expect(names == ["GKPeerPickerController", "MPMoviePlayerController"])
  }

  /// Only view controllers can be presented, pushed, shown, embedded or made a root (R139).
  @Test(arguments: [
    Step(.present("store", from: "home")), Step(.push("store", onto: "stack")), Step(.show("store", from: "home")),
    Step(.setChildren(["home", "store"], of: "stack")), Step(.embed("store", in: "home")),
    Step(.setRoot("store", window: "main")), Step(.present("home", from: "store")),
  ])
  func whatIsNoViewControllerIsRefused(step: Step) throws {
    let replay = Replay(
      .of(
        [
          Controller("stack", className: "UINavigationController", kind: .navigation, children: ["home"]),
          Controller("home"), Controller("store", className: "CNContactStore"),
        ], [step]))
    let record = try #require(replay.steps.first)
    #expect(record.outcome == .ignored)
    #expect(record.diagnostics.map(\.code) == ["not-a-view-controller"])
    #expect(
      record.diagnostics.first?.message
        == "'store' is a CNContactStore of Contacts, which is not a view controller; use CNContactPickerViewController instead"
    )
    #expect(replay.hierarchy == replay.initial)
  }

  @Test func whatIsNoViewControllerStandsNowhereAtTheStart() {
    let replay = Replay(
      .of(
        [
          Controller("stack", className: "UINavigationController", kind: .navigation, children: ["signIn"]),
          Controller("signIn", className: "ASAuthorizationController"),
        ], []))
    #expect(replay.diagnostics.map(\.code) == ["invalid-start"])
    #expect(
      replay.diagnostics.first?.message
        == "'signIn' is an ASAuthorizationController of AuthenticationServices, which is not a view controller and shows itself"
    )
  }
}
