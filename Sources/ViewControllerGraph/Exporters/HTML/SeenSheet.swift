import VCPage

/// What there is to say about a controller that was seen: what the dump says of it, and UIKit's pointers.
struct SeenSheet {
  private let inspection: SeenInspection
  private let id: ControllerID

  init(_ observation: SeenHierarchy, of id: ControllerID) {
    inspection = SeenInspection(observation)
    self.id = id
  }

  private var hierarchy: Hierarchy { inspection.hierarchy }

  var sheet: Page.Sheet {
    guard let controller = hierarchy.controller(id), let sighting = hierarchy.sighting(of: id), !sighting.isUnseen
    else {
      return Page.Sheet(sentence: "", facts: [Page.Fact("seen", "no: it is not in the dump")])
    }
    var facts = [Page.Fact("id", id.rawValue), Page.Fact("kind", controller.kind.rawValue)]
    if let place = controller.origin.location { facts.append(Page.Fact("seen in", "\(place)")) }
    if let system = controller.className.flatMap(SystemController.named) {
      facts.append(Page.Fact("framework", system.framework))
    }
    facts += pointers
    if let presented = sighting.presentationController { facts.append(Page.Fact("presented with", presented)) }
    facts.append(Page.Fact("state", sighting.state?.rawValue ?? "unknown"))
    facts.append(Page.Fact("view", sighting.viewWords))
    facts.append(Page.Fact("exposure", hierarchy.exposure(of: id)?.words ?? "unknown"))
    return Page.Sheet(sentence: "", facts: facts)
  }

  private var pointers: [Page.Fact] {
    var facts: [Page.Fact] = []
    for pointer in Pointer.allCases {
      let isAlways = [.presentingViewController, .presentedViewController, .parent].contains(pointer)
      if let value = inspection.pointer(pointer, of: id) {
        facts.append(fact(pointer.rawValue, [value]))
      } else if hierarchy[pointer, of: id] != nil {
        facts.append(Page.Fact(pointer.rawValue, "not in the dump"))
      } else if isAlways {
        facts.append(Page.Fact(pointer.rawValue, "nil"))
      }
    }
    let children = hierarchy.children(of: id)
    return facts + (children.isEmpty ? [] : [fact("children", children)])
  }

  private func fact(_ name: String, _ ids: [ControllerID]) -> Page.Fact {
    Page.Fact(name, items: ids.map { (hierarchy.controller($0)?.displayName ?? $0.rawValue, $0.rawValue) })
  }
}
