import VCModel

// Embed segues of container views (R119).
extension Replayer {
  /// Performs the embed segues of all scenes whose views are on screen at the start; the others are deferred until they
  /// are.
  mutating func loadStart(_ model: Model) {
    guard segues.contains(where: { $0.kind == .embed }) else { return }
    unloaded = model.controllers.map(\.id)
    var record = StepRecord(index: 0, step: Step(.finishTransition))
    loadViews(&record)
  }

  /// Records a new family whose views will be loaded when they are in a window.
  mutating func awaitLoading(of made: ControllerID) {
    if segues.contains(where: { $0.kind == .embed }) { unloaded += hierarchy.family(under: made) }
  }

  /// Loads views that are now in a window, and embeds the children of their scenes that are not embedded yet.
  mutating func loadViews(_ record: inout StepRecord) {
    while let position = unloaded.firstIndex(where: { hierarchy.contains($0) && hierarchy.isInWindow($0) }) {
      let id = unloaded.remove(at: position)
      for segue in segues where segue.kind == .embed && segue.source == scene(of: id) {
        guard let destination = segue.destination, !isEmbedded(destination, in: id) else { continue }
        record.explain(.segue(segue.identifier, segue.kind.rawValue, id))
        hierarchy.append(makeInstance(of: destination), to: id)
      }
    }
  }

  /// Returns whether a scene already has its child, or would embed itself recursively.
  func isEmbedded(_ destination: ControllerID, in id: ControllerID) -> Bool {
    let family = hierarchy.children(of: id) + [id] + hierarchy.ancestors(of: id)
    return family.contains { scene(of: $0) == destination }
  }

  private func scene(of id: ControllerID) -> ControllerID { scenes[id] ?? id }
}
