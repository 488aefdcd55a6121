import VCFigures
import VCPage
import VCWords

/// The details of an observed controller: its description in the dump, and UIKit's pointers.
struct ObservedSheet {
  private let inspection: ObservedInspection
  private let id: ControllerID
  private let exposure: Exposure?

  init(_ observation: ObservedHierarchy, of id: ControllerID, _ exposure: Exposure?) {
    inspection = ObservedInspection(observation)
    self.id = id
    self.exposure = exposure
  }

  private var hierarchy: Hierarchy { inspection.hierarchy }

  var sheet: Page.Sheet {
    guard let controller = hierarchy.controller(id), let dumpRecord = hierarchy.dumpRecord(of: id),
      !dumpRecord.isInferred
    else {
      return Page.Sheet(sentence: "", facts: [Page.Fact(say("seen"), say("no: it is not in the dump"))])
    }
    var facts = [Page.Fact("id", id.rawValue), Page.Fact(say("kind"), controller.kind.rawValue)]
    if let place = controller.origin.location { facts.append(Page.Fact(say("seen in"), "\(place)")) }
    if let system = controller.className.flatMap(SystemController.named) {
      facts.append(Page.Fact(say("framework"), system.framework))
    }
    facts += pointers
    if let presented = dumpRecord.presentationController { facts.append(Page.Fact(say("presented with"), presented)) }
    facts.append(Page.Fact(say("state"), dumpRecord.state?.words ?? say("unknown")))
    facts.append(Page.Fact(say("view"), viewWords(dumpRecord)))
    facts.append(Page.Fact(say("exposure"), exposure?.words ?? say("unknown")))
    return Page.Sheet(sentence: "", facts: facts)
  }

  /// Returns the state of the view.
  private func viewWords(_ dumpRecord: DumpRecord) -> String {
    switch (dumpRecord.isViewLoaded, dumpRecord.isInWindow) {
    case (false, _): say("not loaded")
    case (_, true): say("in the window")
    case (_, false): say("not in the window")
    case (true, _): say("loaded")
    case (nil, nil): say("unknown")
    }
  }

  private var pointers: [Page.Fact] {
    var facts: [Page.Fact] = []
    for pointer in Pointer.allCases {
      let isAlways = [.presentingViewController, .presentedViewController, .parent].contains(pointer)
      if let value = inspection.pointer(pointer, of: id) {
        facts.append(fact(pointer.rawValue, [value]))
      } else if hierarchy[pointer, of: id] != nil {
        facts.append(Page.Fact(pointer.rawValue, say("not in the dump")))
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
