import VCDiagram
import VCModel
import VCWords

/// The sentences that describe a hierarchy figure.
struct HierarchyWords {
  /// The number of families that are described; the rest are only counted.
  private static let familyLimit = 12

  private let hierarchy: Hierarchy
  private let tops: [ControllerID]
  private let lead: String?
  private let exposures: [ControllerID: Exposure]

  init(_ hierarchy: Hierarchy, tops: [ControllerID], lead: String?, exposures: [ControllerID: Exposure]) {
    self.hierarchy = hierarchy
    self.tops = tops
    self.lead = lead
    self.exposures = exposures
  }

  /// The subject of the figure and the visible controllers.
  var brief: String { [lead?.singleLine ?? counts, visibility].compactMap { $0 }.joined(separator: " ") }

  private var counts: String {
    guard !tops.isEmpty else { return say("There are no view controllers.") }
    let members = tops.flatMap(hierarchy.family(under:))
    return say(
      "\(counted(tops.count, "family", plural: "families")) with \(counted(members.count, "view controller")).")
  }

  private var visibility: String? { VisibilitySummary(hierarchy, exposures).sentence }

  var sentences: [String] {
    var sentences = [lead?.singleLine, counts].compactMap { $0 }
    guard !tops.isEmpty else { return sentences }
    sentences += tops.prefix(Self.familyLimit).map(sentence)
    if tops.count > Self.familyLimit {
      sentences.append(say("And \(counted(tops.count - Self.familyLimit, "more family", plural: "more families"))."))
    }
    if let visibility { sentences.append(visibility) }
    return sentences
  }

  private func sentence(about top: ControllerID) -> String {
    if hierarchy.isInferred(top) { return partSentence(about: top) }
    let title = hierarchy.title(of: top)
    let kind = hierarchy.controller(top)?.mark.wordsWithArticle ?? say("a view controller")
    var sentence: String
    if let presentation = hierarchy.presentation(of: top) {
      let presenter = hierarchy.words(for: presentation.presenter)
      sentence = say("\(title), \(kind), is presented by \(presenter) \(hierarchy.stylePhrase(of: presentation))")
      if let initiator = presentation.initiator, initiator != presentation.presenter {
        sentence = say("\(sentence), asked by \(hierarchy.words(for: initiator))")
      }
      if let trigger = presentation.trigger { sentence = say("\(sentence) (\(trigger.singleLine))") }
    } else if let window = hierarchy.windows.first(where: { hierarchy.familyTop(of: $0.root) == top }) {
      // The window is only named if there are several.
      sentence =
        hierarchy.windows.count > 1
        ? say("\(title), \(kind), is the root of the window \(window.id.singleLine)")
        : say("\(title), \(kind), is the root of the window")
    } else {
      sentence = say("\(title), \(kind), is not in a window")
    }
    let children = hierarchy.children(of: top).map(hierarchy.words(for:))
    if !children.isEmpty { sentence = say("\(sentence); it contains \(enumeration(Array(children.prefix(8))))") }
    if children.count > 8 { sentence = say("\(sentence), among others") }
    return say("\(sentence).")
  }

  /// Returns a sentence about a part of a family, since a dump may begin in the middle of one.
  private func partSentence(about top: ControllerID) -> String {
    let children = hierarchy.children(of: top).map(hierarchy.words(for:))
    let presented = hierarchy.presentations(by: top).map { hierarchy.words(for: $0.presented) }
    var parts: [String] = []
    if !children.isEmpty { parts.append(say("contains \(enumeration(children))")) }
    if !presented.isEmpty { parts.append(say("presents \(enumeration(presented))")) }
    return say("A controller that is not in the dump \(enumeration(parts)).")
  }
}

extension NodeMark {
  /// The kind with its article, such as "a navigation controller".
  fileprivate var wordsWithArticle: String {
    switch self {
    case .content: say("a view controller")
    case .navigation: say("a navigation controller")
    case .tabBar: say("a tab bar controller")
    case .split: say("a split view controller")
    case .page: say("a page view controller")
    case .container: say("a container view controller")
    case .alert: say("an alert controller")
    case .hosting: say("a hosting controller")
    case .view: say("a view")
    case .system: say("a system controller")
    }
  }
}
