import VCModel

/// Whose orientations count, and what they come to.
public struct OrientationAnswer: Hashable, Sendable {
  /// The controller that UIKit asks (R131).
  public var asked: ControllerID
  /// Its mask, cut down to what the app allows; empty raises an exception (R135).
  public var mask: InterfaceOrientationMask
}

// Who is asked for orientations, and what containers answer (section M).
extension Hierarchy {
  /// What a controller answers for `supportedInterfaceOrientations` (R130, R132, R133, R137).
  public func supportedInterfaceOrientations(of id: ControllerID) -> InterfaceOrientationMask {
    var result: InterfaceOrientationMask = .all
    var pending = [id]
    while let here = pending.popLast() {
      let asksChildren = read(here) { controller -> [ControllerID]? in
        guard controller.supportedInterfaceOrientations == nil else { return nil }
        if controller.passesOrientationsThrough { return visibleChildren(of: here) }
        let isBookRule = environment.policy.orientation == .legacyBook && controller.kind == .tabBar
        return isBookRule ? children(of: here) : nil
      }
      if case .some(.some(let children)) = asksChildren, !children.isEmpty {
        pending.append(contentsOf: children)
      } else {
        result.formIntersection(ownOrientations(of: here))
      }
    }
    return result
  }

  /// The property, else the default of the device, which page and split view controllers answer as well (R129, R134).
  private func ownOrientations(of id: ControllerID) -> InterfaceOrientationMask {
    let given = read(id) { $0.supportedInterfaceOrientations } ?? nil
    return given ?? (environment.idiom == .phone ? .allButUpsideDown : .all)
  }

  /// Whom UIKit asks in a window: its root, or the topmost presented controller that fills the window. The app's mask cuts
  /// the answer down (R131, R136).
  public func interfaceOrientations(inWindow window: Int = 0) -> OrientationAnswer? {
    guard windows.indices.contains(window) else { return nil }
    var asked = windows[window].root
    var next: [ControllerID: ControllerID] = [:]
    for presentation in presentations where presentation.fillsWindow {
      next[familyTop(of: presentation.presenter)] = presentation.presented
    }
    while let above = next[asked] { asked = above }
    let mask = supportedInterfaceOrientations(of: asked).intersection(environment.supportedInterfaceOrientations)
    return OrientationAnswer(asked: asked, mask: mask)
  }
}

extension Presentation {
  /// Whether the presented controller decides about orientations (R131).
  ///
  /// Alerts do: a crash report shows one being asked. Sheets do not, not even on a phone.
  var fillsWindow: Bool {
    switch style {
    case .fullScreen, .overFullScreen, .alert, .actionSheet: true
    default: false
    }
  }
}

extension Replayer {
  /// Asks for the orientations of the first window; an app and a controller that agree on none raise (R135).
  public func orientationQuery() -> (answer: OrientationAnswer?, exception: UIKitException?) {
    guard let answer = hierarchy.interfaceOrientations(), answer.mask.isEmpty else {
      return (hierarchy.interfaceOrientations(), nil)
    }
    let reason = String.noCommonOrientation(answer, hierarchy)
    return (answer, UIKitException(name: "UIApplicationInvalidInterfaceOrientation", reason: reason))
  }
}

extension String {
  /// What UIKit raises where an app and a controller agree on no orientation (R135).
  static func noCommonOrientation(_ answer: OrientationAnswer, _ hierarchy: Hierarchy) -> String {
    let asked = hierarchy.read(answer.asked) { $0.printedClassName } ?? "UIViewController"
    let method = hierarchy.environment.ios < 8 ? "shouldAutorotate" : "[\(asked) shouldAutorotate]"
    return "Supported orientations has no common orientation with the application, and \(method) is returning YES"
  }
}
