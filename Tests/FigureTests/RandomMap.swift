import VCDiagnostics
import VCModel

/// The same numbers on every run, so that failures are reproducible.
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: Int) { state = UInt64(seed) }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

extension NavigationMap {
  private static let triggers = [
    "Add", "Done", "Show details", "Forgot password?", "Continue as guest", "showDetail", "Filter results", "cell",
  ]

  /// An app of several storyboards, with hubs, transitions to the same screen, parallel transitions, and labels on most
  /// of them.
  static func random(_ seed: Int, screens count: Int, waysPerScreen: Double) -> NavigationMap {
    var random = SeededRandom(seed)
    let groups = max(2, count / 14)
    func group(_ screen: Int) -> Int { min(screen * groups / count, groups - 1) }
    var map = NavigationMap()
    for screen in 0..<count {
      let place = MapOrigin(
        kind: .storyboard, location: SourceLocation(file: "S\(group(screen)).storyboard", line: screen))
      var controller = MapController(id: "Screen\(screen)ViewController", title: "Screen \(screen)", origins: [place])
      controller.className = controller.id
      controller.storyboard = "S\(group(screen))"
      map.controllers.append(controller)
    }
    let hubs = (0...(count / 30)).map { _ in Int.random(in: 0..<count, using: &random) }
    func join(_ source: Int, _ target: Int) {
      let relation: MapTransition.Relation =
        [.show, .show, .present, .push, .unwind, .embed, .popover].randomElement(using: &random) ?? .show
      let hasWords = relation != .embed && Int.random(in: 0..<4, using: &random) > 0
      map.transitions.append(
        MapTransition(
          source: map.controllers[source].id, target: map.controllers[target].id, relation: relation,
          trigger: hasWords ? triggers.randomElement(using: &random) : nil, evidence: .storyboard,
          origin: MapOrigin(kind: .storyboard, location: SourceLocation(file: "S.storyboard", line: 9))))
    }
    for screen in 1..<count { join(Int.random(in: max(0, screen - 6)..<screen, using: &random), screen) }
    while Double(map.transitions.count) < Double(count) * waysPerScreen {
      let source = Int.random(in: 0..<count, using: &random)
      switch Int.random(in: 0..<10, using: &random) {
      case 0: join(source, source)
      case 1...3: join(source, hubs.randomElement(using: &random) ?? 0)
      case 4...7: join(source, min(max(source + Int.random(in: -9...9, using: &random), 0), count - 1))
      default: join(source, Int.random(in: 0..<count, using: &random))
      }
    }
    return map
  }
}
