import VCDiagram
import VCModel
import VCWords

extension Hierarchy {
  /// Returns the title of a controller, as it stands on its box.
  func title(of id: ControllerID) -> String {
    if isInferred(id) { return Self.inferredWords }
    let name = controller(id)?.displayName.singleLine ?? ""
    return name.isEmpty ? id.rawValue : name
  }

  /// Returns the name of a controller for use in a sentence: its title, with its kind if its parent or a child has the same
  /// title, as a navigation controller and its root often have.
  func words(for id: ControllerID) -> String {
    let title = title(of: id)
    let name = title.isolated
    guard let controller = controller(id), !isInferred(id) else { return name }
    let namesakes = (ancestors(of: id) + children(of: id)).filter { self.title(of: $0) == title }
    guard !namesakes.isEmpty else { return name }
    let kinds = namesakes.compactMap { self.controller($0)?.mark.words }
    let difference = kinds.contains(controller.mark.words) ? controller.className ?? id.rawValue : controller.mark.words
    return "\(name) (\(difference))"
  }
}

extension String {
  /// The text with Unicode's marks around it if it begins with a letter of another direction than the language of the figure:
  /// the sentence around it keeps its own order.
  fileprivate var isolated: String {
    beginsRightToLeft == Language.current.isRightToLeft ? self : "\u{2068}\(self)\u{2069}"
  }
}
