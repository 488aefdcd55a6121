import VCDiagram
import VCModel
import VCWords

// Scenes and their states (R181).
extension Hierarchy {
  /// The controllers in windows whose scenes are in the background: they are not visible, although nothing covers them.
  var inBackground: Set<ControllerID> {
    let scenes = Set(self.scenes.filter { $0.state == .background }.map(\.id))
    var result: Set<ControllerID> = []
    for window in windows where window.scene.map(scenes.contains) ?? false {
      var tops = [familyTop(of: window.root)]
      while let top = tops.popLast() {
        let family = family(under: top)
        result.formUnion(family)
        tops += family.flatMap { presentations(by: $0).map(\.presented) }.filter { !result.contains($0) }
      }
    }
    return result
  }

  /// Returns the scene of a window, with its state unless it is active, such as "scene Notes, in the background".
  func sceneWords(of window: AppWindow) -> String? {
    guard let scene = scenes.first(where: { $0.id == window.scene }) else { return nil }
    let title = TextStyle.clusterDetail.lines(of: scene.title ?? scene.id, width: 120, limit: 1).first ?? ""
    return scene.state == .foregroundActive ? say("scene \(title)") : say("scene \(title), \(scene.state.words)")
  }
}

extension WindowScene.State {
  /// The state as part of a sentence.
  var words: String {
    switch self {
    case .foregroundActive: say("active")
    case .foregroundInactive: say("inactive")
    case .background: say("in the background")
    case .unattached: say("not connected")
    }
  }
}
