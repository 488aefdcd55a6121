import VCModel

extension FactSheet {
  /// Returns the facts about the controllers of a replayed state: class, position and presentation.
  static func controllers(
    of hierarchy: Hierarchy, naming name: (ControllerID) -> ControllerID = { $0 }
  ) -> [Entry] {
    let visible = Set(hierarchy.visible)
    return hierarchy.controllers.map { controller in
      let presentation = hierarchy.presentation(of: controller.id)
      var entry = Entry(key: name(controller.id).rawValue, name: name(controller.id).rawValue)
      entry.add(.kind, controller.kind.rawValue)
      entry.add(.title, controller.title)
      entry.add(.className, controller.className)
      entry.add(.parent, hierarchy.parent(of: controller.id).map { name($0).rawValue })
      entry.add(.children, hierarchy.children(of: controller.id).map { name($0).rawValue }.joined(separator: ", "))
      entry.add(.presenter, presentation.map { name($0.presenter).rawValue })
      entry.add(.initiator, presentation?.initiator.map { name($0).rawValue })
      let requested = presentation?.requestedStyle
      entry.add(.requestedStyle, requested == .automatic ? nil : requested?.rawValue)
      entry.add(.style, presentation?.style.rawValue)
      entry.add(.transition, presentation?.transition.rawValue)
      entry.add(.context, presentation.map { name($0.context).rawValue })
      entry.add(.visible, visible.contains(controller.id) ? "yes" : nil)
      entry.add(.delegate, controller.delegate.map { name($0).rawValue })
      return entry
    }
  }
}
