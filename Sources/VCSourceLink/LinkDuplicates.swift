import VCDiagnostics
import VCModel

extension [NavigationMapFragment.Link] {
  /// The links of a file without duplicates, and without those of unknown source that have a known one at the same place: several
  /// calls may lead there, and for some of them the source cannot be found. The links of a modifier that all views have are only
  /// for values that no view sends.
  func withoutDuplicates(besides sent: SentValueLinks) -> Self {
    var known: Set<LinkIdentity> = []
    let different = filter { known.insert(LinkIdentity($0)).inserted }
    let withSource = Set(different.filter { $0.source != nil }.map(LinkIdentity.init(regardlessOfSource:)))
    return different.filter { link in
      link.source != nil
        || !withSource.contains(LinkIdentity(regardlessOfSource: link))
          && !(link.isOfModifierOfAllViews && sent.contain(link))
    }
  }
}

/// The links of values that known views send, in all files.
struct SentValueLinks {
  private let links: Set<LinkIdentity>

  init(_ fragments: [NavigationMapFragment]) {
    let sent = fragments.flatMap { $0.links.filter { $0.source != nil && $0.transition.via != nil } }
    links = Set(sent.map(LinkIdentity.init(ofValue:)))
  }

  /// Returns whether a known view sends the value of a link.
  func contain(_ link: NavigationMapFragment.Link) -> Bool { links.contains(LinkIdentity(ofValue: link)) }
}

extension NavigationMapFragment.Link {
  /// Whether the link is that of a value which a modifier in an extension of `View` turns into a screen.
  fileprivate var isOfModifierOfAllViews: Bool {
    transition.via != nil && transition.site == "View" && transition.evidence != .oneHop
  }
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
