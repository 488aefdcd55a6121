import VCModel

extension Reason {
  /// The sentence and rule for a fact about split views.
  var splitWords: (sentence: Sentence, rule: Int)? {
    switch fact {
    case .columnReplaced(let column, let split, let id): ("\(id) is now the \(column.rawValue) column of \(split)", 97)
    case .columnShown(let column, let split, true): ("the \(column.rawValue) column of \(split) is shown", 106)
    case .columnShown(let column, let split, false): ("the \(column.rawValue) column of \(split) is hidden", 106)
    case .followsWidth(let split, true): ("\(split) collapses in compact width", 109)
    case .followsWidth(let split, false): ("\(split) expands in regular width", 109)
    case .delegateChoosesPrimary(let id, let split): ("the delegate of \(split) chooses \(id) as the primary", 104)
    case .delegateHandlesCollapse(let id, let split):
      ("the delegate of \(split) reports that it has handled the collapse, so \(id) is dropped", 104)
    case .delegateSuppliesSecondary(let id, let split):
      ("the delegate of \(split) supplies \(id) as the secondary", 104)
    case .collapsesOnto(let secondary, let primary): ("\(primary) pushes \(secondary), the secondary", 104)
    case .leftOut(let secondary, let primary):
      ("\(primary) is not a navigation controller, so \(secondary) is left out until the split view expands", 104)
    case .separates(let top, let primary): ("\(primary) pops its top, \(top), which becomes the secondary", 104)
    case .columnsStacked(let split, let top, true):
      ("the columns of \(split) share one stack; its delegate wants the \(top.rawValue) column on top", 104)
    case .columnsStacked(let split, let top, false):
      ("the columns of \(split) share one stack, the \(top.rawValue) column on top", 104)
    case .compactColumnReplaces(let id, let split): ("\(id), the compact column of \(split), replaces all others", 104)
    default: nil
    }
  }
}
