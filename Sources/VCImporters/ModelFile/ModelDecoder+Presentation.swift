import VCDiagnostics
import VCModel

extension ModelDecoder {
  /// Decodes a presentation that is in place at the start.
  mutating func presentation(_ node: LocatedNode) {
    guard let presented = controller(node["presented"]), let presenter = controller(node["by"]) else { return }
    unsettled.append((model.presentations.count, node))
    let initiator = node.entry("from") == nil ? presenter : controller(node["from"])
    var presentation = Presentation(
      presented: presented, by: presenter, initiator: initiator, style: .automatic, origin: Origin(node.location))
    presentation.requestedStyle = node["requestedStyle"]?.name(ModalPresentationStyle.self) ?? .automatic
    presentation.context = controller(node["context"]) ?? presenter
    presentation.anchor = node["popover"].map(popover)
    presentation.trigger = node["trigger"]?.words
    presentation.step = node["step"]?.integer
    model.presentations.append(presentation)
  }

  /// Completes presentations that give only the controllers with the presented controllers' own styles and transitions,
  /// which the document may declare later.
  mutating func settlePresentations() {
    for (position, node) in unsettled {
      let own = declared(model.presentations[position].presented)
      let implied = ModalPresentationStyle.resolved(own?.modalPresentationStyle, in: model.environment)
      let style = node["style"]?.name(ModalPresentationStyle.self) ?? implied
      model.presentations[position].style = style
      model.presentations[position].resolvedStyle = node["resolvedStyle"]?.name(ModalPresentationStyle.self) ?? style
      model.presentations[position].transition =
        node["transition"]?.name(ModalTransitionStyle.self) ?? own?.modalTransitionStyle ?? .coverVertical
    }
  }

  mutating func storyboard(_ entry: LocatedNode.Entry) -> Storyboard {
    var storyboard = Storyboard(name: entry.key, initial: controller(entry.value["initial"]))
    for identifier in entry.value["identifiers"]?.entries ?? [] {
      storyboard.identifiers[identifier.key] = controller(identifier.value)
    }
    storyboard.origin = Origin(entry.keyLocation)
    return storyboard
  }

  mutating func segue(_ node: LocatedNode) -> Segue? {
    guard let identifier = node["identifier"]?.text, let source = controller(node["from"]) else { return nil }
    return Segue(
      identifier, kind: node["kind"]?.name(Segue.Kind.self) ?? .show, from: source, to: controller(node["to"]),
      unwindAction: node["action"]?.text, style: node["style"]?.name(ModalPresentationStyle.self),
      transition: node["transition"]?.name(ModalTransitionStyle.self), popover: node["popover"].map(popover),
      origin: Origin(node.location))
  }
}
