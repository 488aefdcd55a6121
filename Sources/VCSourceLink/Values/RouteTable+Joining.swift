import VCModel
import VCSourceFacts

/// The transitions from the senders of a value to the views of its mappings.
extension RouteTable {
  func transitions(
    for value: CaseValue, _ send: Send, _ mappings: [Mapping], _ linker: Linker
  ) -> [Finding] {
    let fitting = self.mappings(for: value, send, mappings, linker)
    var findings: [Finding] = []
    // Several stacks around the sender may show the same view.
    var known: [MapTransition.Relation: Set<Screen>] = [:]
    for mapping in fitting {
      let candidates =
        linker.candidates(translating: value, in: mapping) ?? Self.candidates(for: value, send.wrapped, in: mapping)
      let before = known[mapping.finding.relation, default: []]
      for candidate in candidates where !before.contains(candidate.screen) {
        findings.append(finding(from: send, to: candidate, value, mapping))
        known[mapping.finding.relation, default: []].insert(candidate.screen)
      }
    }
    return findings
  }

  func finding(from send: Send, to candidate: ScreenCandidate, _ value: CaseValue, _ mapping: Mapping) -> Finding {
    let relation = send.relation ?? (mapping.finding.relation == .column ? .destination : mapping.finding.relation)
    var target = candidate
    target.value = nil
    target.evidence = .oneHop
    // A static function of the type sends on behalf of its caller.
    let isStatic = send.scope.context.function?.declaration.isStatic ?? false
    var finding = Finding(
      relation, by: isStatic ? .unknown : .own, to: Outcome(candidates: [target]), at: send.place.position,
      in: send.scope)
    finding.place = send.place
    finding.target.isInBuilder = true
    (finding.presentation.style, finding.presentation.transition) = (
      mapping.finding.presentation.style, mapping.finding.presentation.transition
    )
    if [.sheet, .fullScreenCover, .popover].contains(relation) {
      finding.source.viewOfItem = mapping.finding.site.owner
    }
    finding.target.via = (value == .unknown ? mapping.type : Self.words(value), mapping.finding.place)
    return finding
  }

  static func words(_ value: CaseValue) -> String { value.name.map { "\(value.type).\($0)" } ?? value.type }

  /// Returns the views for a value: those of its case, otherwise those of the default, otherwise those of any value.
  private static func candidates(for value: CaseValue, _ wrapped: Cases, in mapping: Mapping) -> [ScreenCandidate] {
    let all = mapping.finding.target.outcome.candidates
    let deciding = all.filter { $0.value?.type == mapping.type }
    if deciding.isEmpty { return all }
    if let creation = value.creation { return deciding.filter { $0.value?.creation == creation } }
    guard let name = value.name else { return deciding.count == 1 && !mapping.isOfOneCase ? deciding : [] }
    let own = deciding.filter { $0.value?.name == name }
    return own.isEmpty ? deciding.filter { $0.value?.name == nil } : candidates(own, carrying: wrapped)
  }

  /// Returns the views of a case for its associated value; if that is unknown, only the views that do not depend on it.
  private static func candidates(_ candidates: [ScreenCandidate], carrying wrapped: Cases) -> [ScreenCandidate] {
    guard candidates.contains(where: { $0.carried != nil }), Set(candidates.map(\.screen)).count > 1 else {
      return candidates
    }
    return candidates.filter { candidate in candidate.carried.map(wrapped.values.contains) ?? true }
  }

  /// Returns the mappings that a value may reach.
  /// - Parameter typed: The mappings of the value's type; all mappings if the type is unknown.
  private func mappings(
    for value: CaseValue, _ send: Send, _ typed: [Mapping], _ linker: Linker
  ) -> [Mapping] {
    if value == .unknown {
      // If a view has a single kind of destination, its own links lead there.
      let own = typed.filter { $0.isPath && $0.finding.site.owner === send.scope.context.owner }
      return own.count == 1 && own[0].finding.target.outcome.candidates.count == 1 ? own : []
    }
    switch send.sink {
    case .selection:
      let columns = typed.filter { $0.finding.relation == .column }
      if !columns.isEmpty { return columns }
      let selected = selections(of: value.type, linker)
      if !selected.isEmpty { return selected }
      return nearest(typed.filter(\.isPath), send, linker)
    case .path: return nearest(typed.filter(\.isPath), send, linker)
    case .sheet: return typed.filter { !$0.isPath && $0.items.isEmpty && $0.finding.relation != .column }
    case .coordinator: return openRoutes.contains(value) ? [] : typed.filter(\.isTriggered)
    case .stream(let origins): return streamed(for: value, origins, send, linker)
    case .part(let variable): return typed.filter { $0.items.contains(variable) }
    case .item(let variable):
      let items = typed.filter { !$0.isPath && !$0.isTriggered && $0.finding.relation != .column }
      let origins = Set(Self.origins(of: variable, linker))
      let own = items.filter { !$0.items.isDisjoint(with: origins) } + streamed(for: value, origins, send, linker)
      if !own.isEmpty { return own }
      return items.count == 1 && items[0].items.isEmpty ? items : []
    }
  }

  /// Returns the mappings of a case for streams that originate in the given properties. If several files contain such
  /// closures, those in the sender's top-level folder are preferred, because each of these folders is an app or extension.
  private func streamed(
    for value: CaseValue, _ origins: Set<VariableSymbol>, _ send: Send, _ linker: Linker
  ) -> [Mapping] {
    let found = streamed.filter {
      $0.type == value.type && !$0.items.isDisjoint(with: origins)
        && $0.finding.target.outcome.candidates.contains { $0.value?.name == value.name }
    }
    guard Set(found.map(\.closure?.file)).count > 1 else { return found }
    func top(_ file: Int) -> Substring { linker.index.files[file].file.prefix { $0 != "/" } }
    let near = found.filter { $0.closure.map { top($0.file) == top(send.place.file) } ?? false }
    return near.isEmpty ? found : near
  }

  /// Returns, among several mappings of a type, those of the view nearest to the sender.
  private func nearest(_ found: [Mapping], _ send: Send, _ linker: Linker) -> [Mapping] {
    guard found.count > 1, let sender = send.scope.context.owner?.name else { return found }
    let distances = found.map { mapping -> Int? in
      guard let holder = mapping.finding.site.owner?.name else { return nil }
      if let known = linker.caches.distances[holder]?[sender] { return known }
      let distance = distance(from: holder, to: sender)
      linker.caches.distances[holder, default: [:]].updateValue(distance, forKey: sender)
      return distance
    }
    if let least = distances.compactMap(\.self).min() {
      return zip(found, distances).filter { $0.1 == least }.map(\.0)
    }
    return linker.index.isDeclared(found[0].type) ? found : []
  }

  /// Returns the number of levels from a view to another view inside it.
  private func distance(from holder: String, to sender: String) -> Int? {
    var level: Set<String> = [holder]
    var seen = level
    for distance in 0..<LinkLimits.levelsOfViews {
      if level.contains(sender) { return distance }
      level = Set(level.flatMap { embedded[$0] ?? [] }).subtracting(seen)
      seen.formUnion(level)
      if level.isEmpty { return nil }
    }
    return nil
  }

  /// Returns the views that select their content by a value of this type, which is selected elsewhere.
  func selections(of type: String, _ linker: Linker) -> [Mapping] {
    if let known = linker.caches.selections[type] { return known }
    let found = findSelections(of: type, linker)
    linker.caches.selections[type] = found
    return found
  }

  private func findSelections(of type: String, _ linker: Linker) -> [Mapping] {
    // A stack in a body that is examined only for its selection still shows its root.
    let stacksInsideTargets = linker.resolver.stacksInsideTargets
    defer { linker.resolver.stacksInsideTargets = stacksInsideTargets }
    return linker.index.orderedTypes.compactMap { holder -> Mapping? in
      guard holder.isDeclared, linker.index.isView(holder.name), let body = holder.variables["body"],
        holder.allVariables.contains(where: { linker.resolver.type(of: $0)?.plain.name == type })
      else { return nil }
      let outcome = linker.resolver.views(of: body)
      guard outcome.candidates.contains(where: { $0.value?.type == type }) else { return nil }
      let scope = Scope(CodeContext(file: body.file, owner: holder, variable: body))
      return Mapping(
        finding: Finding(.destination, by: .own, to: outcome, at: body.declaration.position, in: scope), type: type)
    }
  }

  /// Returns the transitions of a mapping itself, from each value to its view. Values with a view inside are left out if
  /// other code is known to send them; if they have no name, their transitions belong to the code that creates them.
  func mapped(_ mapping: Mapping, _ sent: inout SentValues) -> [Finding] {
    mapping.finding.target.outcome.candidates.compactMap { candidate in
      var finding = mapping.finding
      if let creation = candidate.value?.creation {
        guard !sent.creations.contains(creation), let scope = mapping.creations[creation] else { return nil }
        if candidate.value?.name == nil {
          finding = Finding(finding.relation, by: .own, to: Outcome(), at: creation.position, in: scope)
        }
      }
      let value = candidate.value ?? CaseValue(type: mapping.type, name: nil)
      let isShareable = [.destination, .sheet, .fullScreenCover, .popover].contains(mapping.finding.relation)
      if isShareable, let place = candidate.place, !sent.isReported(value, at: place) { return nil }
      if mapping.finding.relation == .column, sent.isOnlyPushed(value) { return nil }
      if mapping.isPath, sent.isNeverPushed(value) { return nil }
      var target = candidate
      target.value = nil
      finding.target.outcome = Outcome(candidates: [target])
      finding.target.isInBuilder = true
      finding.place = candidate.place ?? mapping.finding.place
      finding.target.via = (Self.words(value), mapping.finding.place)
      return finding
    }
  }
}
