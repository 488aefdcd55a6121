import Testing
import VCDiagnostics
import VCImporters
import VCModel

/// The rules about text dumps (R150–R152).
@Suite struct DumpRuleTests {
  private let dump = """
    <App.Tabs 0x10>, state: appeared, view: <UIView 0x11>
       | <UINavigationController 0x20>, state: appeared, view: <UIView 0x21>
       |    | <App.List 0x30>, state: disappeared, view: <UIView 0x31> not in the window
       |    | <App.Detail 0x40>, state: appeared, view: <UIView 0x41>
       + <App.Sheet 0x50>, state: appeared, view: <UIView 0x51>, presented with: <_UIFormSheetPresentationController 0x52>
    """

  /// R150: a `+` line is presented by its owner, the class determines the style, and the initiator is unknown.
  @Test func readsBackWhatALineSays() throws {
    let hierarchy = try #require(DumpImporter.read(dump, file: "d.txt").value).hierarchy
    let edge = try #require(hierarchy.presentations.first)
    #expect(edge.style == .formSheet)
    #expect(edge.initiator == nil)
    #expect(hierarchy.controller(edge.presenter)?.className == "App.Tabs")
    let navigation = try #require(hierarchy.controllers.first { $0.kind == .navigation })
    #expect(hierarchy.children(of: navigation.id).map(\.rawValue) == ["List", "Detail"])
  }

  /// R151: the same dump, retyped: indented, with gaps, without the sign, between other output.
  @Test func readsWhatWasRetyped() throws {
    let plain = try #require(DumpImporter.read(dump, file: "d.txt").value).hierarchy
    let retyped =
      "(lldb) po [UIViewController _printHierarchy]\n\n"
      + dump.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n\n").replacing("   + ", with: "   | ")
    let read = try #require(DumpImporter.read(retyped, file: "d.txt").value).hierarchy
    #expect(read.presentations.map(\.presented) == plain.presentations.map(\.presented))
    #expect(read.ids.map(read.children) == plain.ids.map(plain.children))
  }

  /// R152: Chisel's own layout, with its note about `*M`.
  @Test func readsChiselsLayout() throws {
    let text = """
      <UINavigationController: 0x1; view = <UILayoutContainerView; 0x2>; frame = (0, 0; 320, 480)>
         | <List: 0x3; view = <UIView; 0x4>; frame = (0, 0; 320, 480)>
        *M <Editor: 0x5; view = <UIView; 0x6>; frame = (0, 0; 320, 480)>

      // '*M' means the view controller is presented modally.
      """
    let observation = try #require(DumpImporter.read(text, file: "d.txt").value)
    let hierarchy = observation.hierarchy
    #expect(hierarchy.children(of: "UINavigationController").map(\.rawValue) == ["List"])
    #expect(hierarchy.presentations.map(\.presented.rawValue) == ["Editor"])
    #expect(hierarchy.presentations.map(\.presenter.rawValue) == ["UINavigationController"])
    #expect(observation.text == text + "\n")
  }

  /// R183: an observation is kept as printed, and is printed in the same way.
  @Test func printsWhatWasSeen() throws {
    let observation = try #require(DumpImporter.read(dump, file: "d.txt").value)
    #expect(observation.text == dump + "\n")
    #expect(observation.hierarchy.isObserved)
  }
}
