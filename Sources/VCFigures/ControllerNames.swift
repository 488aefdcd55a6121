import VCDiagram
import VCModel
import VCWords

extension Hierarchy {
  /// Returns the title of a controller, as shown in its box.
  func title(of id: ControllerID) -> String {
    if isInferred(id) { return Self.inferredWords }
    let name = displayName(of: id)?.singleLine ?? ""
    return name.isEmpty ? id.rawValue : name
  }

  /// Returns the name of a controller for use in a sentence: its title, with its kind or class if its parent or a child has the
  /// same title, as a navigation controller and its root often have.
  func words(for id: ControllerID) -> String { words(for: id, among: []) }

  /// Returns the name of a controller, also told from these others.
  package func words(for id: ControllerID, among others: [ControllerID]) -> String {
    if let content = content(naming: id) {
      return say("\(title(of: content).inSentence) (\(NodeMark.navigation.words))")
    }
    let title = title(of: id)
    let name = title.inSentence
    if isInferred(id) { return name }
    let relatives = ancestors(of: id) + children(of: id)
    let namesakes = (relatives + others).filter { $0 != id && self.title(of: $0) == title }
    guard !namesakes.isEmpty, let controller = controller(id) else { return name }
    let kinds = namesakes.compactMap { self.controller($0)?.mark.words }
    // Every controller is a view controller: only the class tells one from a container.
    let isTold = controller.mark != .content && !kinds.contains(controller.mark.words)
    let difference = isTold ? controller.mark.words : controller.shortClassName ?? controller.mark.words
    return "\(name) (\(difference))"
  }

  /// Returns the content after which a navigation controller is named: its first child, if it is a plain
  /// `UINavigationController` without a title.
  private func content(naming id: ControllerID) -> ControllerID? {
    guard className(of: id) == "UINavigationController", controller(id)?.title?.isEmpty ?? true else { return nil }
    return children(of: id).first
  }
}

extension String {
  /// The title of a controller as a part of a sentence: in quotation marks if it contains punctuation that would divide the
  /// sentence.
  var inSentence: String { dividesSentences ? say("“\(isolated)”") : isolated }

  /// Whether the text contains punctuation before a space or at its end; within a word, as in "v2.1", it divides nothing. Full-
  /// width punctuation has no space after it.
  private var dividesSentences: Bool {
    // Titles are asked often, and their scalars are cheaper than their characters.
    var isAfterDivider = false
    for scalar in unicodeScalars {
      if isAfterDivider, scalar.properties.isWhitespace { return true }
      switch scalar {
      case "。", "！", "？", "；", "：", "、", "，": return true
      case ".", "!", "?", ";", ":", ",", "…", "؟", "؛", "،": isAfterDivider = true
      default: isAfterDivider = false
      }
    }
    return isAfterDivider
  }

  /// The text as a sentence: with a full stop, unless it ends with punctuation.
  var asSentence: String {
    last.map { ".!?…。！？؟".contains($0) } ?? false ? self : say("\(self).")
  }
}
