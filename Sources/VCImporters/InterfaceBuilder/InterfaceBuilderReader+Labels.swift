import VCXML

/// Labels of objects.
extension InterfaceBuilderReader {
  mutating func readTitlePart(_ element: borrowing XMLElement, _ known: InterfaceBuilderElement) {
    guard known != .state || element["key"] == "normal" else { return }
    let title = element[known == .fragment ? "content" : "title"]
    let image = element["image"]
    for depth in frames.indices.suffix(4).reversed() where frames[depth].element?.isControl ?? false {
      frames[depth].label.offer(title, as: known == .buttonConfiguration ? .configuredTitle : .title)
      frames[depth].label.offer(image, as: .image)
      return
    }
  }

  mutating func offerCellText(_ text: String?) {
    guard let cell = openCells.last else { return }
    frames[cell].label.offer(text, as: .text)
  }

  /// The title of a navigation item is the screen's title, unless the item belongs to another object.
  mutating func offerItemTitle(_ title: String?, _ item: InterfaceBuilderElement) {
    if frames.last?.isController ?? false { offerItemTitle(title, item, to: openControllers.last) }
  }

  mutating func offerItemTitle(_ title: String?, _ item: InterfaceBuilderElement, to controller: Int?) {
    guard let controller, let title, !title.isEmpty else { return }
    let place: WritableKeyPath<InterfaceBuilderDocument.Controller, String?> =
      item == .tabBarItem ? \.tabTitle : \.navigationTitle
    if document.controllers[controller][keyPath: place] == nil {
      document.controllers[controller][keyPath: place] = title
    }
  }

  /// The first label with a large font is the screen's headline, unless it is in a cell.
  mutating func readFont(_ element: borrowing XMLElement) {
    guard frames.last?.element == .label, openCells.isEmpty, let controller = openControllers.last,
      document.controllers[controller].headline == nil, let text = frames.last?.text
    else { return }
    let isLarge = element["pointSize"].flatMap(Double.init).map { $0 >= Self.leastHeadline } ?? false
    if isLarge || element["style"]?.contains("Title") ?? false { document.controllers[controller].headline = text }
  }

  /// The minimum font size of a headline, in points: that of UIKit's `title2` text style.
  private static let leastHeadline = 22.0

  mutating func collect(_ element: borrowing XMLElement) {
    guard let key = element["key"], ["title", "text", "userLabel", "normalTitle"].contains(key) else { return }
    collected = CollectedText(key: key, isBase64: element["base64-UTF8"] == "YES")
  }

  /// Assigns a text that was too long for an attribute to the enclosing element.
  mutating func offerText(_ text: String, key: String) {
    guard let parent = frames.indices.last else { return }
    let controller = openControllers.last
    switch frames[parent].element {
    case .label:
      frames[parent].text = text
      offerCellText(text)
    case .state: if parent > 0 { frames[parent - 1].label.offer(text, as: .title) }
    case .navigationItem, .tabBarItem:
      if parent > 0, frames[parent - 1].isController, let item = frames[parent].element {
        offerItemTitle(text, item, to: controller)
      }
    default: frames[parent].label.offer(text, as: key == "userLabel" ? .userLabel : .title)
    }
    guard let controller, frames[parent].isController else { return }
    if key == "userLabel" { document.controllers[controller].userLabel = text }
    if key == "title" { document.controllers[controller].title = text }
  }
}
