import VCDiagnostics
import VCModel
import VCSourceFacts

/// A builder that turns the findings into fragments of the map.
struct FragmentBuilder {
  let linker: Linker
  let found: FoundTransitions
  var fragments: [NavigationMapFragment]
  private(set) var declared: Set<String> = []
  private let shortNames: [String: Int]
  /// The classes, by name, whose objects UIKit presents, pushes or contains: these are controllers, whoever declares them.
  private let shownByUIKit: Set<String>
  private static let relationsOfUIKit: Set<MapTransition.Relation> = [
    .present, .push, .show, .showDetail, .set, .page, .child,
  ]

  private var index: SymbolIndex { linker.index }

  init(_ found: FoundTransitions, _ linker: Linker) {
    self.found = found
    self.linker = linker
    let platform = linker.index.platform
    fragments = linker.index.files.map { file in
      var fragment = NavigationMapFragment(file: file.file, name: lastPath(of: file.file), isStoryboard: false)
      fragment.isCode = true
      fragment.classes = file.classes(for: platform)
      fragment.demands = file.demands
      return fragment
    }
    shownByUIKit = Set(
      found.findings.filter { Self.relationsOfUIKit.contains($0.relation) }
        .flatMap { $0.target.outcome.candidates.compactMap(\.screen.className) })
    shortNames = linker.index.files.reduce(into: [:]) { $0[lastPath(of: $1.file), default: 0] += 1 }
  }

  mutating func build() -> [NavigationMapFragment] {
    for type in index.orderedTypes where type.isDeclared && type.kind == .class {
      if index.controllerKind(type.name) != nil { declare(type.name) }
    }
    for finding in found.findings { add(finding) }
    let sent = SentValueLinks(fragments, modifiers: Set(index.orderedTypes.filter(index.isModifier).map(\.name)))
    for position in fragments.indices {
      fragments[position].links = fragments[position].links.withoutDuplicates(besides: sent)
      var seen: Set<NavigationMapFragment.CodeScreen> = []
      fragments[position].screens = fragments[position].screens.filter { seen.insert($0).inserted }
    }
    notePartsOfViews()
    for link in found.routes.strayLinks(linker) {
      fragments[link.place.file].diagnostics.append(.strayLink(link.type, location(link.place)))
    }
    for position in linker.record.filesOfOtherSystems.sorted() {
      fragments[position].diagnostics.append(.otherSystem(than: index.platform, fragments[position].file))
    }
    return fragments
  }

  // MARK: Screens

  /// Returns the identifier of a class: its full name, or the name that a scene uses for it.
  func id(ofType name: String) -> String {
    if let runtime = index.symbol(name)?.runtimeName, linker.storyboards.hasScene(ofClass: runtime) { return runtime }
    let short = lastPart(of: name)
    return linker.storyboards.hasScene(ofClass: short) ? short : name
  }

  private mutating func declare(_ name: String) {
    guard declared.insert(name).inserted else { return }
    let type = index.symbol(name)
    var controller = MapController(id: id(ofType: name), className: id(ofType: name))
    let isForeignView = type == nil && !shownByUIKit.contains(name) && !name.hasSuffix("Controller")
    controller.kind = index.controllerKind(name) ?? (index.isView(name) || isForeignView ? .view : .content)
    controller.settings = linker.record.settings.settings(of: name)
    guard let type, let first = type.declarations.first, type.isDeclared else {
      // A class of a library or the system, of which only the kind is known.
      guard controller.kind == .view, let file = fragments.indices.first else { return }
      fragments[file].screens.append(.init(controller))
      return
    }
    controller.origins = [origin(Place(file: first.file, position: first.declaration.position))]
    fragments[first.file].screens.append(.init(controller))
  }

  private mutating func end(for screen: Screen, from place: Place) -> NavigationMapFragment.End {
    switch screen {
    case .type(let name):
      declare(name)
      return .screen(id(ofType: name))
    case .made(let name, let place):
      let file = index.files[place.file].file
      let short = lastPath(of: file)
      let position = shortNames[short] == 1 ? short : file
      var controller = MapController(id: "\(name)@\(position):\(place.position.line)", className: name)
      controller.kind = Self.alerts.contains(name) ? .alert : index.controllerKind(name) ?? .content
      controller.origins = [origin(place)]
      fragments[place.file].screens.append(.init(controller))
      return .screen(controller.id)
    case .scene(let file, let object, _): return .foreign(file: file, object: object)
    case .missingScene(let storyboard, let identifier):
      return .scene(.init(storyboard: storyboard, identifier: identifier, origin: origin(place)))
    }
  }

  private static let alerts: Set<String> = ["Alert", "ConfirmationDialog", "ActionSheet"]

  // MARK: Links

  private mutating func add(_ finding: Finding) {
    guard !finding.target.outcome.candidates.isEmpty || finding.target.isCertain else { return }
    let source = source(of: finding)
    let candidates: [ScreenCandidate?] =
      finding.target.outcome.candidates.isEmpty ? [nil] : finding.target.outcome.candidates.map(Optional.some)
    var seen: Set<Screen> = []
    for candidate in candidates {
      if let candidate, !seen.insert(candidate.screen).inserted { continue }
      var transition = MapTransition(
        source: nil, target: nil, relation: finding.relation, column: finding.presentation.column,
        identifier: finding.presentation.segueIdentifier,
        trigger: trigger(of: finding), evidence: candidate?.evidence ?? .unresolved, origin: origin(finding.place))
      transition.style = finding.presentation.style
      transition.transition = finding.presentation.transition
      transition.site = site(of: finding)
      transition.via = via(finding, candidate)
      if source == nil, finding.relation != .windowRoot { transition.initiator = site(of: finding) }
      let target = candidate.map { end(for: $0.screen, from: finding.place) } ?? .unknown
      fragments[finding.place.file].links.append(.init(source: source, target: target, transition: transition))
    }
  }

  private mutating func source(of finding: Finding) -> NavigationMapFragment.End? {
    switch finding.source.initiator {
    case .own:
      guard let owner = finding.site.owner else { return nil }
      let isContainer = finding.relation == .child && LibraryContainer.isOfLibrary(owner.name, index)
      if !owner.isDeclared {
        // A class that the app extends but does not declare may belong to a part of the app that was not read.
        guard isContainer || index.controllerKind(owner.name) != nil,
          ControllerKind.implied(byClass: owner.name) == nil
        else { return nil }
        return end(for: .type(owner.name), from: finding.place)
      }
      let isScene = index.ancestry(of: owner.name).contains { $0 == "App" || $0 == "Scene" }
      let isScreen =
        isContainer || isScene || index.isSpecificController(owner.name) || index.isView(owner.name)
        || index.isModifier(owner)
      guard isScreen, owner.kind != .protocol else { return nil }
      return end(for: .type(owner.name), from: finding.place)
    case .screen(let screen): return end(for: screen, from: finding.place)
    case .parameter, .property, .part, .noController, .unknown: return nil
    }
  }

  private func site(of finding: Finding) -> String? {
    if let owner = finding.site.owner { return owner.isDeclared ? id(ofType: owner.name) : owner.name }
    return finding.site.function?.name ?? finding.site.variable?.name
      ?? lastPath(of: index.files[finding.site.file].file)
  }

  private func trigger(of finding: Finding) -> String? {
    if let trigger = finding.circumstances.trigger { return trigger }
    guard let owner = finding.site.owner, let function = finding.site.function else { return nil }
    if let trigger = linker.record.triggers.trigger(of: function.name, in: owner.name) { return trigger }
    return linker.storyboards.trigger(of: function.selector) { name in
      name == id(ofType: owner.name) || index.ancestry(of: name).contains(owner.name)
    }
  }

  private func via(_ finding: Finding, _ candidate: ScreenCandidate?) -> MapVia? {
    if let via = finding.target.via { return MapVia(via.value, at: location(via.place)) }
    guard let value = candidate?.value, let place = candidate?.place else { return nil }
    return MapVia(RouteTable.words(value), at: location(place))
  }

  // MARK: Places

  private func location(_ place: Place) -> SourceLocation {
    SourceLocation(
      file: index.files[place.file].file, line: place.position.line, column: place.position.column)
  }

  private func origin(_ place: Place) -> MapOrigin {
    MapOrigin(kind: index.files[place.file].language == .swift ? .swift : .objc, location: location(place))
  }
}

extension Diagnostic {
  fileprivate static func strayLink(_ type: String, _ location: SourceLocation) -> Diagnostic {
    Diagnostic(
      code: "link-without-destination", severity: .warning,
      message: "no scanned code creates a view for a '\(type)': the link does nothing",
      suggestion: "add '.navigationDestination(for: \(type).self)' in the enclosing stack", at: location)
  }

  fileprivate static func otherSystem(than platform: Platform, _ file: String) -> Diagnostic {
    Diagnostic(
      code: "other-platform", severity: .note,
      message:
        "'#if' branches for platforms other than \(platform.rawValue) are skipped; select one with '--platform'",
      at: SourceLocation(file: file))
  }
}

/// Returns the last component of a file path.
func lastPath(of file: String) -> String {
  file.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(file[file.utf8.index(after: $0)...]) } ?? file
}
