/// Reasons that several sheets have in the same words, separated from those of a single sheet.
///
/// A reason that applies to a family applies to each of its members: repeated for each, these are a quarter of a large
/// page.
struct SharedReasons {
  /// A part of a sheet's reasons, in order.
  enum Part: Hashable {
    case own(Page.Reason)
    /// The position of a list elsewhere on the page.
    case shared(Int)
  }

  /// The distinct lists, in the order in which they first occur.
  private(set) var lists: [[Page.Reason]] = []
  private var positions: [[Page.Reason]: Int] = [:]
  /// The number of sheets with each reason.
  private var users: [Page.Reason: Int] = [:]

  init(_ sheets: [Page.Sheet]) {
    for sheet in sheets { for reason in Set(sheet.reasons) { users[reason, default: 0] += 1 } }
    var seen: Set<[Page.Reason]> = []
    for run in sheets.flatMap(runs) where isShared(run) && !seen.insert(run).inserted && positions[run] == nil {
      positions[run] = lists.count
      lists.append(run)
    }
  }

  /// Returns the reasons of a sheet, with references to lists that it shares with others.
  func parts(of sheet: Page.Sheet) -> [Part] {
    runs(of: sheet).flatMap { run in positions[run].map { [.shared($0)] } ?? run.map(Part.own) }
  }

  /// A single sentence is as short as a reference to it.
  private func isShared(_ run: [Page.Reason]) -> Bool { run.count > 1 && isShared(run[0]) }

  private func isShared(_ reason: Page.Reason) -> Bool { (users[reason] ?? 0) > 1 }

  /// Returns the runs of consecutive reasons that are all shared, or all not shared.
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
