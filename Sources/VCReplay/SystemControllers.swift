import VCModel

// What is known of the system's own view controllers (section N).
extension Replayer {
  /// Says what is wrong with showing a system controller in this way; answers whether it can be shown at all (R139).
  func checkSystemController(
    _ shown: ControllerID, isPresented: Bool, _ record: inout StepRecord
  ) -> Bool {
    guard let name = hierarchy.read(shown, { $0.className }) ?? nil, let system = SystemController.named(name) else {
      return true
    }
    switch system.usage {
    case .content where isPresented:
      record.add(
        .needsNavigationController,
        "'\(shown)' is a \(system.className), which needs a navigation controller around it",
        about: shown)
    case .notAViewController:
      record.ignore(
        .notAViewController, "'\(shown)' is a \(system.className), which is no view controller and shows itself",
        about: shown)
      return false
    case .content, .presented: break
    }
    return true
  }
}
