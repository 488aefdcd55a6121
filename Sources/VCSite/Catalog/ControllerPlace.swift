import VCFigures
import VCModel
import VCWords

extension Hierarchy {
  /// Returns who presents or contains a controller, in a few words; empty for a root.
  func place(of id: ControllerID) -> String {
    presentation(of: id).map { say("presented by \(words(for: $0.presenter, among: ids))") }
      ?? parent(of: id).map { say("in \(words(for: $0, among: ids))") } ?? ""
  }
}
