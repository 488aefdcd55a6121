/// The numbers of scenes and segues of each of the 690 storyboards: 1,033 scenes and 301 segues in total, as in the real
/// files that they represent. Most storyboards have one scene; few have many.
enum StoryboardPlan {
  struct Storyboard {
    var scenes: Int
    var segues: Int
  }

  /// Large and small storyboards in mixed order.
  static let storyboards: [Storyboard] = {
    let groups: [(count: Int, Storyboard)] = [
      (552, Storyboard(scenes: 1, segues: 0)), (42, Storyboard(scenes: 2, segues: 0)),
      (27, Storyboard(scenes: 2, segues: 1)), (46, Storyboard(scenes: 4, segues: 3)),
      (2, Storyboard(scenes: 6, segues: 5)), (21, Storyboard(scenes: 7, segues: 6)),
    ]
    let all = groups.flatMap { Array(repeating: $0.1, count: $0.count) }
    // 433 and 690 are coprime, so every position is used once.
    return all.indices.map { all[$0 * 433 % all.count] }
  }()

  /// The kinds of segues, in turn, as frequent as in real files.
  static let kinds = [
    "relationship", "show", "presentation", "relationship", "show", "push", "relationship", "show", "embed",
    "relationship", "show", "unwind", "relationship", "show", "presentation", "relationship", "show",
    "popoverPresentation", "relationship", "showDetail",
  ]
}
