/// How many scenes and segues each of the 690 storyboards has: 1,033 scenes and 301 segues in all, as in the real files
/// that they stand for. Most storyboards have one scene; few have many.
enum StoryboardPlan {
  struct Storyboard {
    var scenes: Int
    var segues: Int
  }

  /// In an order in which large and small ones are mixed.
  static let storyboards: [Storyboard] = {
    let groups: [(count: Int, Storyboard)] = [
      (552, Storyboard(scenes: 1, segues: 0)), (42, Storyboard(scenes: 2, segues: 0)),
      (27, Storyboard(scenes: 2, segues: 1)), (46, Storyboard(scenes: 4, segues: 3)),
      (2, Storyboard(scenes: 6, segues: 5)), (21, Storyboard(scenes: 7, segues: 6)),
    ]
    let all = groups.flatMap { Array(repeating: $0.1, count: $0.count) }
    // 433 has no divisor in common with 690, so that every place is taken once.
    return all.indices.map { all[$0 * 433 % all.count] }
  }()

  /// What a segue is, in turn: as often as in real files.
  static let kinds = [
    "relationship", "show", "presentation", "relationship", "show", "push", "relationship", "show", "embed",
    "relationship", "show", "unwind", "relationship", "show", "presentation", "relationship", "show",
    "popoverPresentation", "relationship", "showDetail",
  ]
}
