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
    guard sheet.selected != identifier else { return record.ignore() }
    hierarchy.update(controller) {
      var changed = $0.sheet ?? Sheet()
      changed.selected = identifier
      $0.sheet = changed
    }
    record.explain(.detent(controller, identifier))
    if !detent.isActive(in: hierarchy.environment.verticalSizeClass) {
      record.add(
        .noSuchDetent, "the detent '\(identifier)' of '\(controller)' is inactive in compact height", about: controller)
    }
  }

  /// Explains the state of a sheet.
  func explainSheet(_ presentation: Presentation, _ record: inout StepRecord) {
    guard hierarchy.read(presentation.substituted ?? presentation.presented, { $0.sheet != nil }) ?? false else {
      return
    }
    if let detent = hierarchy.detent(of: presentation.presented) {
      record.explain(.restsAt(presentation.presented, detent.identifier))
      if hierarchy.isUndimmed(presentation.presented) { record.explain(.undimmed(presentation.presented)) }
    } else if presentation.coversScreen(in: hierarchy.environment) {
      record.explain(.noDetent(presentation.presented))
    }
  }
}
