import VCModel

// Whose view comes and goes (R48, R58): found by comparing what is in the windows before and after.
extension Replayer {
  mutating func noteAppearance(_ record: inout StepRecord) {
    let before = shown
    shown = hierarchy.nodesInWindow()
    guard before != shown else { return }
    for position in before where !shown.contains(position) {
      record.appearance.append(AppearanceChange(controller: hierarchy.controllerID(at: position), appears: false))
    }
    for position in shown where !before.contains(position) {
      record.appearance.append(AppearanceChange(controller: hierarchy.controllerID(at: position), appears: true))
    }
  }
}
