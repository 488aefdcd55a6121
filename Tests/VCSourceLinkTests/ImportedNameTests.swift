import Testing
import VCModel
import VCSourceFacts
import VCSwiftSource

@testable import VCSourceLink

@Suite("The Swift names of Objective-C methods")
struct ImportedNameTests {
  @Test(arguments: [
    (["showViewController:UIViewController"], "show(_:)"),
    (["showDetailController:UIViewController"], "showDetailController(_:)"),
    (["showStackWithRootController:UIViewController", "animated:BOOL"], "showStack(withRootController:animated:)"),
    (["presentFromViewController:UIViewController", "animated:BOOL"], "present(from:animated:)"),
    (["openURL:NSURL", "completionHandler:Block"], "open(_:completionHandler:)"),
    (["instantiateSceneWithIdentifier:NSString"], "instantiateScene(withIdentifier:)"),
    (["moveTo:NSString", "inViewController:UIViewController"], "move(to:in:)"),
    (["viewController:UIViewController"], "viewController(_:)"),
    (["sharedController"], "shared()"),
    (["reload"], "reload()"),
  ]) func names(parts: [String], expected: String) {
    let pairs = parts.map { $0.split(separator: ":").map(String.init) }
    var method = FunctionDeclaration(name: pairs[0][0], position: SourcePosition(line: 1, column: 1))
    if pairs[0].count > 1 {
      method.parameters = pairs.enumerated().map { place, pair in
        Parameter(label: place == 0 ? nil : pair[0], name: "value", type: TypeName(pair[1]))
      }
    } else if parts == ["sharedController"] {
      method.result = TypeName("Self")
    }
    let name = ImportedName(method, owner: "HomeController")
    #expect("\(name.base)(\(name.parameters.map { ($0.label ?? "_") + ":" }.joined()))" == expected)
  }

  @Test("Swift code calls the helpers of an Objective-C class", .enabled(if: SwiftSource.isAvailable))
  func calls() {
    let found = map([
      "Base.m": """
      @interface Base : UIViewController
      @end
      @implementation Base
      - (void)showViewController:(UIViewController *)controller {
        [self.navigationController pushViewController:controller animated:YES];
      }
      - (void)presentFromViewController:(UIViewController *)host {
        [host presentViewController:self animated:YES completion:nil];
      }
      @end
      @interface StartController : UIViewController
      @end
      @implementation StartController
      + (instancetype)sharedController { return [StartController new]; }
      @end
      """,
      "Home.swift": """
      class Detail: UIViewController {}
      class Help: Base {}
      class Home: Base {
        func open() { show(Detail()) }
        func help() { Help().present(from: self) }
        func start() { window.rootViewController = StartController.shared() }
        func other() { show(Detail(), sender: self) }
      }
      """,
    ]).transitions.map(\.words)
    #expect(
      found == [
        "Home push Detail", "Home present Help", "(Home) windowRoot StartController", "Home show Detail",
      ])
  }

  @Test("Objective-C code calls Swift methods by the names of their attributes", .enabled(if: SwiftSource.isAvailable))
  func exposed() {
    let found = map([
      "Factory.swift": """
      class Detail: UIViewController {}
      class Help: UIViewController {}
      class Factory: NSObject {
        @objc(makeDetailForItem:inStore:) func makeDetail(for item: Item, in store: Store) -> UIViewController { Detail() }
        @objc(help) func makeHelp() -> UIViewController { Help() }
        @objc func openHelp(controller: UIViewController) { controller.present(Help(), animated: true) }
      }
      """,
      "Home.m": """
      @interface Home : UIViewController
      @end
      @implementation Home
      - (void)open {
        UIViewController *detail = [[Factory new] makeDetailForItem:item inStore:store];
        [self presentViewController:detail animated:YES completion:nil];
      }
      - (void)help { [self presentViewController:[[Factory new] help] animated:YES completion:nil]; }
      - (void)ask { [[Factory new] openHelpWithController:self]; }
      @end
      """,
    ]).transitions.map(\.words)
    #expect(found == ["Home present Help", "Home present Detail", "Home present Help"])
  }

  @Test("NS_SWIFT_NAME names a method in Swift, in calls and in what conforms", .enabled(if: SwiftSource.isAvailable))
  func written() {
    let found = map([
      "Theme.h": """
      @protocol Screens
      - (UIViewController *)detailControllerForItem:(Item *)item NS_SWIFT_NAME(detail(item:));
      @end
      @protocol Theme <Screens>
      @end
      @interface Router : NSObject
      - (void)openDetailOnController:(UIViewController *)host NS_SWIFT_NAME(showDetail(on:));
      @end
      """,
      "Router.m": """
      @implementation Router
      - (void)openDetailOnController:(UIViewController *)host {
        [host showViewController:[GlobalTheme.shared detailControllerForItem:item] sender:nil];
      }
      @end
      """,
      "Theme.swift": """
      class Detail: UIViewController {}
      @objc class GlobalTheme: NSObject { @objc static var shared: Theme = Standard() }
      class Standard: NSObject, Theme { func detail(item: Item) -> UIViewController { Detail() } }
      class Home: UIViewController { func open() { Router().showDetail(on: self) } }
      """,
    ]).transitions.map(\.words)
    #expect(found == ["Home show Detail"])
  }
}
