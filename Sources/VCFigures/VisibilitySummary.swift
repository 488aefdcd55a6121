import VCModel
import VCWords

/// The sentence about visible controllers: the deepest ones on screen, the partly covered ones, and the unknown ones.
struct VisibilitySummary {
  private let whole: [String]
  private let part: [String]
  private let unknown: [String]

  init(_ hierarchy: Hierarchy, _ exposures: [ControllerID: Exposure]) {
    func words(_ exposure: Exposure) -> [ControllerID] {
      hierarchy.ids.filter { exposures[$0] == exposure && hierarchy.visibleChildren(of: $0).isEmpty }
    }
    let front = hierarchy.visible
    let whole = front.filter { exposures[$0] == .onScreen } + words(.onScreen).filter { !front.contains($0) }
    self.whole = whole.map(hierarchy.words(for:))
    part = words(.partlyCovered).map(hierarchy.words(for:))
    unknown = words(.unknown).map(hierarchy.words(for:))
  }

  /// A sentence such as "Visible: Reply; partly visible: Inbox."; `nil` if nothing is known.
  var sentence: String? {
    let doubt = unknown.isEmpty ? nil : say("How much of \(enumeration(unknown)) is covered is unknown.")
    let sentences = [visibility, doubt].compactMap(\.self)
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }

  /// The same as parts of a sentence, without what is unknown.
  var clauses: [String] {
    (whole.isEmpty ? [] : [say("visible: \(enumeration(whole))")])
      + (part.isEmpty ? [] : [say("partly visible: \(enumeration(part))")])
  }

  private var visibility: String? {
    if whole.isEmpty, part.isEmpty { return nil }
    if whole.isEmpty { return say("Partly visible: \(enumeration(part)).") }
    if part.isEmpty { return say("Visible: \(enumeration(whole)).") }
    return say("Visible: \(enumeration(whole)); partly visible: \(enumeration(part)).")
  }
}
