import VCModel
import VCWords

/// The families that a step takes out of the window and leaves as they are: a root that is replaced, and all that it presents.
struct LeavingFamilies {
  /// The tops of the families.
  let tops: [ControllerID]
  private let after: Hierarchy

  /// - Parameters:
  ///   - before: The controllers before the step.
  ///   - after: The controllers after it.
  init(_ before: Hierarchy, _ after: Hierarchy) {
    self.after = after
    tops = before.familyTops.filter { top in
      guard before.isConnectedToWindow(top), !after.isConnectedToWindow(top), after.familyTop(of: top) == top else {
        return false
      }
      return before.presentation(of: top) == nil || after.presentation(of: top) != nil
    }
  }

  /// What the families still present to each other, as sentences.
  var words: [String] {
    tops.compactMap(after.presentation(of:)).map { presentation in
      say("\(after.words(for: presentation.presenter)) still presents \(after.words(for: presentation.presented))")
    }
  }
}
