import VCDiagram
import VCModel

/// Says in sentences what a hierarchy figure shows.
struct HierarchyWords {
  /// Beyond this many families the rest is only counted.
  private static let familyLimit = 12

  private let hierarchy: Hierarchy
  private let tops: [ControllerID]
  private let lead: String?

  init(_ hierarchy: Hierarchy, tops: [ControllerID], lead: String?) {
    self.hierarchy = hierarchy
    self.tops = tops
    self.lead = lead
  }

  var text: String {
    guard !tops.isEmpty else {
      return [lead?.singleLine, "There are no view controllers."].compactMap { $0 }.joined(separator: " ")
    }
    let members = tops.flatMap(hierarchy.family(under:))
    var sentences = [lead?.singleLine].compactMap { $0 }
    sentences.append(
      "\(counted(tops.count, "family", plural: "families")) with \(counted(members.count, "view controller")).")
    sentences += tops.prefix(Self.familyLimit).map(sentence)
    if tops.count > Self.familyLimit {
      sentences.append("And \(counted(tops.count - Self.familyLimit, "more family", plural: "more families")).")
    }
    let visible = hierarchy.visible.map(hierarchy.words(for:))
    if !visible.isEmpty { sentences.append("A person sees \(enumeration(visible)).") }
    return sentences.joined(separator: " ")
  }

  private func sentence(about top: ControllerID) -> String {
    if hierarchy.isUnseen(top) { return partSentence(about: top) }
    let title = hierarchy.words(for: top)
    let kind = hierarchy.controller(top)?.mark.words ?? "view controller"
    var sentence = "\(title), \(article(kind)) \(kind), "
    if let presentation = hierarchy.presentation(of: top) {
      sentence +=
        "is presented by \(hierarchy.words(for: presentation.presenter)) \(hierarchy.stylePhrase(of: presentation))"
      if let initiator = presentation.initiator, initiator != presentation.presenter {
        sentence += ", asked for by \(hierarchy.words(for: initiator))"
      }
      if let trigger = presentation.trigger { sentence += " (\(trigger.singleLine))" }
    } else if hierarchy.windows.contains(where: { hierarchy.familyTop(of: $0.root) == top }) {
      sentence += "is the root of the window"
    } else {
      sentence += "is in no window"
    }
    let children = hierarchy.children(of: top).map(hierarchy.words(for:))
    if !children.isEmpty { sentence += "; it contains \(enumeration(Array(children.prefix(8))))" }
    if children.count > 8 { sentence += " among others" }
    return sentence + "."
  }

  /// A dump may begin in the middle of a family.
  private func partSentence(about top: ControllerID) -> String {
    let children = hierarchy.children(of: top).map(hierarchy.words(for:))
    let presented = hierarchy.presentations(by: top).map { hierarchy.words(for: $0.presented) }
    var parts: [String] = []
    if !children.isEmpty { parts.append("contains \(enumeration(children))") }
    if !presented.isEmpty { parts.append("presents \(enumeration(presented))") }
    return "A controller that is not in the dump \(enumeration(parts))."
  }

  private func article(_ word: String) -> String { word.hasPrefix("a") ? "an" : "a" }
}
