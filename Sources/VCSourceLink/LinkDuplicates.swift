import VCDiagnostics
import VCModel

extension [NavigationMapFragment.Link] {
  /// The links without duplicates, and without those of unknown source that have a known one at the same place: several calls
  /// may lead there, and for some of them the source cannot be found.
  var withoutDuplicates: Self {
    var known: Set<LinkIdentity> = []
    let different = filter { known.insert(LinkIdentity($0)).inserted }
    let withSource = Set(different.filter { $0.source != nil }.map(LinkIdentity.init(regardlessOfSource:)))
    return different.filter { $0.source != nil || !withSource.contains(LinkIdentity(regardlessOfSource: $0)) }
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
  private let place: SourceLocation?
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
}
