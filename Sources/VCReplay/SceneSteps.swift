import VCModel

// Connecting, backgrounding and disconnecting scenes (R181).
extension Replayer {
  /// Changes a scene's state. Its windows exist while it is connected; entering the background calls no view controller
  /// methods.
  mutating func changeScene(_ id: String, to state: WindowScene.State, _ record: inout StepRecord) {
    guard let old = hierarchy.state(ofScene: id) else {
      return record.ignore(
        .noSuchScene, "there is no scene '\(id)'",
        suggestion: String?.nearest(to: id, among: hierarchy.scenes.map(\.id)) ?? "declare it in scenes", about: nil)
    }
    guard old != state else { return record.ignore() }
    hierarchy.setState(state, ofScene: id)
    record.explain(.scene(id, state))
    guard old.isConnected != state.isConnected else { return }
    for window in declaredWindows where window.scene == id {
      if state.isConnected { open(window) } else { hierarchy.removeWindow(window.id) }
    }
  }
}
