import Testing
import VCDiagnostics
import VCImporters
import VCModel
import VCReplay

/// A family tree of random containers; presentations start at random members, each above the one before.
private struct RandomApp {
  private var random: SeededRandom
  private(set) var model = Model()
  private var count = 0

  init(seed: UInt64) {
    random = SeededRandom(seed)
    var root = tree(depth: 0)
    model.windows = [Window(root: root)]
    for _ in 0..<Int.random(in: 0..<4, using: &random) {
      let presented = tree(depth: 0)
      let style =
        [ModalPresentationStyle.fullScreen, .pageSheet, .formSheet, .overFullScreen, .popover, .overCurrentContext]
        .randomElement(using: &random) ?? .fullScreen
      model.presentations.append(
        Presentation(
          presented: presented, by: root, initiator: nil, requestedStyle: style, resolvedStyle: style, style: style))
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
    let back = Replay(try #require(result.value)).hierarchy
    #expect(signature(back) == signature(hierarchy), "\(text)")
    #expect(back.printedHierarchy == text)
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
