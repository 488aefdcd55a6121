import VCModel

// A search is a bar until it is active, and then a presentation (R173, R78).
extension Replayer {
  /// Taps the search bar: the search controller is presented in the nearest context of the screen that owns it.
  mutating func activateSearch(_ search: ControllerID, _ record: inout StepRecord) {
    guard
      let owner = hierarchy.ids.first(where: { id in
        hierarchy.read(id) { $0.searchController == search } ?? false
      })
    else {
      return record.ignore(
        .noSearch, "'\(search)' is not the search controller of any navigation item", about: search)
    }
    // Setting `isActive` again changes nothing.
    guard hierarchy.presentation(of: search) == nil else { return record.ignore() }
    // The style is implied by the name of the class; a subclass of `UISearchController` has the same one.
    let isKnown = hierarchy.read(search) { $0.isSearchController } ?? false
    present(search, from: owner, PresentationSettings(style: isKnown ? nil : .custom), &record)
    if record.outcome == .performed { record.explain(.searchActive(search, owner)) }
  }

  /// Taps Cancel, which dismisses the search unless a transition of it is running (R75).
  mutating func cancelSearch(_ search: ControllerID, _ record: inout StepRecord) {
    guard hierarchy.presentation(of: search) != nil else {
      return record.ignore(
        .notPresented, "the search '\(search)' is not active", suggestion: "activate it first", about: search)
    }
    let removed = hierarchy.presentedControllers(from: search)
    guard !refusesDismissal(of: removed, from: search, &record) else { return }
    remove(removed, &record)
    record.explain(.searchEnds(search))
  }
}
