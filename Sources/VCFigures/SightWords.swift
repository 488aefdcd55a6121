import VCModel
import VCWords

/// Says what a person sees: the deepest controllers on screen, and those of which a part is left.
struct SightWords {
  private let whole: [String]
  private let part: [String]

  init(_ hierarchy: Hierarchy, _ exposures: [ControllerID: Exposure]) {
    func words(_ exposure: Exposure) -> [ControllerID] {
      hierarchy.ids.filter { exposures[$0] == exposure && hierarchy.visibleChildren(of: $0).isEmpty }
    }
    let front = hierarchy.visible
    let whole = front.filter { exposures[$0] == .onScreen } + words(.onScreen).filter { !front.contains($0) }
    self.whole = whole.map(hierarchy.words(for:))
    part = words(.partlyCovered).map(hierarchy.words(for:))
  }

  /// "A person sees Reply, and a part of Inbox."; `nil` where nothing is known to be on screen.
  var sentence: String? {
    if whole.isEmpty, part.isEmpty { return nil }
    if whole.isEmpty { return say("A person sees a part of \(enumeration(part)).") }
    if part.isEmpty { return say("A person sees \(enumeration(whole)).") }
    return say("A person sees \(enumeration(whole)), and a part of \(enumeration(part)).")
  }
}
