import VCDiagram
import VCModel
import VCWords

/// The sentences that describe a hierarchy figure.
struct HierarchyWords {
  /// The number of families that are described; the rest are only counted.
  private static let familyLimit = 12
  /// The number of presentations in the short text; the rest are only counted.
  private static let presentationLimit = 4
  /// The number of children that are named.
  private static let childLimit = 8
  /// The number of containers in a family whose children are named, besides its top.
  private static let containerLimit = 8

  private let hierarchy: Hierarchy
  private let tops: [ControllerID]
  private let lead: String?
  private let exposures: [ControllerID: Exposure]
  /// The kind of figure and its moment, if the model has steps: "Hierarchy, after step 4".
  private let heading: String

  /// - Parameters:
  ///   - hierarchy: The hierarchy of the figure.
  ///   - tops: The tops of the families in the figure.
  ///   - lead: The author's description of the figure.
  ///   - heading: The kind of figure and its moment.
  ///   - exposures: How much of each controller is visible.
  init(
    _ hierarchy: Hierarchy, tops: [ControllerID], lead: String?, heading: String, exposures: [ControllerID: Exposure]
  ) {
    self.hierarchy = hierarchy
    self.tops = tops
    self.lead = lead
    self.heading = heading
    self.exposures = exposures
  }

  /// The subject of the figure, then who presents whom, and the visible controllers. Figures of several moments or kinds often
  /// share the author's description.
  var brief: String {
    let presentations = presentations
    guard !presentations.isEmpty else {
      return [lead?.singleLine ?? counts, visibility].compactMap(\.self).joined(separator: " ")
    }
    let clauses = presentations + VisibilitySummary(hierarchy, exposures).clauses
    let content = clauses.dropFirst().reduce(clauses[0]) { say("\($0); \($1)") }
    return [lead?.singleLine.asSentence, say("\(say("\(heading): \(content)")).")].compactMap(\.self)
      .joined(separator: " ")
  }

  /// The presentations between the families of the figure, as clauses.
  private var presentations: [String] {
    let drawn = Set(tops)
    let all = hierarchy.presentations.filter {
      drawn.contains($0.presented) && drawn.contains(hierarchy.familyTop(of: $0.presenter))
    }
    let words = all.prefix(Self.presentationLimit).map {
      let (presenter, presented) = (hierarchy.words(for: $0.presenter), hierarchy.words(for: $0.presented))
      return say("\(presenter) presents \(presented) \(hierarchy.stylePhrase(of: $0))")
    }
    let rest = all.count - words.count
    return rest > 0 ? words + [counted(rest, "more presentation", plural: "more presentations")] : words
  }

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
    for top in tops.prefix(Self.familyLimit) { sentences += [sentence(about: top)] + contents(of: top) }
    if tops.count > Self.familyLimit {
      sentences.append(say("And \(counted(tops.count - Self.familyLimit, "more family", plural: "more families"))."))
    }
    if let visibility { sentences.append(visibility) }
    return sentences
  }

  private func sentence(about top: ControllerID) -> String {
    if hierarchy.isInferred(top) { return partSentence(about: top) }
    let title = hierarchy.title(of: top).inSentence
    let kind = hierarchy.controller(top)?.mark.wordsWithArticle ?? say("a view controller")
    var sentence: String
    if let presentation = hierarchy.presentation(of: top) {
      let presenter = hierarchy.words(for: presentation.presenter)
      sentence = say("\(title), \(kind), is presented by \(presenter) \(hierarchy.stylePhrase(of: presentation))")
      if let initiator = presentation.initiator, initiator != presentation.presenter {
        sentence = say("\(sentence), asked by \(hierarchy.words(for: initiator))")
      }
      if let trigger = presentation.trigger { sentence = say("\(sentence) (\(trigger.singleLine.isolated))") }
    } else if let window = hierarchy.windows.first(where: { hierarchy.familyTop(of: $0.root) == top }) {
      // The window is only named if there are several.
      sentence =
        hierarchy.windows.count > 1
        ? say("\(title), \(kind), is the root of the window \(window.id.singleLine)")
        : say("\(title), \(kind), is the root of the window")
    } else {
      sentence = say("\(title), \(kind), is not in a window")
    }
    if let children = children(of: top) { sentence = say("\(sentence); it contains \(children)") }
    return say("\(sentence).")
  }

  /// Returns a sentence about each container in a family, besides its top.
  private func contents(of top: ControllerID) -> [String] {
    hierarchy.family(under: top).lazy.filter { $0 != top }.compactMap { id in
      children(of: id).map { say("\(say("\(hierarchy.words(for: id)) contains \($0)")).") }
    }.prefix(Self.containerLimit).map(\.self)
  }

  /// Returns the children of a controller as an enumeration; `nil` if it has none.
  private func children(of id: ControllerID) -> String? {
    let children = hierarchy.children(of: id).map(hierarchy.words(for:))
    guard !children.isEmpty else { return nil }
    let named = enumeration(Array(children.prefix(Self.childLimit)))
    return children.count > Self.childLimit ? say("\(named), among others") : named
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
