import VCModel

// Instantiation of controllers from storyboards (R112, R113).
extension Replayer {
  mutating func instantiate(
    _ identifier: String?, from name: String, as instance: ControllerID?, _ record: inout StepRecord
  ) {
    guard let storyboard = storyboards.first(where: { $0.name == name }) else {
      return record.raise(
        .noSuchStoryboard, "NSInvalidArgumentException", "Could not find a storyboard named '\(name)'",
        suggestion: .nearest(to: name, among: storyboards.map(\.name)), about: nil)
    }
    let template = identifier.map { storyboard.identifiers[$0] } ?? storyboard.initial
    guard let template else {
      // Without an initial view controller, `instantiateInitialViewController` returns `nil`.
      guard let identifier else { return record.ignore() }
      return record.raise(
        .noSuchStoryboardIdentifier, "NSInvalidArgumentException",
        "Storyboard (<UIStoryboard: 0x…>) doesn't contain a view controller with identifier '\(identifier)'",
        suggestion: .nearest(to: identifier, among: storyboard.identifiers.keys.sorted()), about: nil)
    }
    let made = instance.map { makeInstance(of: template, named: $0) } ?? makeInstance(of: template)
    if instance != nil { awaitLoading(of: made) }
    record.response.returned = .controller(made)
    record.explain(.instantiated(made, name))
  }

  /// Creates a controller from a scene, with everything it contains (R112).
  ///
  /// The first instance is the controller that represents the scene, unless that is in use; later ones are numbered.
  mutating func makeInstance(of template: ControllerID) -> ControllerID {
    let made = newInstance(of: template)
    awaitLoading(of: made)
    return made
  }

  private mutating func newInstance(of template: ControllerID) -> ControllerID {
    instances[template, default: 0] += 1
    let isFirst = instances[template] == 1
    if !hierarchy.contains(template) { hierarchy.insert(Controller(template)) }
    if isFirst, isUnused(template) { return template }
    var number = max(2, instances[template] ?? 2)
    while hierarchy.contains(ControllerID("\(template)#\(number)")) { number += 1 }
    return copy(template, named: ControllerID("\(template)#\(number)"), suffix: "#\(number)")
  }

  private mutating func makeInstance(of template: ControllerID, named name: ControllerID) -> ControllerID {
    if !hierarchy.contains(template) { hierarchy.insert(Controller(template)) }
    instances[template, default: 0] += 1
    if name == template || hierarchy.contains(name) { return name }
    return copy(template, named: name, suffix: "@\(name)")
  }

  private func isUnused(_ id: ControllerID) -> Bool {
    hierarchy.parent(of: id) == nil && hierarchy.presentation(of: id) == nil
      && !hierarchy.windows.contains { $0.root == id }
  }

  /// Copies a scene's controller and its descendants, each with a unique identifier.
  ///
  /// An instance has the initial state of its scene. The controller that represents the scene may itself be an instance,
  /// which earlier steps have changed.
  private mutating func copy(_ template: ControllerID, named name: ControllerID, suffix: String) -> ControllerID {
    let original = scenesAtStart.flatMap { $0.contains(template) ? $0 : nil } ?? hierarchy
    // A copied tab bar controller gets its own More stack when a tab is selected.
    let family = original.family(under: template).filter { !original.isPartOfMore($0) }
    var names = [template: name]
    for member in family where member != template { names[member] = unusedName(for: member, suffix) }
    func copied(_ id: ControllerID) -> ControllerID { names[id] ?? id }
    for member in family {
      guard var controller = original.controller(member) else { continue }
      controller.id = copied(member)
      hierarchy.insert(controller)
      scenes[controller.id] = scenes[member] ?? member
    }
    for member in family {
      for child in original.tabs(of: member) { hierarchy.append(copied(child), to: copied(member)) }
      if let selected = original.selected(in: member) { hierarchy.select(copied(selected), in: copied(member)) }
      for column in SplitColumn.allCases {
        guard let given = original.column(column, of: member) else { continue }
        let holder = original.columnHolder(column, of: member).map(copied)
        hierarchy.setColumn(column, to: copied(given), holder: holder, of: copied(member))
      }
      hierarchy.setCollapsed(original.isCollapsed(member), copied(member))
    }
    if original.environment.horizontalSizeClass != hierarchy.environment.horizontalSizeClass {
      settleWidth(of: family.map(copied))
    }
    return name
  }

  /// Returns an identifier for a copy: with the suffix, or with the next free number if another instance has that one.
  private func unusedName(for scene: ControllerID, _ suffix: String) -> ControllerID {
    var name = ControllerID(scene.rawValue + suffix)
    var number = 2
    while hierarchy.contains(name) {
      number += 1
      name = ControllerID("\(scene)#\(number)")
    }
    return name
  }

  /// Collapses or expands the split views of a new family for the current width, because they were copied with that of the
  /// initial state (R109).
  private mutating func settleWidth(of family: [ControllerID]) {
    let isCollapsed = hierarchy.environment.horizontalSizeClass == .compact
    for id in family where hierarchy.kind(of: id) == .split && hierarchy.isCollapsed(id) != isCollapsed {
      followUnseen(isCollapsed: isCollapsed, id, Step(.finishTransition))
    }
  }
}
