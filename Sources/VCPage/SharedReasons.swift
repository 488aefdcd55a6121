/// Reasons that several sheets give in the same words, told apart from those that only one gives.
///
/// What holds for a family holds for each of its members: said at each, it is a quarter of a large page.
struct SharedReasons {
  /// A part of what a sheet says, in its order.
  enum Part: Hashable {
    case own(Page.Reason)
    /// The position of a list that stands elsewhere on the page.
    case shared(Int)
  }

  /// Each list once, in the order in which they first occur.
  private(set) var lists: [[Page.Reason]] = []
  private var positions: [[Page.Reason]: Int] = [:]
  /// How many sheets give a reason.
  private var users: [Page.Reason: Int] = [:]

  init(_ sheets: [Page.Sheet]) {
    for sheet in sheets { for reason in Set(sheet.reasons) { users[reason, default: 0] += 1 } }
    var seen: Set<[Page.Reason]> = []
    for run in sheets.flatMap(runs) where isShared(run) && !seen.insert(run).inserted && positions[run] == nil {
      positions[run] = lists.count
      lists.append(run)
    }
  }

  /// What a sheet says, with lists where it says the same as others.
  func parts(of sheet: Page.Sheet) -> [Part] {
    runs(of: sheet).flatMap { run in positions[run].map { [.shared($0)] } ?? run.map(Part.own) }
  }

  /// A single sentence is as short as the words that lead to it.
  private func isShared(_ run: [Page.Reason]) -> Bool { run.count > 1 && isShared(run[0]) }

  private func isShared(_ reason: Page.Reason) -> Bool { (users[reason] ?? 0) > 1 }

  /// Reasons that follow each other and are all given by others, too, or all by none.
  private func runs(of sheet: Page.Sheet) -> [[Page.Reason]] {
    sheet.reasons.reduce(into: []) { runs, reason in
      if let last = runs.last?.last, isShared(last) == isShared(reason) {
        runs[runs.count - 1].append(reason)
      } else {
        runs.append([reason])
      }
    }
  }
}
