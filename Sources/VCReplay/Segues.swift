import VCModel

// `performSegue`: the operation of each kind of segue (R110, R111, R118).
extension Replayer {
  mutating func performSegue(_ identifier: String, from receiver: ControllerID, _ record: inout StepRecord) {
    let scene = scenes[receiver] ?? receiver
    guard let segue = segues.first(where: { $0.source == scene && $0.identifier == identifier }) else {
      return record.raise(
        .noSuchSegue, "NSInvalidArgumentException",
        "Receiver (<\(receiver)>) has no segue with identifier '\(identifier)'",
        suggestion: .nearest(to: identifier, among: segues.filter { $0.source == scene }.map(\.identifier)),
        about: receiver)
    }
    record.explain(.segue(identifier, segue.kind.rawValue, receiver))
    if segue.kind == .unwind {
      return unwind(segue.unwindAction ?? segue.destination?.rawValue ?? "", from: receiver, &record)
    }
    if segue.kind == .push, hierarchy.navigationController(of: receiver) == nil, !isNavigation(receiver) {
      return record.raise(.noNavigationController, "NSGenericException", .pushSegue(identifier), about: receiver)
    }
    guard let template = segue.destination else {
      return record.ignore(.segueWithoutRelations, .withoutRelations(segue), about: receiver)
    }
    if segue.kind == .embed, isEmbedded(template, in: receiver) {
      // An embed segue was already performed when the view was loaded (R119).
      return record.explain(.embeddedAlready(template, receiver))
    }
    let before = hierarchy
    let made = (instances, scenes)
    let destination = makeInstance(of: template)
    run(segue, from: receiver, to: destination, &record)
    guard record.outcome != .performed else { return }
    // If UIKit refused the segue, its destination is discarded (R44).
    hierarchy = before
    (instances, scenes) = made
  }

  /// Performs a kind of segue (R110). A style on the segue replaces the destination's own (R121). A popover segue
  /// provides the anchor (R120), and the content of a `UIPopoverController` is not presented (R126).
  private mutating func run(
    _ segue: Segue, from source: ControllerID, to destination: ControllerID, _ record: inout StepRecord
  ) {
    var settings = PresentationSettings(style: segue.style, transition: segue.transition, popover: segue.popover)
    switch segue.kind {
    case .show: show(destination, from: source, &record)
    case .showDetail: showDetail(destination, from: source, &record)
    case .presentation, .modal: present(destination, from: source, settings, &record)
    case .popoverPresentation:
      settings.style = .popover
      present(destination, from: source, settings, &record)
    case .push:
      let navigation = isNavigation(source) ? source : hierarchy.navigationController(of: source)
      push(destination, onto: navigation ?? source, &record)
    case .embed: embed(destination, in: source, &record)
    case .replace: replace(destination, from: source, &record)
    case .popover, .custom, .unwind:
      record.add(.segueWithoutRelations, .withoutRelations(segue), about: source)
    }
  }

  /// Replaces the detail of a split view, else the top of the navigation stack.
  private mutating func replace(_ destination: ControllerID, from source: ControllerID, _ record: inout StepRecord) {
    if hierarchy.splitViewController(of: source) != nil || hierarchy.kind(of: source) == .split {
      return showDetail(destination, from: source, &record)
    }
    guard let navigation = hierarchy.navigationController(of: source) else {
      return record.ignore(
        .noNavigationController, "'\(source)' is neither in a split view controller nor on a navigation stack",
        about: source)
    }
    setStack(hierarchy.children(of: navigation).dropLast() + [destination], of: navigation, &record)
  }

  private func isNavigation(_ id: ControllerID) -> Bool { hierarchy.kind(of: id) == .navigation }
}

extension String {
  fileprivate static func pushSegue(_ identifier: String) -> String {
    let usage =
      "Push segues can only be used when the source controller is managed by an instance of UINavigationController."
    return identifier.isEmpty ? usage : "Could not find a navigation controller for segue '\(identifier)'. " + usage
  }

  fileprivate static func withoutRelations(_ segue: Segue) -> String {
    "the segue '\(segue.identifier)' of kind \(segue.kind.rawValue) creates no relation between controllers"
  }
}
