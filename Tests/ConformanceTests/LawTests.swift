import Testing
import VCConformance
import VCModel

@testable import VCReplay

/// Invariants, tested with random operations. A failure names its seed and step.
@Suite struct LawTests {
  private static let seeds: [UInt64] = Array(1...16)
  private static let options = ReplayOptions(continuesAfterException: true)

  @Test(arguments: seeds) func pointersAgreeAfterEveryStep(seed: UInt64) {
    replay(seed: seed) { replayer, record, _ in
      let complaints = replayer.hierarchy.contradictions
      #expect(complaints == [], "seed \(seed), step \(record.index): \(record.step.operation)")
    }
  }

  @Test(arguments: seeds) func aStepThatIsNotPerformedChangesNothing(seed: UInt64) {
    replay(seed: seed) { replayer, record, before in
      guard record.outcome != .performed else { return }
      #expect(replayer.hierarchy == before, "seed \(seed), step \(record.index): \(record.step.operation)")
    }
  }

  @Test(arguments: seeds) func dismissingWhatWasJustPresentedRestoresTheState(seed: UInt64) {
    replay(seed: seed) { replayer, record, before in
      guard let presentation = record.presentation, case .present(_, _, nil, _, nil, _) = record.step.operation,
        replayer.hierarchy.presentation(by: presentation.presented) == nil,
        replayer.hierarchy.presentedControllers(from: presentation.presented).count == 1
      else { return }
      var undone = replayer
      let dismissal = undone.perform(.dismiss(presentation.presented))
      #expect(dismissal.dismissed == [presentation.presented], "seed \(seed), step \(record.index)")
      #expect(undone.hierarchy == before, "seed \(seed), step \(record.index)")
    }
  }

  @Test(arguments: seeds) func replayIsDeterministic(seed: UInt64) {
    var first = Replayer(RandomOperations.model, options: Self.options)
    var second = first
    var operations = RandomOperations(seed: seed)
    for _ in 0..<200 {
      let operation = operations.next()
      #expect(first.perform(operation) == second.perform(operation))
    }
    #expect(first.hierarchy == second.hierarchy)
  }

  @Test(arguments: seeds) func everyReasonIsASentenceWithARule(seed: UInt64) {
    replay(seed: seed) { _, record, _ in
      for reason in record.reasons {
        #expect(!reason.sentence.isEmpty && !reason.source.isEmpty, "seed \(seed), step \(record.index): \(reason)")
      }
    }
  }

  @Test(arguments: seeds) func appearanceTellsWhatCameAndWent(seed: UInt64) {
    replay(seed: seed) { replayer, record, before in
      var shown = Set(before.inWindow)
      for change in record.appearance {
        let isNews = change.appears ? shown.insert(change.controller).inserted : shown.remove(change.controller) != nil
        #expect(isNews, "seed \(seed), step \(record.index)")
      }
      #expect(shown == Set(replayer.hierarchy.inWindow), "seed \(seed), step \(record.index)")
    }
  }

  @Test(arguments: seeds) func whatIsShownIsKeptUpToDateInItsOrder(seed: UInt64) {
    replay(seed: seed) { replayer, record, _ in
      guard record.outcome == .performed, replayer.running.isEmpty else { return }
      #expect(
        replayer.shown == replayer.hierarchy.nodesInWindow(),
        "seed \(seed), step \(record.index): \(record.step.operation)")
    }
  }

  @Test(arguments: seeds) func theOrderOfIndependentFamiliesDoesNotMatter(seed: UInt64) {
    let left = Self.localOperations(seed: seed, side: ".left")
    let right = Self.localOperations(seed: seed &+ 1_000, side: ".right")
    let orders = [left + right, right + left, zip(left, right).flatMap { [$0, $1] }]
    let hierarchies = orders.map { operations in
      var replayer = Replayer(RandomApp.model(sides: [".left", ".right"]), options: Self.options)
      for operation in operations { replayer.perform(operation) }
      return replayer.hierarchy
    }
    let first = hierarchies[0]
    for other in hierarchies.dropFirst() {
      #expect(Set(first.ids) == Set(other.ids), "seed \(seed)")
      for id in first.ids {
        #expect(first.children(of: id) == other.children(of: id), "seed \(seed)")
        for pointer in Pointer.allCases { #expect(first[pointer, of: id] == other[pointer, of: id], "seed \(seed)") }
      }
      #expect(first.outline == other.outline, "seed \(seed)")
      #expect(first.inWindow == other.inWindow, "seed \(seed)")
    }
  }

  /// Operations on one side of the model that affect only its own families.
  private static func localOperations(seed: UInt64, side: String) -> [VCModel.StepOperation] {
    var operations = RandomOperations(seed: seed, side: side)
    var result: [VCModel.StepOperation] = []
    while result.count < 60 {
      let operation = operations.next()
      switch operation {
      // These concern the whole device, or the topmost controller.
      case .traits, .rotate, .collapse, .expand, .tapOutside, .interactiveDismiss: continue
      default: result.append(operation)
      }
    }
    return result
  }

  /// Each block of steps is timed by the fastest of three replays, so that other load does not affect the result.
  @Test func theLastStepsCostNoMoreThanTheFirst() {
    let blocks = 5
    var fastest = Array(repeating: Duration.seconds(3_600), count: blocks)
    for _ in 0..<3 {
      var operations = RandomOperations(seed: 7)
      var replayer = Replayer(RandomOperations.model, options: Self.options)
      for block in 0..<blocks {
        let time = ContinuousClock().measure { for _ in 0..<2_000 { replayer.perform(operations.next()) } }
        fastest[block] = min(fastest[block], time)
      }
    }
    #expect(fastest[blocks - 1] <= max(fastest[0], fastest[1]) * 2, "\(fastest)")
  }

  @Test func tenThousandStepsNeverTrap() {
    var operations = RandomOperations(seed: 2026)
    var replayer = Replayer(RandomOperations.model, options: Self.options)
    let size = replayer.hierarchy.ids.count
    var performed = 0
    for _ in 0..<10_000 where replayer.perform(operations.next()).outcome == .performed { performed += 1 }
    #expect(performed > 1_000)
    #expect(replayer.hierarchy.contradictions == [])
    // Only the navigation controllers that wrap columns are added.
    #expect(replayer.hierarchy.ids.count <= 2 * size)
  }

  @Test func aLongChainIsNoProblem() {
    let ids = (0..<1_000).map { ControllerID("c\($0)") }
    var replayer = Replayer(Model(controllers: ids.map { Controller($0) }, windows: [AppWindow(root: "c0")]))
    for (below, above) in zip(ids, ids.dropFirst()) {
      #expect(replayer.perform(.present(above, from: below, style: .overCurrentContext)).outcome == .performed)
    }
    #expect(replayer.perform(.dismiss("c0")).dismissed.count == ids.count - 1)
  }

  private func replay(seed: UInt64, _ check: (Replayer, StepRecord, Hierarchy) -> Void) {
    var operations = RandomOperations(seed: seed)
    var replayer = Replayer(RandomOperations.model, options: Self.options)
    for _ in 0..<150 {
      let before = replayer.hierarchy
      let record = replayer.perform(operations.next())
      check(replayer, record, before)
    }
  }
}

extension Hierarchy {
  /// All contradictions between pointers.
  fileprivate var contradictions: [String] {
    var result: [String] = []
    for id in ids {
      for child in children(of: id) where parent(of: child) != id { result.append("\(child) is no child of \(id)") }
      if let parent = parent(of: id), !children(of: parent).contains(id) { result.append("\(parent) forgot \(id)") }
      if Set(children(of: id)).count != childCount(of: id) { result.append("\(id) has a child twice") }
      if let presented = presentedViewController(of: id) {
        let presenter = presentingViewController(of: presented)
        if presenter != id, presenter.map({ !isAncestor($0, of: id) }) ?? true {
          result.append("\(id) sees \(presented), which \(presenter?.rawValue ?? "nobody") presents")
        }
      }
      if presentingViewController(of: id) != presentingViewController(of: familyTop(of: id)) {
        result.append("\(id) and the top of its family have different presenters")
      }
      if isConnectedToWindow(id) != reachesWindow(id) { result.append("\(id) hangs in a window or not, and both") }
    }
    for edge in presentations {
      if parent(of: edge.presented) != nil { result.append("\(edge.presented) is presented and has a parent") }
      if presentation(by: edge.presenter)?.presented != edge.presented { result.append("\(edge.presenter) forgot") }
      if presentingViewController(of: edge.presented) != edge.presenter { result.append("\(edge.presented) forgot") }
    }
    return result
  }

  /// Whether a window's root can be reached through parents and presenters, computed independently.
  private func reachesWindow(_ id: ControllerID) -> Bool {
    var top = familyTop(of: id)
    while let edge = presentation(of: top) { top = familyTop(of: edge.presenter) }
    return windows.contains { $0.root == top }
  }
}
