import VCDiagnostics
import VCModel

/// Checks the conditions between the parts of a model before it can be replayed: every name is known, every controller
/// has one parent, and there are no cycles.
struct ModelConsistency {
  private let decoder: ModelDecoder
  private var findings = Findings()
  private var parents: [ControllerID: ModelDecoder.Reference] = [:]

  static func check(_ decoder: ModelDecoder) -> Findings {
    var consistency = ModelConsistency(decoder: decoder)
    consistency.checkReferences()
    consistency.checkContainment()
    consistency.checkParentCycles()
    consistency.checkSelection()
    consistency.checkTabs()
    consistency.checkWindows()
    consistency.checkPresentations()
    consistency.checkSegues()
    consistency.checkStepNumbers()
    return consistency.findings
  }

  private init(decoder: ModelDecoder) { self.decoder = decoder }

  // MARK: References

  private mutating func checkReferences() {
    let known = decoder.model.controllers.map(\.id.rawValue) + decoder.made.map(\.rawValue).sorted()
    for reference in decoder.references where !isKnown(reference.id) {
      let name = reference.id.rawValue
      let suggestion = controllerOfTab(named: name) ?? didYouMean(name, among: known)
      findings.report(.unknown(reference, suggestion))
    }
  }

  /// Returns the suggestion for a reference to a tab, which is selected by its controller.
  private func controllerOfTab(named name: String) -> String? {
    let tab = decoder.model.controllers.lazy.flatMap(\.tabs).flatMap(\.all).first { $0.identifier == name }
    guard let tab else { return nil }
    let shown = (tab.all.lazy.compactMap(\.controller).first).map { ", \(quoted($0.rawValue))" } ?? ""
    return "it is a tab; name its controller\(shown)"
  }

  /// Besides declared controllers, a replay creates some: by `instantiate`, further instances of a segue `id#2`, the
  /// navigation controllers around columns, `wrap(id)`, that of the More item, `more(id)`, and its list, `list(id)`.
  private func isKnown(_ id: ControllerID) -> Bool {
    if decoder.declarations[id] != nil || decoder.made.contains(id) { return true }
    let name = id.rawValue
    for maker in ["wrap(", "more(", "list(", "stack(", "tabs("] where name.hasPrefix(maker) && name.hasSuffix(")") {
      return isKnown(ControllerID(String(name.dropFirst(maker.count).dropLast())))
    }
    if let mark = name.lastIndex(of: "#"), name[mark...].dropFirst().allSatisfy(\.isWholeNumber), mark > name.startIndex
    {
      return isKnown(ControllerID(String(name[..<mark])))
    }
    return false
  }

  // MARK: Containment

  private mutating func checkContainment() {
    var places: [ControllerID: [ControllerID: SourceLocation]] = [:]
    for (parent, child) in decoder.containments {
      if let other = parents[child.id], other.id != parent {
        findings.report(.twoParents(child, parent, other))
      } else if let first = places[parent]?[child.id], first != child.location, !isColumnAndChild(child.id, of: parent)
      {
        findings.report(.childTwice(child, of: parent, first: first))
      } else {
        parents[child.id] = ModelDecoder.Reference(id: parent, location: child.location)
        places[parent, default: [:]][child.id] = child.location
      }
    }
  }

  /// The children of a split view controller may be repeated as its columns.
  private func isColumnAndChild(_ child: ControllerID, of parent: ControllerID) -> Bool {
    guard let controller = decoder.declared(parent) else { return false }
    return controller.children.filter { $0 == child }.count == 1
      && controller.columns.values.filter { $0 == child }.count == 1
  }

  private mutating func checkParentCycles() {
    var settled: Set<ControllerID> = []
    for start in decoder.model.controllers.map(\.id) where !settled.contains(start) {
      var path: [ControllerID] = []
      var positions: [ControllerID: Int] = [:]
      var here: ControllerID? = start
      while let id = here, !settled.contains(id) {
        if let position = positions[id] {
          findings.report(.parentCycle(path[position...].reversed(), at: parents[id]?.location))
          break
        }
        positions[id] = path.count
        path.append(id)
        here = parents[id]?.id
      }
      settled.formUnion(path)
    }
  }

  private mutating func checkSelection() {
    for controller in decoder.model.controllers {
      let tabs =
        controller.children + controller.tabs.flatMap(\.all).compactMap(\.controller)
        + controller.tabs.compactMap(\.root) + (controller.swiftUI?.controllers ?? [])
      // An unknown controller is reported elsewhere.
      guard let selected = controller.selected, !tabs.contains(selected), isKnown(selected) else { continue }
      findings.report(.selectsNoChild(controller, selected))
    }
  }

  private mutating func checkTabs() {
    for controller in decoder.model.controllers {
      var first: [String: TabItem] = [:]
      for tab in controller.tabs.flatMap(\.all) {
        if let other = first[tab.identifier] {
          findings.report(.tabTwice(tab, other, in: controller))
        } else {
          first[tab.identifier] = tab
        }
      }
    }
  }

  // MARK: Windows and presentations

  private mutating func checkWindows() {
    var roots: [ControllerID: AppWindow] = [:]
    for window in decoder.model.windows {
      if let other = roots[window.root] { findings.report(.rootTwice(window, other)) }
      if let parent = parents[window.root], !isOwnAncestor(window.root) {
        findings.report(.rootWithParent(window, parent))
      }
      roots[window.root] = window
    }
    for presentation in decoder.model.presentations {
      if let window = roots[presentation.presented] { findings.report(.presentsRoot(presentation, window)) }
    }
  }

  private mutating func checkPresentations() {
    var presented: [ControllerID: Presentation] = [:]
    var presenting: [ControllerID: Presentation] = [:]
    for presentation in decoder.model.presentations {
      if let first = presented[presentation.presented] {
        findings.report(.presentedTwice(presentation, first))
      } else if let first = presenting[presentation.presenter] {
        findings.report(.presentsTwice(presentation, first))
      }
      if let parent = parents[presentation.presented] { findings.report(.presentsChild(presentation, parent)) }
      presented[presentation.presented] = presentation
      presenting[presentation.presenter] = presentation
    }
    checkPresentationCycles(presented)
  }

  private mutating func checkPresentationCycles(_ presented: [ControllerID: Presentation]) {
    var settled: Set<ControllerID> = []
    for presentation in decoder.model.presentations {
      var path: Set<ControllerID> = []
      var here: Presentation? = presentation
      while let current = here, !settled.contains(current.presented) {
        guard path.insert(current.presented).inserted else {
          findings.report(.presentationCycle(current))
          break
        }
        here = presented[top(of: current.presenter)]
      }
      settled.formUnion(path)
    }
  }

  /// Returns whether a controller is in a cycle of parents, which `checkParentCycles` reports.
  private func isOwnAncestor(_ id: ControllerID) -> Bool {
    var seen: Set<ControllerID> = []
    var here = parents[id]?.id
    while let parent = here, parent != id, seen.insert(parent).inserted { here = parents[parent]?.id }
    return here == id
  }

  private func top(of id: ControllerID) -> ControllerID {
    var seen: Set<ControllerID> = [id]
    var here = id
    while let parent = parents[here]?.id, seen.insert(parent).inserted { here = parent }
    return here
  }

  /// Every segue has a destination; that of an unwind segue is found at run time by its action (R110, R115).
  private mutating func checkSegues() {
    for segue in decoder.model.segues where segue.destination == nil {
      if segue.kind != .unwind || segue.unwindAction == nil { findings.report(.noDestination(segue)) }
    }
  }

  private mutating func checkStepNumbers() {
    let steps = decoder.model.steps.count
    for figure in decoder.model.figures {
      if let step = figure.step, step > steps { findings.report(.noSuchStep(step, steps, at: figure.origin)) }
      if let last = figure.steps?.upperBound, last > steps {
        findings.report(.noSuchStep(last, steps, at: figure.origin))
      }
      if figure.kind == .map { findings.report(.mapOfModel(at: figure.origin)) }
    }
    for seen in decoder.model.seen {
      if let step = seen.after, step > steps { findings.report(.noSuchStep(step, steps, at: seen.origin)) }
    }
  }
}
