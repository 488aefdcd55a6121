import VCModel

// Scenes connect, go to the background and disconnect (R181).
extension Replayer {
  /// Windows exist while their scene is connected. Going to the background calls nothing on view controllers.
  mutating func changeScene(_ id: String, to state: WindowScene.State, _ record: inout StepRecord) {
    guard let old = hierarchy.state(ofScene: id) else {
      return record.ignore(.noSuchScene, "there is no scene '\(id)'", about: nil)
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
