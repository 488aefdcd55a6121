import Foundation
import Testing

/// An app's code on the command line: its map, paths, findings, and a model that is checked against it.
@Suite struct AppCodeTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      import UIKit
      class Home: UIViewController {
        @IBAction func open(_ sender: Any) { present(UINavigationController(rootViewController: Help()), animated: true) }
        func more() { show(make(), sender: self) }
        func make() -> UIViewController { unknown() }
      }
      """, to: "App/Home.swift")
    try folder.write(
      """
      #import <UIKit/UIKit.h>
      @interface Help : UIViewController
      @end
      @implementation Help
      - (void)settings {
        [self.navigationController pushViewController:[[SettingsHost alloc] init] animated:YES];
      }
      @end
      """, to: "App/Help.m")
    try folder.write(
      """
      import SwiftUI
      class SettingsHost: UIHostingController<SettingsView> {
        init() { super.init(rootView: SettingsView()) }
      }
      struct SettingsView: View {
        @State var isShown = false
        var body: some View { Button("About") { isShown = true }.sheet(isPresented: $isShown) { AboutView() } }
      }
      struct AboutView: View { var body: some View { Text("About") } }
      """, to: "App/Settings.swift")
    try folder.write("import XCTest\nclass HomeTests: XCTestCase {}", to: "AppTests/HomeTests.swift")
    try folder.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="h"><scenes><scene>
      <objects><viewController id="h" customClass="Home" sceneMemberID="viewController"><view key="view" id="v"><subviews>
      <button id="b"><state key="normal" title="Help"/><connections>
      <action selector="open:" destination="h" eventType="touchUpInside" id="a"/></connections></button>
      </subviews></view></viewController></objects></scene></scenes></document>
      """, to: "App/Main.storyboard")
  }

  private func run(_ arguments: String...) throws -> BuiltProgram.Run {
    try BuiltProgram.run(arguments + (arguments[0] == "render" ? [] : ["--no-cache"]), in: folder.url)
  }

  @Test func isOneMapAndSaysWhatItDoesNotKnow() throws {
    let text = try run("scan", ".", "--format", "text")
    #expect(text.status == 0, "\(text.errors)")
    let rows = text.output.split(separator: "\n").map { $0.split(separator: " ").prefix(3).joined(separator: " ") }
    for row in [
      "– initial Home", "Home present UINavigationController", "Help push SettingsHost",
      "SettingsHost hosts SettingsView", "SettingsView sheet AboutView", "Home show ?",
    ] {
      #expect(rows.contains(row), "\(text.output)")
    }
    #expect(text.output.contains("button: Help"))
    #expect(
      text.output.contains("\nSwift: 4 of 5 calls resolved\nObjective-C: 1 of 1 calls resolved\n"), "\(text.output)")
    #expect(text.output.contains("not read: AppTests/HomeTests.swift: a test"), "\(text.output)")
  }

  @Test func aWayThroughItIsReplayed() throws {
    let way = try run("chain", ".", "--from", "Home", "--to", "AboutView")
    #expect(way.status == 0, "\(way.errors)")
    #expect(way.output.contains("AboutView"), "\(way.output)")
  }

  /// A path becomes a model that passes the check against the app.
  @Test func aWayBecomesAModel() throws {
    let way = try run(
      "chain", "App", "--from", "Home", "--to", "AboutView", "--format", "model", "-o", "docs/way.vcmodel.yaml")
    #expect(way.status == 0, "\(way.errors)")
    #expect(try folder.text(of: "docs/way.vcmodel.yaml").contains("../App"))
    let check = try run("check", "docs/way.vcmodel.yaml")
    #expect(check.status == 0, "\(check.errors)")
    #expect(try run("render", "docs/way.vcmodel.yaml", "--format", "model").status == 64)
  }

  @Test func saysThatNothingWasRead() throws {
    try folder.write("#", to: "Empty/Readme.md")
    let empty = try run("scan", "Empty")
    #expect(empty.status == 65)
    #expect(empty.errors.contains("error: found nothing to scan"))
  }

  @Test func aModelStandsUpToIt() throws {
    func model(_ steps: String...) throws -> String {
      try folder.write(
        """
        app: .
        window: {id: home, class: Home}
        controllers: {stack: {class: UINavigationController, children: [{id: help, class: Help}]}}
        steps:
          - \(steps.joined(separator: "\n  - "))
        """, to: "way.vcmodel.yaml")
      return "way.vcmodel.yaml"
    }
    let right = try run("check", try model("{present: stack, from: home}"))
    #expect(right.status == 0, "\(right.errors)")
    let wrong = try run(
      "check", try model("{present: stack, from: home}", "{present: {id: settings, class: SettingsHost}, from: help}"))
    #expect(wrong.status == 1)
    #expect(
      wrong.errors.contains(
        "way.vcmodel.yaml:6:5: error: the app has no transition in which 'Help' presents 'SettingsHost'")
    )
    #expect(
      wrong.errors.contains("'Help' has a 'push' transition to 'SettingsHost' at App/Help.m:6"), "\(wrong.errors)")
  }

  /// A build system reads modules separately, and links them again when one has changed.
  @Test func factsAreJoinedToTheSameMap() throws {
    try folder.write(
      "class Shop: UIViewController { func f() { present(Home(), animated: true) } }", to: "Shop/Shop.swift")
    let page = try String(
      contentsOf: BuiltProgram.package.appendingPathComponent("docs/source-code.md"), encoding: .utf8)
    let example = try #require(
      page.components(separatedBy: "```make\n").dropFirst().first?.components(separatedBy: "```").first)
    try folder.write(
      example.replacingOccurrences(of: "vcgraph ", with: "\(BuiltProgram.executable.path) "), to: "Makefile")
    let make = Process()
    make.executableURL = URL(fileURLWithPath: "/usr/bin/make")
    make.currentDirectoryURL = folder.url
    make.standardOutput = FileHandle.nullDevice
    try make.run()
    make.waitUntilExit()
    #expect(make.terminationStatus == 0)
    #expect(try folder.text(of: "app.json") == run("scan", ".", "--exclude", "AppTests").output)
    try folder.write("{}", to: "none.facts.json")
    let wrong = try run("scan", "--link", "none.facts.json")
    #expect(
      wrong.status == 65 && wrong.errors.contains("none.facts.json:1:1: error: not facts of this version"),
      "\(wrong.errors)")
  }

  @Test func comparesACommitWithWhatIsThereNow() throws {
    let git = Process()
    git.executableURL = URL(fileURLWithPath: "/bin/sh")
    git.arguments = [
      "-c", "git init -q . && git add -A && git -c user.name=A -c user.email=a@example.com commit -qm 'An app'",
    ]
    git.currentDirectoryURL = folder.url
    try git.run()
    git.waitUntilExit()
    try folder.write(
      "class Home: UIViewController { func open() { present(About(), animated: true) } }\nclass About: UIViewController {}",
      to: "App/Home.swift")
    let difference = try run("diff", "git:HEAD:App", "App")
    #expect(difference.status == 0, "\(difference.errors)")
    #expect(difference.output.contains("About"), "\(difference.output)")
    #expect(!difference.output.contains("AboutView"), "\(difference.output)")
  }
}
