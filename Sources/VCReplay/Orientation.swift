import VCModel

/// The controller that determines the interface orientations, and the resulting mask.
public struct OrientationAnswer: Hashable, Sendable {
  /// The controller that UIKit asks (R131).
  public var asked: ControllerID
  /// The controller's mask, restricted to what the app allows; an empty mask raises an exception (R135).
  public var mask: InterfaceOrientationMask
}

// The controller that is asked for orientations, and the answers of containers.
extension Hierarchy {
  /// Returns `supportedInterfaceOrientations` of a controller (R130, R132, R133, R137).
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

  /// Returns the property's value, else the device's default, which also applies to page and split view controllers
  /// (R129, R134).
  private func ownOrientations(of id: ControllerID) -> InterfaceOrientationMask {
    let given = read(id) { $0.supportedInterfaceOrientations } ?? nil
    return given ?? (environment.idiom == .phone ? .allButUpsideDown : .all)
  }

  /// Returns the controller that UIKit asks in a window, its root or the topmost presented controller that fills the
  /// window, with its answer restricted by the app's mask (R131, R136).
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
  /// Whether the presented controller determines the orientations (R131).
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
  /// Determines the orientations of the first window; an exception is raised if the app's and the controller's have
  /// none in common (R135).
  public func orientationQuery() -> (answer: OrientationAnswer?, exception: UIKitException?) {
    guard let answer = hierarchy.interfaceOrientations(), answer.mask.isEmpty else {
      return (hierarchy.interfaceOrientations(), nil)
    }
    let reason = String.noCommonOrientation(answer, hierarchy)
    return (answer, UIKitException(name: "UIApplicationInvalidInterfaceOrientation", reason: reason))
  }
}

extension String {
  /// Returns UIKit's exception message when an app and a controller have no orientation in common (R135).
  static func noCommonOrientation(_ answer: OrientationAnswer, _ hierarchy: Hierarchy) -> String {
    let asked = hierarchy.read(answer.asked) { $0.printedClassName } ?? "UIViewController"
    let method = hierarchy.environment.ios < 8 ? "shouldAutorotate" : "[\(asked) shouldAutorotate]"
    return "Supported orientations has no common orientation with the application, and \(method) is returning YES"
  }
}
