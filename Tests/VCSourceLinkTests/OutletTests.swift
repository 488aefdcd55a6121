import Testing
import VCModel
import VCSwiftSource

@Suite("Controllers that Interface Builder connects to outlets", .enabled(if: SwiftSource.isAvailable))
struct OutletTests {
  private func xib(_ className: String) -> NavigationMapFragment {
    var fragment = NavigationMapFragment.storyboard("MainWindow", scenes: [("MainTabs", nil)])
    fragment.isStoryboard = false
    fragment.outlets = [.init(className: className, property: "tabs", object: "MainTabs-1")]
    return fragment
  }

  private let code = """
    class AppDelegate: UIResponder {
      var window: UIWindow?
      @IBOutlet var tabs: UITabBarController!
      func begin() { window?.rootViewController = tabs }
    }
    class OtherDelegate: AppDelegate {}
    """

  @Test(
    "The outlet's class may be a subclass of the one that declares it", arguments: ["AppDelegate", "OtherDelegate"])
  func connected(className: String) {
    #expect(transitions(code, storyboards: [xib(className)]) == ["(AppDelegate) windowRoot MainTabs"])
  }

  @Test("Without a connection, the declared type is all that is known")
  func unconnected() {
    #expect(transitions(code, storyboards: [xib("Panel")]) == ["(AppDelegate) windowRoot UITabBarController"])
  }
}
