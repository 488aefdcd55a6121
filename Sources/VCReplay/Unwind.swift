import VCDiagnostics
import VCModel

// Unwind segues: finding the destination, and the dismissals and pops on the way there (R115, R116, R117).
extension Replayer {
  mutating func unwind(_ action: String, from source: ControllerID, _ record: inout StepRecord) {
    guard let destination = unwindDestination(of: action, from: source) else {
      record.explain(.unhandledAction(action, source))
      let similar = similarAction(to: action).map { ", but one handles '\($0)'" } ?? ""
      return record.ignore(
        .noUnwindDestination, "no controller that '\(source)' can unwind to handles '\(action)'\(similar)",
        about: source)
    }
    record.explain(.handlesAction(destination, action, source))
    unwindFound(from: source, to: destination, &record)
  }

  /// Returns the unwind action of the model that is probably meant by an unknown one.
  private func similarAction(to action: String) -> String? {
    let known = hierarchy.ids.flatMap { id in hierarchy.read(id) { $0.unwindActions } ?? [] }
    return NearestName.suggestion(for: action, among: known.filter { $0 != action })
  }

  /// Unwinds to a given destination, which is never the source itself (R115).
  mutating func unwind(from source: ControllerID, to destination: ControllerID, _ record: inout StepRecord) {
    guard source != destination else {
      return record.ignore(.noUnwindDestination, "'\(source)' does not unwind to itself", about: source)
    }
    let wanted = hierarchy.familyTop(of: destination)
    var top = hierarchy.familyTop(of: source)
    while top != wanted {
      guard let presenter = hierarchy.presentation(of: top)?.presenter else {
        return record.ignore(
          .noUnwindDestination, "'\(destination)' is not below '\(source)', so nothing unwinds to it", about: source)
      }
      top = hierarchy.familyTop(of: presenter)
    }
    record.explain(.unwinds(source, destination))
    unwindFound(from: source, to: destination, &record)
  }

  /// Dismisses the controllers in between, pops to the destination, and selects its tab (R116). During a transition of
  /// one of them it is refused like the dismissal (R75, R178).
  private mutating func unwindFound(
    from source: ControllerID, to destination: ControllerID, _ record: inout StepRecord
  ) {
    if let lowest = lowestPresentation(from: source, to: destination) {
      let removed = hierarchy.presentedControllers(from: lowest.presented)
      guard !refusesDismissal(of: removed, from: lowest.presenter, &record) else { return }
      remove(removed, &record)
    }
    record.response.destination = destination
    reveal(destination, &record)
  }

  /// Returns the lowest presentation between the families of the source and the destination of an unwind.
  private func lowestPresentation(from source: ControllerID, to destination: ControllerID) -> Presentation? {
    let wanted = hierarchy.familyTop(of: destination)
    var top = hierarchy.familyTop(of: source)
    var lowest: Presentation?
    while top != wanted, let edge = hierarchy.presentation(of: top) {
      lowest = edge
      top = hierarchy.familyTop(of: edge.presenter)
    }
    return lowest
  }

  /// Pops to a controller and selects its tab, in all containers around it.
  private mutating func reveal(_ destination: ControllerID, _ record: inout StepRecord) {
    var child = destination
    while let container = hierarchy.parent(of: child) {
      switch hierarchy.kind(of: container) {
      case .navigation where hierarchy.topViewController(of: container) != child:
        let above = hierarchy.children(of: container).drop { $0 != child }.dropFirst()
        takeOff(Array(above), container, &record)
      case .tabBar where !hierarchy.visibleChildren(of: container).contains(child):
        select(child, in: container, &record)
      default: break
      }
      child = container
    }
  }

  /// Returns the destination of an unwind action. Searches outwards from the source, through parents and, at the top of
  /// a family, presenters; at each stop first the other branches, then the stop itself.
  private func unwindDestination(of action: String, from source: ControllerID) -> ControllerID? {
    var here = source
    while true {
      let stop: ControllerID
      var branch: ControllerID?
      if let parent = hierarchy.parent(of: here) {
        (stop, branch) = (parent, here)
      } else if let presenter = hierarchy.presentingViewController(of: here) {
        stop = presenter
      } else {
        return nil
      }
      if let found = handler(of: action, below: stop, except: branch) { return found }
      if handles(action, stop) { return stop }
      here = stop
    }
  }

  /// Returns the first controller below a container that handles the action, each after its own children; a stack is
  /// searched from the top down.
  private func handler(of action: String, below container: ControllerID, except branch: ControllerID?) -> ControllerID?
  {
    var stack = searchOrder(container).filter { $0 != branch }.reversed().map { (id: $0, isExpanded: false) }
    while let (id, isExpanded) = stack.popLast() {
      if isExpanded {
        if handles(action, id) { return id }
      } else {
        stack.append((id, true))
        stack.append(contentsOf: searchOrder(id).reversed().map { ($0, false) })
      }
    }
    return nil
  }

  private func searchOrder(_ container: ControllerID) -> [ControllerID] {
    let children = hierarchy.children(of: container)
    return hierarchy.kind(of: container) == .navigation ? children.reversed() : children
  }

  private func handles(_ action: String, _ id: ControllerID) -> Bool {
    hierarchy.read(id) { $0.unwindActions.contains(action) && !$0.deniedUnwindActions.contains(action) } ?? false
  }
}
