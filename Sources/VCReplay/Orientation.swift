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
        return isBookRule ? tabs(of: here) : nil
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
    return orientations(asking: asked)
  }

  /// Returns a controller's orientations, restricted by the app's mask.
  func orientations(asking id: ControllerID) -> OrientationAnswer {
    let mask = supportedInterfaceOrientations(of: id).intersection(environment.supportedInterfaceOrientations)
    return OrientationAnswer(asked: id, mask: mask)
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
    let answer = hierarchy.interfaceOrientations()
    guard let answer, answer.mask.isEmpty else { return (answer, nil) }
    return (answer, UIKitException(name: .orientationException, reason: .noCommonOrientation(answer, hierarchy)))
  }

  /// Returns whether a window that is about to ask a controller for its orientations gets some; otherwise an exception is
  /// raised (R135).
  func hasOrientations(asking id: ControllerID, _ record: inout StepRecord) -> Bool {
    let answer = hierarchy.orientations(asking: id)
    guard options.asksForOrientations, answer.mask.isEmpty else { return true }
    record.raise(
      .noCommonOrientation, .orientationException, .noCommonOrientation(answer, hierarchy), about: answer.asked)
    return false
  }

  /// Returns whether the orientations allow a presentation: if it fills a window, its controller is asked (R131, R135).
  func hasOrientations(for presentation: Presentation, _ record: inout StepRecord) -> Bool {
    let below = hierarchy.familyTop(of: presentation.presenter)
    guard presentation.fillsWindow, hierarchy.orientations(asking: presentation.presented).mask.isEmpty,
      hierarchy.windows.indices.contains(where: { hierarchy.interfaceOrientations(inWindow: $0)?.asked == below })
    else { return true }
    return hasOrientations(asking: presentation.presented, &record)
  }

  /// Reports the windows that start without a common orientation, for which UIKit raises an exception (R135).
  mutating func checkOrientations() {
    guard options.asksForOrientations else { return }
    for window in hierarchy.windows.indices {
      guard let answer = hierarchy.interfaceOrientations(inWindow: window), answer.mask.isEmpty,
        let asked = hierarchy.controller(answer.asked)
      else { continue }
      reportStart(
        .noCommonOrientation, .noCommonOrientation(answer, hierarchy),
        at: asked.origin(of: "supportedInterfaceOrientations"), about: asked.id)
    }
  }
}

extension String {
  static let orientationException = "UIApplicationInvalidInterfaceOrientation"

  /// Returns UIKit's exception message when an app and a controller have no orientation in common (R135).
  static func noCommonOrientation(_ answer: OrientationAnswer, _ hierarchy: Hierarchy) -> String {
    let asked = hierarchy.read(answer.asked) { $0.printedClassName } ?? "UIViewController"
    let method = hierarchy.environment.ios < 8 ? "shouldAutorotate" : "[\(asked) shouldAutorotate]"
    return "Supported orientations has no common orientation with the application, and \(method) is returning YES"
  }
}
