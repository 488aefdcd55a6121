import VCDiagnostics
import VCModel

extension [NavigationMapFragment.Link] {
  /// The links of a file without duplicates, and without those of unknown source that have a known one at the same place: several
  /// calls may lead there, and for some of them the source cannot be found. The links of a modifier that any view can have are
  /// only for values that no view sends.
  func withoutDuplicates(besides sent: SentValueLinks) -> Self {
    var known: Set<LinkIdentity> = []
    let different = filter { known.insert(LinkIdentity($0)).inserted }
    let withSource = Set(different.filter { $0.source != nil }.map(LinkIdentity.init(regardlessOfSource:)))
    return different.filter { link in
      !sent.replace(link) && (link.source != nil || !withSource.contains(LinkIdentity(regardlessOfSource: link)))
    }
  }
}

/// The links of values that known views send, in all files.
struct SentValueLinks {
  /// What a link shows, and how.
  private struct Shown: Hashable {
    let target: NavigationMapFragment.End
    let relation: MapTransition.Relation

    init(_ link: NavigationMapFragment.Link) {
      target = link.target
      relation = link.transition.relation
    }
  }

  private let links: Set<LinkIdentity>
  /// What the code that receives the values shows, by its place.
  private var places: [SourceLocation: Set<Shown>] = [:]
  private let modifiers: Set<String>

  /// - Parameter modifiers: The names of the app's modifiers of views.
  init(_ fragments: [NavigationMapFragment], modifiers: Set<String>) {
    let sent = fragments.flatMap { $0.links.filter { $0.source != nil && $0.isOfSentValue } }
    links = Set(sent.map(LinkIdentity.init(ofValue:)))
    for link in sent {
      guard let via = link.transition.via else { continue }
      places[via.location, default: []].insert(Shown(link))
    }
    self.modifiers = modifiers
  }

  /// Returns whether known screens send the values of a link whose own source is unknown, or of a modifier's link.
  func replace(_ link: NavigationMapFragment.Link) -> Bool {
    if link.source == nil, link.transition.via == nil,
      places[link.transition.origin.location]?.contains(Shown(link)) ?? false
    {
      return true
    }
    guard link.transition.via != nil, !link.isOfSentValue, let site = link.transition.site else { return false }
    let isOfModifier = site == "View" ? link.source == nil : modifiers.contains(site)
    return isOfModifier && links.contains(LinkIdentity(ofValue: link))
  }
}

extension NavigationMapFragment.Link {
  /// Whether the link is at the code that sends a value, rather than at the code that turns it into a screen.
  fileprivate var isOfSentValue: Bool { transition.via != nil && transition.evidence == .oneHop }
}

/// The properties that identify duplicate transitions, such as one in both branches of an `#if`, or a container's child that
/// several places in the container's code create from the same value.
private struct LinkIdentity: Hashable {
  private var source: NavigationMapFragment.End?
  private let target: NavigationMapFragment.End
  private let relation: MapTransition.Relation
  private let column: SplitColumn?
  private let identifier: String?
  private var place: SourceLocation?
  private let via: MapVia?

  init(_ link: NavigationMapFragment.Link) {
    let isPart = [.tab, .column, .root].contains(link.transition.relation) && link.transition.via != nil
    source = link.source
    target = link.target
    relation = link.transition.relation
    column = link.transition.column
    identifier = link.transition.identifier
    place = isPart ? nil : link.transition.origin.location
    via = link.transition.via
  }

  init(regardlessOfSource link: NavigationMapFragment.Link) {
    self.init(link)
    source = nil
  }

  init(ofValue link: NavigationMapFragment.Link) {
    self.init(regardlessOfSource: link)
    place = nil
  }
}
