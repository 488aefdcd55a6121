// The scenes that windows belong to (R181).
extension Hierarchy {
  /// Returns the state of a scene; `nil` if it does not exist.
  public func state(ofScene id: String) -> WindowScene.State? { scenes.first { $0.id == id }?.state }

  /// Adds a scene, or replaces the properties of an existing one.
  public mutating func insert(_ scene: WindowScene) {
    if let position = scenes.firstIndex(where: { $0.id == scene.id }) {
      scenes[position] = scene
    } else {
      scenes.append(scene)
    }
  }

  /// Changes the state of a scene; the caller adds or removes its windows.
  public mutating func setState(_ state: WindowScene.State, ofScene id: String) {
    guard let position = scenes.firstIndex(where: { $0.id == id }) else { return }
    scenes[position].state = state
  }

  /// Removes a window, as when its scene disconnects; its controllers remain, in no window.
  public mutating func removeWindow(_ id: String) {
    let roots = windows.filter { $0.id == id }.compactMap { index[$0.root] }
    windows.removeAll { $0.id == id }
    for root in roots { settleConnection(of: root) }
  }

  /// Adds a removed window again.
  public mutating func insert(_ window: AppWindow) {
    guard !windows.contains(where: { $0.id == window.id }) else { return }
    windows.append(window)
    if let root = index[window.root] { settleConnection(of: root) }
  }
}
