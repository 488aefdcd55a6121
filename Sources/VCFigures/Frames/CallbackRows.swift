import VCDiagram
import VCModel
import VCReplay
import VCWords

/// Lists in the boxes of a frame the appearance callbacks that the step causes, or the lack of them (R48, R58).
struct CallbackRows {
  private let record: StepRecord
  private let presenters: Set<ControllerID>

  /// - Parameters:
  ///   - record: The record of the step.
  ///   - before: The controllers before the step.
  ///   - after: The controllers after it.
  init(_ record: StepRecord, from before: Hierarchy, to after: Hierarchy) {
    self.record = record
    let ended = record.dismissed.compactMap { before.presentation(of: $0)?.presenter }
    let begun = record.presentation.map { [$0.presenter] } ?? []
    // Readers expect callbacks at presenters and the children that they show.
    presenters = Set((ended + begun).flatMap { [$0] + after.visibleChildren(of: $0) })
  }

  /// Returns the box with a row for each callback, or with "no callbacks" for a presenter that gets none.
  func listing(_ node: DiagramNode) -> DiagramNode {
    let id = ControllerID(node.subject)
    var callbacks = record.appearance.filter { $0.controller == id }.flatMap(\.callbacks).map(\.rawValue)
    if callbacks.isEmpty, presenters.contains(id), node.change == nil { callbacks = [say("no callbacks")] }
    guard !callbacks.isEmpty else { return node }
    var node = node
    node.rows = callbacks.map { callback in
      var row = DiagramRow(port: callback, property: callback, isSet: false)
      row.isChanged = record.appearance.contains { $0.controller == id }
      return row
    }
    node.name += ": " + callbacks.joined(separator: ", ")
    return node
  }
}
