import Testing
import VCModel

/// The same numbers for the same seed, on every machine.
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}

private let ids = (0..<12).map { ControllerID("c\($0)") }

extension Hierarchy {
  fileprivate mutating func editAtRandom(using generator: inout SeededGenerator) {
    guard let first = ids.randomElement(using: &generator), let second = ids.randomElement(using: &generator),
      let style = ModalPresentationStyle.settable.randomElement(using: &generator)
    else { return }
    switch Int.random(in: 0..<8, using: &generator) {
    case 0, 1: append(first, to: second)
    case 2: detach(first)
    case 3: setChildren(Array(ids.shuffled(using: &generator).prefix(3)), of: first)
    case 4: select(first, in: second)
    case 5: endPresentation(of: first)
    default: present(first, by: second, style)
    }
  }

  /// All positions in which a controller is listed as a child.
  fileprivate func listings(of id: ControllerID) -> [ControllerID] {
    ids.flatMap { container in children(of: container).filter { $0 == id }.map { _ in container } }
  }

  /// Whether following parents, and presenters where there is no parent, ends.
  fileprivate func isBelowAnEnd(_ id: ControllerID) -> Bool {
    var here = id
    for _ in ids.indices {
      guard let next = parent(of: here) ?? presentation(of: here)?.presenter else { return true }
      here = next
    }
    return false
  }
}

@Suite struct InvariantTests {
  @Test(arguments: 1...10)
  func editsInAnyOrderKeepTheInvariants(seed: UInt64) {
    var generator = SeededGenerator(state: seed)
    var hierarchy = Hierarchy(screens: [])
    let kinds = ControllerKind.allCases
    for (position, id) in ids.enumerated() { hierarchy.insert(Controller(id, kind: kinds[position % kinds.count])) }
    hierarchy.setRoot("c1", ofWindow: "main")
    for _ in 0..<100 {
      hierarchy.editAtRandom(using: &generator)
      #expect(ids.allSatisfy { hierarchy.listings(of: $0) == (hierarchy.parent(of: $0).map { [$0] } ?? []) })
      #expect(ids.allSatisfy(hierarchy.isBelowAnEnd))
      let presentations = hierarchy.presentations
      #expect(Set(presentations.map(\.presenter)).count == presentations.count)
      #expect(presentations.allSatisfy { hierarchy.parent(of: $0.presented) == nil })
      #expect(presentations.allSatisfy { hierarchy.presentation(by: $0.presenter) == $0 })
      #expect(hierarchy.parent(of: "c1") == nil && hierarchy.presentation(of: "c1") == nil)
      #expect(Set(hierarchy.inWindow) == Set(ids.filter(hierarchy.isInWindow)))
    }
  }
}
