import Testing
import VCDiagnostics
import VCImporters
import VCModel
import VCReplay

/// A family tree of random containers; presentations start at random members, each above the previous one.
private struct RandomApp {
  private var random: SeededRandom
  private(set) var model = Model()
  private var count = 0

  init(seed: UInt64) {
    random = SeededRandom(seed)
    var root = tree(depth: 0)
    model.windows = [AppWindow(root: root)]
    for _ in 0..<Int.random(in: 0..<4, using: &random) {
      let presented = tree(depth: 0)
      let style =
        [ModalPresentationStyle.fullScreen, .pageSheet, .formSheet, .overFullScreen, .popover, .overCurrentContext]
        .randomElement(using: &random) ?? .fullScreen
      var presentation = Presentation(presented: presented, by: root, initiator: nil, style: style)
      presentation.requestedStyle = style
      model.presentations.append(presentation)
      root = presented
    }
  }

  private mutating func tree(depth: Int) -> ControllerID {
    count += 1
    let id = ControllerID("c\(count)")
    let kinds: [(ControllerKind, String)] = [
      (.content, "App.Screen\(count)"), (.navigation, "UINavigationController"), (.tabBar, "App.MainTabBarController"),
      (.container, "App.Drawer"), (.hosting, "_TtGC7SwiftUI19UIHostingControllerV3App4Page_"),
    ]
    let (kind, className) = depth > 3 ? kinds[0] : kinds.randomElement(using: &random) ?? kinds[0]
    var controller = Controller(id, className: className, kind: kind)
    if kind.isContainer {
      for _ in 0..<Int.random(in: 1...3, using: &random) { controller.children.append(tree(depth: depth + 1)) }
    }
    model.controllers.append(controller)
    return id
  }
}

/// Classes, containment and presentations of a hierarchy, without its names.
private func signature(_ hierarchy: Hierarchy) -> String {
  func describe(_ id: ControllerID) -> String {
    let controller = hierarchy.controller(id)
    let presented = hierarchy.presentation(by: id).map { " > \(describe($0.presented)) \($0.style)" } ?? ""
    let children = hierarchy.children(of: id).map(describe).joined(separator: ", ")
    return "\(controller?.className ?? "?") \(controller?.kind.rawValue ?? "?") [\(children)]\(presented)"
  }
  return hierarchy.windows.map { describe($0.root) }.joined(separator: " | ")
}

@Suite struct DumpRoundTripTests {
  @Test(arguments: 1...60)
  func readsBackWhatAModelPrints(seed: UInt64) throws {
    let hierarchy = Replay(RandomApp(seed: seed).model).hierarchy
    let text = hierarchy.printedHierarchy
    let result = DumpImporter.read(text, file: "dump.txt")
    #expect(result.diagnostics == [])
    let back = try #require(result.value)
    #expect(signature(back.hierarchy) == signature(hierarchy), "\(text)")
    #expect(back.text == text + "\n")
  }

  /// The same for dumps that contradict the rules: any state anywhere, several presentations by one controller,
  /// starting at any depth, with any number of windows.
  @Test(arguments: 1...120)
  func readsBackWhateverWasSeen(seed: UInt64) throws {
    var random = SeededRandom(seed)
    let text = RandomDump.text(using: &random)
    let observation = try #require(DumpImporter.read(text, file: "dump.txt").value)
    #expect(observation.text == text + "\n")
    let disguised = "Hello,\r\n" + text.split(separator: "\n").map { "> \($0)\r\n" }.joined()
    #expect(DumpImporter.read(disguised, file: "mail.txt").value?.text == text + "\n")
  }
}

private enum RandomDump {
  static func text(using random: inout SeededRandom) -> String {
    var depth = Int.random(in: 0...2, using: &random)
    let base = depth
    var lines: [String] = []
    for number in 0..<Int.random(in: 1...12, using: &random) {
      // Only a new window is indented less than the first line.
      if number > 0 { depth = Int.random(in: min(base + 1, depth + 1)...(depth + 1), using: &random) }
      lines.append(line(number, depth, using: &random))
    }
    return lines.joined(separator: "\n")
  }

  private static func line(_ number: Int, _ depth: Int, using random: inout SeededRandom) -> String {
    let isPresented = depth > 0 && Bool.random(using: &random)
    let prefix =
      depth == 0 ? "" : String(repeating: "   | ", count: depth - 1) + (isPresented ? "   + " : "   | ")
    let names = [
      "UINavigationController", "A.Screen", "SwiftUI.UIHostingController<A.Box<A.Page, (Int) -> A.Row>>", "_TtC1A4Page",
    ]
    let states = ["appeared", "appearing", "disappeared", "disappearing"]
    let views = [
      "<UIView 0x\(number)1>", "<A.View: 0x\(number)1> not in the window", " (view not loaded)", "(view not loaded)",
    ]
    let controllers = ["(null)", "<_UIPageSheetPresentationController 0x\(number)2>", "<A.Card 0x\(number)2>"]
    return prefix + "<\(names.randomElement(using: &random) ?? "") 0x\(number)0>, state: "
      + "\(states.randomElement(using: &random) ?? ""), view: \(views.randomElement(using: &random) ?? "")"
      + (isPresented ? ", presented with: \(controllers.randomElement(using: &random) ?? "")" : "")
  }
}

private struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
