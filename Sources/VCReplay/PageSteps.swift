import VCModel

// Pages of the data source, and the visible ones (R180).
extension Replayer {
  mutating func turnPage(_ turn: PageTurn, of pages: ControllerID, _ record: inout StepRecord) {
    guard hierarchy.kind(of: pages) == .page else {
      return record.ignore(.notAContainer, "'\(pages)' is not a page view controller", about: pages)
    }
    let all = hierarchy.read(pages) { $0.pages } ?? []
    let shown = hierarchy.children(of: pages)
    // With a spine in the middle, the last page may be shown alone.
    let count = max(shown.count, hierarchy.read(pages) { $0.children.count } ?? 0, 1)
    let next: ArraySlice<ControllerID>?
    switch turn {
    case .forward: next = all.firstIndex { $0 == shown.last }.map { all.dropFirst($0 + 1).prefix(count) }
    case .backward: next = all.firstIndex { $0 == shown.first }.map { all.prefix($0).suffix(count) }
    // Code may show any controller, including one that the data source does not provide.
    case .to(let page):
      next = all.firstIndex(of: page).map { all.dropFirst($0 / count * count).prefix(count) } ?? [page]
    }
    guard let next, !next.isEmpty, Array(next) != shown else {
      return record.ignore(.noPage, "the data source of '\(pages)' has no further page", about: pages)
    }
    for page in next where hierarchy.parent(of: page) != pages {
      guard canContain(page, in: pages, &record) else { return }
    }
    hierarchy.setChildren(Array(next), of: pages)
    record.explain(.turned(pages, Array(next)))
    noteRemovedPresenters(shown.filter { !next.contains($0) }, &record)
  }
}
