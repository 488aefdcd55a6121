import Foundation
import Testing

/// The table of `docs/exit-codes.md`, for everything that reads storyboards.
@Suite struct ExitCodeTests {
  private static let good = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
    initialViewController="a"><scenes><scene><objects><viewController id="a" customClass="A" \
    sceneMemberID="viewController"><connections><segue id="s" kind="show" destination="b"/></connections></viewController>\
    </objects></scene><scene><objects><viewController id="b" customClass="B" sceneMemberID="viewController"/></objects>\
    </scene></scenes></document>
    """
  /// A segue whose destination does not exist.
  static let dangling = good.replacing("destination=\"b\"", with: "destination=\"gone\"")
    .replacing("customClass=\"B\"", with: "storyboardIdentifier=\"b\" customClass=\"B\"")
  /// A scene that nothing leads to.
  static let unreachable = good.replacing("destination=\"b\"", with: "destination=\"a\"")
  private static let launch = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" launchScreen="YES"><scenes/></document>
    """

  /// The content of a file, and the exit status of every command that reads it.
  private static let situations: [(text: String, status: Int32)] = [
    (good, 0), (launch, 0), ("<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>", 0),
    ("<document type=\"com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB\"/>", 0), ("<document><scenes>", 65),
    ("<html/>", 65), ("<<<<<<< HEAD\n" + good, 65),
  ]

  private static let commands = [
    ["scan"], ["check"], ["render", "--format", "dot", "-o", "-"], ["chain", "--from", "A", "--to", "B"],
  ]

  @Test(arguments: situations.indices, commands) func areTheSameForAFileAndItsFolder(
    situation: Int, command: [String]
  ) throws {
    let (text, status) = Self.situations[situation]
    let folder = try TemporaryFolder()
    try folder.write(text, to: "App/Main.storyboard")
    // A path can only be searched for if there are screens.
    if command[0] == "chain", text != Self.good { try folder.write(Self.good, to: "App/Other.storyboard") }
    for input in ["App/Main.storyboard", "App"] where command[0] != "chain" || text == Self.good || input == "App" {
      let run = try BuiltProgram.run(command + [input], in: folder.url)
      #expect(run.status == status, "\(command[0]) \(input): \(run.errors)")
      #expect(run.status == 0 || run.errors.contains("error: "), "\(command[0]) \(input)")
    }
  }

  @Test(arguments: commands) func aMissingInputIs66(command: [String]) throws {
    let run = try BuiltProgram.run(command + ["Nowhere.storyboard"])
    #expect(run.status == 66)
    #expect(run.errors.contains("error: "))
  }

  /// A negative number is a value out of range and not a missing one.
  @Test(arguments: [
    ("render", "--depth", "-1", "a whole number from 0"), ("render", "--depth", "two", "a whole number from 0"),
    ("render", "--step", "-2", "a whole number from 0"), ("render", "--max-width", "0", "a whole number from 1"),
    ("render", "--jobs", "99999999999999999999", "a whole number from 1 to 9223372036854775807"),
    ("inspect", "--step", "-1", "a whole number from 0"), ("scan", "--jobs", "1.5", "a whole number from 1"),
    ("check", "--max-dump-size", "257", "a whole number from 1 to 256"),
    ("build", "--port", "-80", "a whole number from 0 to 65535"),
  ])
  func aNumberOutOfRangeIsAnsweredWithTheRange(command: String, option: String, value: String, expected: String) throws
  {
    let input = command == "build" ? [] : ["-"]
    let run = try BuiltProgram.run([command] + input + [option, value])
    #expect(run.status == 64)
    #expect(run.errors.contains("The value '\(value)' is invalid for '\(option)"), "\(run.errors)")
    #expect(run.errors.contains("expected \(expected)\n"), "\(run.errors)")
  }

  @Test(
    "A baseline removes known warnings, but not what makes a file unreadable",
    arguments: [(ExitCodeTests.unreachable, Int32(1), Int32(0)), ("<document>", 65, 65)])
  func baseline(storyboard: String, status: Int32, knownStatus: Int32) throws {
    let folder = try TemporaryFolder()
    try folder.write(storyboard, to: "Main.storyboard")
    let check = ["check", "Main.storyboard", "--strict"]
    let run = try BuiltProgram.run(check + ["--format", "json"], in: folder.url)
    #expect(run.status == status)
    try folder.write(run.output, to: "known.json")
    #expect(try BuiltProgram.run(check + ["--baseline", "known.json"], in: folder.url).status == knownStatus)
  }

  @Test(
    "A conflict marker in code is an error at its line, for all commands that read code",
    arguments: ["swift", "m"], [["scan"], ["check"], ["render", "--format", "dot", "-o", "-"]])
  func conflictInCode(fileExtension: String, command: [String]) throws {
    let code =
      fileExtension == "swift"
      ? "import UIKit\nclass A: UIViewController {\n<<<<<<< HEAD\n=======\n>>>>>>> other\n}\n"
      : "#import <UIKit/UIKit.h>\n@implementation A : UIViewController\n<<<<<<< HEAD\n=======\n>>>>>>> other\n@end\n"
    let folder = try TemporaryFolder()
    try folder.write(code, to: "App/A.\(fileExtension)")
    let run = try BuiltProgram.run(command + ["App"], in: folder.url)
    #expect(run.status == 65)
    #expect(run.errors.contains("A.\(fileExtension):3:1: error: unresolved merge conflict"), "\(run.errors)")
  }
}
