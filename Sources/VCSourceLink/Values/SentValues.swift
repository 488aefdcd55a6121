import VCModel
import VCSourceFacts

/// The values that some code is known to send to the places that map them to views.
struct SentValues {
  /// The places that create values with a view inside.
  private(set) var creations: Set<Place> = []
  private var values: Set<CaseValue> = []
  /// The values that code puts on a path.
  private var pushed: Set<CaseValue> = []
  /// The values that code selects, or assigns to a property that may be a selection.
  private var selected: Set<CaseValue> = []
  /// The values that code shows in other ways than the mapping says, `routes.presentSheet(.detail)`, and those that it pushes.
  private var shownOtherwise: Set<CaseValue> = []
  private var shownByPush: Set<CaseValue> = []
  /// The places of views that several mappings share, in functions such as `route.destination()` and in views with a route.
  private let shared: Set<Place>
  private var reported: Set<Place> = []

  init(mappings: [RouteTable.Mapping]) {
    var known: Set<Place> = []
    let places = mappings.flatMap { mapping in Set(mapping.finding.target.outcome.candidates.compactMap(\.place)) }
    shared = Set(places.filter { !known.insert($0).inserted })
  }

  /// - Parameter isFound: Whether it is known where the value leads.
  mutating func insert(_ value: CaseValue, of send: RouteTable.Send, isFound: Bool) {
    if isFound {
      if [nil, .destination].contains(send.relation) {
        shownByPush.insert(value)
      } else {
        shownOtherwise.insert(value)
      }
    }
    switch send.sink {
    case .selection: selected.insert(value)
    case .item where !isFound: selected.insert(value)
    case .path where isFound: pushed.insert(value)
    case .path, .item, .sheet, .part, .coordinator, .stream: break
    }
    guard isFound else { return }
    if let creation = value.creation { creations.insert(creation) }
    values.insert(value)
  }

  /// Returns whether a value is only pushed, so that no column is known to show it.
  func isOnlyPushed(_ value: CaseValue) -> Bool { pushed.contains(value) && !selected.contains(value) }

  /// Returns whether no code shows a value as the mapping of its stack does: it is only the root or only in sheets.
  func isNeverPushed(_ value: CaseValue) -> Bool { shownOtherwise.contains(value) && !shownByPush.contains(value) }

  /// Returns whether a mapping has a transition of its own for a value. Stacks that share a function, and sheets that share a
  /// view, have one transition together, and none if the value is sent: each of them shows only some of the values.
  mutating func isReported(_ value: CaseValue, at place: Place) -> Bool {
    guard shared.contains(place) else { return true }
    return !values.contains(value) && reported.insert(place).inserted
  }
}
