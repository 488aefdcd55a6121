// Windows belong to scenes (R181).
extension Hierarchy {
  /// The state of a scene; `nil` for one that does not exist.
  public func state(ofScene id: String) -> WindowScene.State? { scenes.first { $0.id == id }?.state }

  /// Adds a scene; one that is there already has its properties replaced.
  public mutating func insert(_ scene: WindowScene) {
    if let position = scenes.firstIndex(where: { $0.id == scene.id }) {
      scenes[position] = scene
    } else {
      scenes.append(scene)
    }
  }

  /// Changes the state of a scene. Whether its windows exist is up to the caller.
  public mutating func setState(_ state: WindowScene.State, ofScene id: String) {
    guard let position = scenes.firstIndex(where: { $0.id == id }) else { return }
    scenes[position].state = state
  }

  /// Takes a window away, as when its scene disconnects; its controllers stay as they are, in no window.
  public mutating func removeWindow(_ id: String) {
    let roots = windows.filter { $0.id == id }.compactMap { index[$0.root] }
    windows.removeAll { $0.id == id }
    for root in roots { settleConnection(of: root) }
  }

  /// Puts a window back that was taken away.
  public mutating func insert(_ window: AppWindow) {
    guard !windows.contains(where: { $0.id == window.id }) else { return }
    windows.append(window)
    if let root = index[window.root] { settleConnection(of: root) }
  }
}
