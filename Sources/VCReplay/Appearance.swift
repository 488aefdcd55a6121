import VCModel

// Whose view comes and goes (R48, R58): found by comparing what is in the windows before and after.
extension Replayer {
  mutating func noteAppearance(_ record: inout StepRecord) {
    let before = shown
    shown = hierarchy.nodesInWindow()
    guard before != shown else { return }
    let (old, new) = (Set(before), Set(shown))
    for position in before where !new.contains(position) {
      record.appearance.append(AppearanceChange(controller: hierarchy.controllerID(at: position), appears: false))
    }
    for position in shown where !old.contains(position) {
      record.appearance.append(AppearanceChange(controller: hierarchy.controllerID(at: position), appears: true))
    }
  }
}
