import VCModel

/// A segue with the scenes that it connects.
struct Segue {
  var link: NavigationMapFragment.Link
  var source: Screen?
  var target: Screen?
}

/// The parts of storyboards that code can refer to: scenes by identifier, initial scenes, and segues by identifier.
struct StoryboardIndex {
  private let fragments: [NavigationMapFragment]
  private var byName: [String: [Int]] = [:]
  private var byIdentifier: [String: [(fragment: Int, scene: Int)]] = [:]
  private var byClass: [String: [(fragment: Int, scene: Int)]] = [:]
  /// The controllers that outlets lead to, by property.
  private var outlets: [String: [(className: String, fragment: Int, object: String)]] = [:]
  /// The scene classes and controls that call action methods, by selector.
  private var actions: [String: [(className: String, trigger: String)]] = [:]

  /// Creates an index.
  /// - Parameter fragments: The fragments, sorted by file.
  init(_ fragments: [NavigationMapFragment]) {
    self.fragments = fragments
    for (position, fragment) in fragments.enumerated() where !fragment.isCode {
      for outlet in fragment.outlets {
        outlets[outlet.property, default: []].append((outlet.className, position, outlet.object))
      }
      if fragment.isStoryboard { byName[fragment.name, default: []].append(position) }
      for (place, scene) in fragment.scenes.enumerated() {
        if let identifier = scene.controller.identifier {
          byIdentifier[identifier, default: []].append((position, place))
        }
        guard scene.hasOwnClass, let name = scene.controller.className else { continue }
        byClass[name, default: []].append((position, place))
        for (selector, trigger) in scene.actions { actions[selector, default: []].append((name, trigger)) }
      }
    }
  }

  /// Returns the control that calls a method of a class: its kind alone if the scenes of the class have controls with different
  /// titles, and `nil` if the kinds differ, too.
  /// - Parameter isClass: Returns whether a scene's class is that class.
  func trigger(of selector: String, where isClass: (String) -> Bool) -> String? {
    let triggers = Set((actions[selector] ?? []).filter { isClass($0.className) }.map(\.trigger))
    if triggers.count < 2 { return triggers.first }
    let kinds = Set(triggers.map { $0.prefix { $0 != ":" } })
    return kinds.count == 1 ? kinds.first.map(String.init) : nil
  }

  /// The names of all storyboards, and the identifiers of scenes and segues, in alphabetical order.
  var names: [String] { byName.keys.sorted() }
  var identifiers: [String] { byIdentifier.keys.sorted() }
  var segueIdentifiers: [String] {
    Set(fragments.filter { !$0.isCode }.flatMap(\.links).compactMap(\.transition.identifier)).sorted()
  }

  /// Returns whether a storyboard of that name exists.
  func has(_ name: String) -> Bool { byName[name] != nil }

  /// Returns whether a scene has the class, by the name that Interface Builder uses.
  func hasScene(ofClass name: String) -> Bool { byClass[name] != nil }

  /// Returns the scene with an identifier: in the given storyboard, otherwise the only scene with that identifier.
  /// - Parameter asking: The names of the class that requests a scene of its own storyboard.
  func scene(_ identifier: String, in storyboard: String?, asking: [String] = []) -> Screen? {
    var found = byIdentifier[identifier] ?? []
    if let storyboard {
      found = found.filter { fragments[$0.fragment].name == storyboard && fragments[$0.fragment].isStoryboard }
    } else if found.count > 1 {
      let own = Set(asking.flatMap { byClass[$0] ?? [] }.map(\.fragment))
      found = found.filter { own.contains($0.fragment) }
    }
    guard let first = found.first, storyboard != nil || found.count == 1 else { return nil }
    return screen(first)
  }

  /// Returns the initial scene of a storyboard.
  func initial(of storyboard: String) -> Screen? {
    for position in byName[storyboard] ?? [] {
      guard let link = fragments[position].initial, case .object(let object) = link.target else { continue }
      let scene = fragments[position].scenes.first { $0.object == object }
      return .scene(file: fragments[position].file, object: object, className: scene?.controller.className)
    }
    return nil
  }

  /// Returns the initial scene of a storyboard, if there is only one storyboard of that name.
  func soleInitial(of storyboard: String) -> Screen? {
    byName[storyboard]?.count == 1 ? initial(of: storyboard) : nil
  }

  /// Returns the only storyboard with a scene of a class.
  func storyboard(ofClass names: [String]) -> String? {
    let found = Set(names.flatMap { byClass[$0] ?? [] }.map { fragments[$0.fragment].name })
    return found.count == 1 ? found.first : nil
  }

  /// Returns the segues with an identifier that the scenes of some classes have. These may be in storyboards of different
  /// programs.
  func segues(_ identifier: String, from classes: [String]) -> [Segue] {
    classes.flatMap { byClass[$0] ?? [] }.flatMap { fragment, scene -> [Segue] in
      let object = fragments[fragment].scenes[scene].object
      return fragments[fragment].links.compactMap { link in
        guard link.transition.identifier == identifier, case .object(let source)? = link.source, source == object
        else { return nil }
        return Segue(link: link, source: screen(of: source, in: fragment), target: target(of: link, in: fragment))
      }
    }
  }

  /// Returns the scenes that embed segues put into the scenes of some classes.
  func embedded(in classes: [String]) -> [Screen] {
    classes.flatMap { byClass[$0] ?? [] }.flatMap { fragment, scene -> [Screen] in
      let object = fragments[fragment].scenes[scene].object
      return fragments[fragment].links.compactMap { link in
        guard link.transition.relation == .embed, case .object(let source)? = link.source, source == object else {
          return nil
        }
        return target(of: link, in: fragment)
      }
    }
  }

  /// Returns whether several scenes have one of these classes.
  func haveSeveralScenes(_ classes: [String]) -> Bool { classes.reduce(0) { $0 + (byClass[$1]?.count ?? 0) } > 1 }

  /// Returns the only segue with that identifier in all storyboards, with the scene that it belongs to.
  func segue(_ identifier: String) -> Segue? {
    var found: [(link: NavigationMapFragment.Link, fragment: Int)] = []
    for (position, fragment) in fragments.enumerated() {
      found += fragment.links.filter { $0.transition.identifier == identifier }.map { ($0, position) }
    }
    guard found.count == 1, let only = found.first else { return nil }
    let source: Screen? =
      if case .object(let object)? = only.link.source { screen(of: object, in: only.fragment) } else { nil }
    return Segue(link: only.link, source: source, target: target(of: only.link, in: only.fragment))
  }

  /// Returns the controllers to which outlets connect a property of these classes.
  func outlets(_ property: String, of classes: [String]) -> [Screen] {
    (outlets[property] ?? []).filter { classes.contains($0.className) }
      .compactMap { screen(of: $0.object, in: $0.fragment) }
  }

  private func target(of link: NavigationMapFragment.Link, in fragment: Int) -> Screen? {
    guard case .object(let object) = link.target else { return nil }
    return screen(of: object, in: fragment)
  }

  private func screen(of object: String, in fragment: Int) -> Screen? {
    let scene = fragments[fragment].scenes.first { $0.object == object }
    return .scene(file: fragments[fragment].file, object: object, className: scene?.controller.className)
  }

  private func screen(_ place: (fragment: Int, scene: Int)) -> Screen? {
    let scene = fragments[place.fragment].scenes[place.scene]
    guard let object = scene.object else { return nil }
    return .scene(file: fragments[place.fragment].file, object: object, className: scene.controller.className)
  }
}
