import VCDiagnostics
import VCModel

// Steps that change nothing without a message of UIKit. They get a note that gives the reason.
extension Replayer {
  /// Adds the reason why a step was ignored, unless a diagnostic already gives it.
  func explainWithoutEffect(_ record: inout StepRecord) {
    guard record.outcome == .ignored, record.diagnostics.isEmpty else { return }
    let operation = record.step.operation
    let text =
      hierarchy.fulfilment(of: operation) ?? record.reasons.last.map(\.message) ?? "the step changes nothing"
    record.add(.nothingChanges, text, about: operation.controllers.first)
  }
}

extension StepRecord {
  /// The last reason, if it is also the step's only diagnostic.
  package var reasonOfNothing: Reason? {
    guard diagnostics.first?.code == ReplayCode.nothingChanges.rawValue else { return nil }
    return reasons.last.flatMap { $0.message == diagnostics.first?.message ? $0 : nil }
  }
}

extension Reason {
  /// The sentence as a diagnostic's message, which quotes the names of controllers.
  fileprivate var message: String { sentence(naming: { "'\($0)'" }) }
}

extension Hierarchy {
  /// Returns a sentence about the state that an operation would bring about, which is the present one.
  fileprivate func fulfilment(of operation: StepOperation) -> String? {
    switch operation {
    case .embed(let child, let container): "'\(child)' is already a child of '\(container)'"
    case .remove(let child): "'\(child)' has no parent"
    case .setChildren(_, let container): "'\(container)' already contains exactly these controllers"
    case .popToRoot(let navigation): "'\(navigation)' has nothing to pop: its root is on top"
    case .popTo(let target, _): "'\(target)' is already on top"
    case .setRoot(let root, let window): "'\(root)' is already the root of the window '\(window)'"
    case .collapse(let split, _): "'\(split)' is already collapsed"
    case .expand(let split, _): "'\(split)' is already expanded"
    case .setColumn(let column, let id, let split): "'\(id)' is already the \(column.rawValue) column of '\(split)'"
    case .showColumn(let column, let split): "'\(split)' already shows its \(column.rawValue) column"
    case .hideColumn(.secondary, let split) where !isCollapsed(split): "'\(split)' always shows its secondary column"
    case .hideColumn(let column, let split): unhidden(column, split)
    case .show(let shown, _), .showDetail(let shown, _): "'\(shown)' is already shown"
    default: modernFulfilment(of: operation)
    }
  }

  private func unhidden(_ column: SplitColumn, _ split: ControllerID) -> String {
    isCollapsed(split)
      ? "'\(split)' is collapsed, and its \(column.rawValue) column cannot be removed from the top of the stack"
      : "'\(split)' does not show its \(column.rawValue) column"
  }

  private func modernFulfilment(of operation: StepOperation) -> String? {
    switch operation {
    case .traits: "the size classes are already \(environment.sizeClassWords)"
    case .instantiate(let storyboard, nil, _): "the storyboard '\(storyboard)' has no initial view controller"
    case .activateSearch(let search): "the search '\(search)' is already active"
    case .selectDetent(let detent, let id): "the sheet of '\(id)' is already at the detent '\(detent)'"
    case .setSidebar(true, let tabBar): "the sidebar of '\(tabBar)' is already open"
    case .setSidebar(false, let tabBar): "the sidebar of '\(tabBar)' is already closed"
    case .setDisplayMode(let mode, let split): "the display mode of '\(split)' is already \(mode.rawValue)"
    case .setBar(let bar, true, let id): "the \(bar.rawValue) of '\(id)' is already hidden"
    case .setBar(let bar, false, let id): "the \(bar.rawValue) of '\(id)' is already shown"
    case .scene(let id, let state): "the scene '\(id)' is already \(state.rawValue)"
    default: nil
    }
  }
}

extension DeviceEnvironment {
  fileprivate var sizeClassWords: String {
    "\(horizontalSizeClass.rawValue) width and \(verticalSizeClass.rawValue) height"
  }
}
