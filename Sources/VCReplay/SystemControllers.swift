import VCModel

// Knowledge about system view controllers.
extension Replayer {
  /// Reports problems with showing a system controller in this way; returns whether it can be shown at all (R138,
  /// R139).
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
        "'\(shown)' is \(system.nameWithArticle), which must be in a navigation controller", about: shown)
    case .showsItself, .showsNothing:
      record.ignore(.notAViewController, system.refusal(of: shown), about: shown)
      return false
    case .content, .presented: break
    }
    return true
  }
}

// Classes that are mistaken for view controllers.
extension Replayer {
  /// Refuses an operation on an object that is not a view controller; returns whether it did (R139).
  func refusesWhatIsNoViewController(in operation: StepOperation, _ record: inout StepRecord) -> Bool {
    for id in operation.controllers {
      guard let refusal = refusal(of: id) else { continue }
      record.ignore(.notAViewController, refusal, about: id)
      return true
    }
    return false
  }

  /// Returns the reason why an object can be neither shown nor contained; `nil` for a view controller.
  func refusal(of id: ControllerID) -> String? {
    guard let name = hierarchy.read(id, { $0.className }) ?? nil, let system = SystemController.named(name),
      !system.usage.isViewController
    else { return nil }
    return system.refusal(of: id)
  }
}

extension SystemController {
  /// Returns a message such as "'store' is a CNContactStore of Contacts, which is not a view controller;
  /// use CNContactPickerViewController instead" (R138, R140).
  fileprivate func refusal(of id: ControllerID) -> String {
    var text = "'\(id)' is \(nameWithArticle) of \(framework), which is not a view controller"
    if usage == .showsItself { text += " and shows itself" }
    if let successor { text += "; use \(successor) instead" }
    return text
  }

  /// The class name after its article: `an EKEventViewController`.
  fileprivate var nameWithArticle: String { "\(IndefiniteArticle.of(className)) \(className)" }
}
