import VCDiagnostics
import VCModel

extension ModelDecoder {
  /// Returns a controller's properties, with UIKit's defaults for omitted ones.
  mutating func properties(of id: ControllerID, _ node: LocatedNode, at location: SourceLocation) -> Controller {
    let className = node["class"]?.text
    let kind =
      node["kind"]?.name(ControllerKind.self) ?? className.flatMap(ControllerKind.implied(byClass:)) ?? .content
    var controller = Controller(id, className: className, kind: kind, origin: Origin(location))
    for entry in node.entries { controller.propertyOrigins[entry.key] = Origin(entry.value.location) }
    controller.title = node["title"]?.words
    controller.children = children(node["children"], of: id)
    controller.selected = self.controller(node["selected"])
    controller.columns = columns(node["columns"], of: id)
    controller.splitStyle =
      node["splitStyle"]?.name(SplitStyle.self)
      ?? .implied(by: controller.columns, ios: model.environment.ios)
    controller.splitAnswers = node["splitAnswers"].map { splitAnswers($0) } ?? SplitDelegateAnswers()
    controller.alertStyle = node["alertStyle"]?.name(AlertStyle.self) ?? .alert
    controller.adaptiveReplacement = self.controller(node["adaptiveReplacement"])
    controller.delegate = self.controller(node["delegate"])
    readPresentation(node, into: &controller)
    readModern(node, into: &controller)
    readTexts(node, into: &controller)
    return controller
  }

  private func readPresentation(_ node: LocatedNode, into controller: inout Controller) {
    controller.modalPresentationStyle = node["modalPresentationStyle"]?.name(ModalPresentationStyle.self)
    controller.modalTransitionStyle = node["modalTransitionStyle"]?.name(ModalTransitionStyle.self)
    controller.definesPresentationContext = node["definesPresentationContext"]?.flag
    controller.providesPresentationContextTransitionStyle =
      node["providesPresentationContextTransitionStyle"]?.flag ?? false
    controller.isModalInPresentation = node["isModalInPresentation"]?.flag ?? false
    controller.preferredContentSize = node["preferredContentSize"].flatMap(size)
    controller.popover = node["popover"].map(popover)
    controller.adaptivePresentationStyle = node["adaptivePresentationStyle"]?.name(ModalPresentationStyle.self)
    controller.shouldPresentInFullscreen = node["shouldPresentInFullscreen"]?.flag ?? true
    controller.shouldRemovePresentersView = node["shouldRemovePresentersView"]?.flag ?? false
    controller.supportedInterfaceOrientations = node["supportedInterfaceOrientations"].map(orientations)
    controller.passesOrientationsThrough = node["passesOrientationsThrough"]?.flag ?? false
    controller.isViewDetached = node["isViewDetached"]?.flag ?? false
  }

  private func readTexts(_ node: LocatedNode, into controller: inout Controller) {
    controller.storyboard = node["storyboard"]?.text
    controller.unwindActions = texts(node["unwindActions"])
    controller.deniedUnwindActions = texts(node["deniedUnwindActions"])
    controller.link = node["link"]?.text
    controller.note = node["note"]?.words
    controller.screenshot = node["screenshot"]?.text
  }

  private mutating func splitAnswers(_ node: LocatedNode) -> SplitDelegateAnswers {
    SplitDelegateAnswers(
      handlesCollapse: node["handlesCollapse"]?.flag, primaryForCollapsing: controller(node["primaryForCollapsing"]),
      topColumnForCollapsing: node["topColumnForCollapsing"]?.name(SplitColumn.self),
      primaryForExpanding: controller(node["primaryForExpanding"]),
      secondaryForExpanding: controller(node["secondaryForExpanding"]))
  }

  private mutating func children(_ node: LocatedNode?, of parent: ControllerID) -> [ControllerID] {
    (node?.items ?? []).compactMap { contained($0, in: parent) }
  }

  private mutating func columns(_ node: LocatedNode?, of parent: ControllerID) -> [SplitColumn: ControllerID] {
    var columns: [SplitColumn: ControllerID] = [:]
    for entry in node?.entries ?? [] where !entry.value.isNull {
      if let column = SplitColumn(rawValue: entry.key) { columns[column] = contained(entry.value, in: parent) }
    }
    return columns
  }

  private mutating func contained(_ node: LocatedNode, in parent: ControllerID) -> ControllerID? {
    guard let child = controller(node) else { return nil }
    containments.append((parent, Reference(id: child, location: node.location)))
    return child
  }
}

// MARK: - Parts

extension ModelDecoder {
  func texts(_ node: LocatedNode?) -> [String] { (node?.items ?? []).compactMap(\.text) }

  /// Returns the anchor of a popover.
  func popover(_ node: LocatedNode) -> PopoverAnchor {
    let rect = node["sourceRect"].flatMap(rect)
    let source: PopoverAnchor.Source? =
      if let item = node["barButtonItem"]?.text {
        .barButtonItem(item)
      } else if let view = node["sourceView"]?.text {
        .sourceView(view, rect: rect)
      } else {
        node["sourceItem"]?.text.map(PopoverAnchor.Source.sourceItem)
      }
    let directions = (node["permittedArrowDirections"]?.items ?? []).compactMap {
      $0.name(PopoverAnchor.ArrowDirection.self)
    }
    return PopoverAnchor(source, permittedArrowDirections: directions)
  }

  private func rect(_ node: LocatedNode) -> ScreenRect? {
    let numbers = node.items.compactMap(\.number)
    guard numbers.count == 4 else { return nil }
    return ScreenRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private func size(_ node: LocatedNode) -> ScreenSize? {
    let numbers = node.items.compactMap(\.number)
    guard numbers.count == 2 else { return nil }
    return ScreenSize(width: numbers[0], height: numbers[1])
  }
}
