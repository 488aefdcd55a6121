import VCModel

// Checks which answers of a split view's delegate can be applied (R104).
extension Replayer {
  /// Returns the answers that concern this change of width and can be applied; records diagnostics for the others.
  func usable(
    _ answers: SplitDelegateAnswers, of split: ControllerID, isCollapsed: Bool, _ record: inout StepRecord
  ) -> SplitDelegateAnswers {
    var usable = SplitDelegateAnswers()
    if isColumnStyle(split) {
      guard isCollapsed, let top = answers.topColumnForCollapsing else { return usable }
      if canEndOnTop(top, of: split) {
        usable.topColumnForCollapsing = top
      } else {
        record.add(.splitAnswer, .emptyColumn(top, split), about: split)
      }
      return usable
    }
    if isCollapsed {
      usable.handlesCollapse = answers.handlesCollapse
      usable.primaryForCollapsing = follow(answers.primaryForCollapsing, in: split, &record)
    } else {
      usable.primaryForExpanding = follow(answers.primaryForExpanding, in: split, &record)
      usable.secondaryForExpanding = follow(answers.secondaryForExpanding, in: split, &record)
    }
    return usable
  }

  /// Whether a column can be the top one: the compact column always is if it exists, the others if they have content.
  private func canEndOnTop(_ column: SplitColumn, of split: ControllerID) -> Bool {
    column != .inspector && hierarchy.columnHolder(column, of: split) != nil
  }

  private func follow(
    _ answer: ControllerID?, in split: ControllerID, _ record: inout StepRecord
  ) -> ControllerID? {
    guard let answer else { return nil }
    guard hierarchy.containmentFault(answer, in: split) == nil else {
      record.add(.splitAnswer, .cannotBeChild(answer, split), about: answer)
      return nil
    }
    return answer
  }
}

extension String {
  fileprivate static func emptyColumn(_ column: SplitColumn, _ split: ControllerID) -> String {
    "the delegate of '\(split)' returns the column \(column.rawValue), which is empty"
  }

  fileprivate static func cannotBeChild(_ answer: ControllerID, _ split: ControllerID) -> String {
    "the delegate of '\(split)' returns '\(answer)', which cannot become its child: it must exist, and must not be a window's root,"
      + " be presented or contain '\(split)'"
  }
}
