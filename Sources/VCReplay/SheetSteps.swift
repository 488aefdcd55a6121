import VCModel

// Detents of sheets (R172).
extension Replayer {
  /// Selects a detent of a sheet, by a drag or by code.
  mutating func selectDetent(_ identifier: String, of controller: ControllerID, _ record: inout StepRecord) {
    let sheet = (hierarchy.read(controller) { $0.sheet } ?? nil) ?? Sheet()
    guard hierarchy.environment.ios >= 15 else {
      return record.ignore(
        .unavailableValue, "detents require iOS 15, but this is \(hierarchy.environment.system)",
        about: controller)
    }
    guard let detent = sheet.detents.first(where: { $0.identifier == identifier }) else {
      let known = sheet.detents.map(\.identifier).joined(separator: ", ")
      return record.ignore(
        .noSuchDetent, "the sheet of '\(controller)' has no detent '\(identifier)'; it has \(known)", about: controller)
    }
    let isActive = detent.isActive(in: hierarchy.environment.verticalSizeClass)
    guard sheet.selected != identifier else {
      return isActive
        ? record.ignore() : record.ignore(.noSuchDetent, .inactive(identifier, controller), about: controller)
    }
    hierarchy.update(controller) {
      var changed = $0.sheet ?? Sheet()
      changed.selected = identifier
      $0.sheet = changed
    }
    record.explain(.detent(controller, identifier))
    if !isActive { record.add(.noSuchDetent, .inactive(identifier, controller), about: controller) }
  }

  /// Explains the state of a sheet.
  func explainSheet(_ presentation: Presentation, _ record: inout StepRecord) {
    for fact in hierarchy.sheetFacts(of: presentation) { record.explain(fact) }
  }
}

extension Hierarchy {
  /// Returns the facts about the state of a configured sheet, which changes with the size classes and the selected detent.
  func sheetFacts(of presentation: Presentation) -> [Reason.Fact] {
    let presented = presentation.presented
    guard read(presentation.substituted ?? presented, { $0.sheet != nil }) ?? false else { return [] }
    if let detent = detent(of: presented) {
      return [.restsAt(presented, detent.identifier)] + (isUndimmed(presented) ? [.undimmed(presented)] : [])
    }
    return presentation.coversScreen(in: environment) ? [.noDetent(presented)] : []
  }
}

extension Reason.Fact {
  /// Whether this describes the state of a controller's sheet.
  func describesSheet(of id: ControllerID) -> Bool {
    switch self {
    case .restsAt(id, _), .undimmed(id), .noDetent(id): true
    default: false
    }
  }
}

extension String {
  fileprivate static func inactive(_ detent: String, _ controller: ControllerID) -> String {
    "the detent '\(detent)' of '\(controller)' is inactive in compact height"
  }
}
