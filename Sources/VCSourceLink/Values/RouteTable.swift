import VCModel
import VCSourceFacts

/// Values that represent screens: the code that maps them to views, and the code that sends them.
struct RouteTable {
  /// A place that maps values of a type to views.
  struct Mapping {
    var finding: Finding
    var type: String
    /// The properties whose value is shown; empty for a stack's path.
    var items: Set<VariableSymbol> = []
    /// An external value that determines the property; `nil` if any other bound value may be the item.
    var use: Use?
    /// Whether the mapping is for a single case, so that it does not apply to a value whose case is unknown.
    var isOfOneCase = false
    /// Whether the mapping is a coordinator's, triggered by its case.
    var isTriggered = false
    /// Whether the item is an object with the value inside.
    var isInWrapper = false
    /// The places that determine the view inside a value, with their scopes.
    var creations: [Place: Scope] = [:]
    /// The place of the closure that receives the value from a stream.
    var closure: Place?
    var isPath: Bool { finding.relation == .destination && items.isEmpty && use == nil }
  }

  /// The destination of a sent value.
  enum Sink {
    case path
    /// The selection of a list around the link.
    case selection
    case item(VariableSymbol)
    /// The item of a sheet, in an object that a library declares.
    case sheet
    /// A part of the value assigned to a property.
    case part(of: VariableSymbol)
    /// A coordinator that is triggered with the case.
    case coordinator
    /// A stream that originates in one of these properties.
    case stream(Set<VariableSymbol>)
  }

  /// A place that sends a value.
  struct Send {
    var values: [CaseValue]
    var uses: [Use]
    /// The enum cases inside the value.
    var wrapped = Cases()
    var sink: Sink
    var place: Place
    var scope: Scope
    /// The conditions on parameters under which the value is sent.
    var guards: Set<CaseGuard> = []
    /// Whether this is a link, whose target depends on the value alone.
    var isLink = false
    /// The transition to the screen, if the sender determines it and not the mapping.
    var relation: MapTransition.Relation?
  }

  private(set) var mappings: [Mapping] = []
  var sends: [Send] = []
  /// Cases for which a coordinator also shows something unknown, so that the target is ambiguous.
  private(set) var openRoutes: Set<CaseValue> = []
  /// The mappings of closures that receive the cases of streams.
  var streamed: [Mapping] = []
  /// The mappings of properties whose value is an object rather than an enum case.
  var objects: [Mapping] = []
  /// The views created by each view, by name.
  var embedded: [String: Set<String>] = [:]
  /// The same for the functions that extensions of `View` declare, and the calls of those functions by each view.
  var additions = ViewAdditions()

  // MARK: Mappings

  /// Adds the mapping of a modifier with an item, if the item's cases select the views.
  /// - Returns: Whether the modifier is a mapping.
  mutating func add(_ finding: Finding, item: Expression, _ callSite: CallSite) -> Bool {
    let written = callSite.resolver.type(of: item, callSite.scope)?.plain
    let decided = finding.target.outcome.candidates.compactMap(\.value?.type)
    let containing = written.flatMap { Self.shownContent(finding, of: $0.name, callSite.resolver) }
    // `Tagged<Route>`
    let wrapped = written?.arguments.map(\.plain).first { isRoute($0, decided, callSite.index) }
    let isAnyType = written.map { Self.isAnyType($0, callSite.index) } ?? false
    guard
      let type = containing ?? decided.first(where: { $0 == written?.name || $0 == wrapped?.name })
        ?? (written == nil || isAnyType ? decided.first : nil)
    else { return false }
    var mapping = Mapping(finding: finding, type: type)
    if let variable = callSite.resolver.boundVariable(item, callSite.scope) {
      mapping.items = [variable]
    } else if case .name(let name, _) = item, let local = callSite.scope.local(name.droppingDollar),
      case .parameter(let place) = local.source, let function = callSite.scope.context.function
    {
      mapping.use = .parameter(function, place)
    }
    mapping.isInWrapper = wrapped != nil && type != written?.name
    mappings += isAnyType ? mapping.separated : [mapping]
    return true
  }

  /// Returns whether a type is a protocol that several types of values may conform to, or an object with such a value inside.
  static func isAnyType(_ type: TypeRef, _ index: SymbolIndex) -> Bool {
    ([type] + type.arguments).contains { index.symbol($0.plain.name)?.kind == .protocol }
  }

  /// Returns whether a type is that of values which select views, or a protocol that such types conform to.
  private func isRoute(_ type: TypeRef, _ deciding: [String], _ index: SymbolIndex) -> Bool {
    deciding.contains { $0 == type.name || index.ancestry(of: $0).contains(type.name) }
  }

  /// Adds the mapping of a modifier of the app that receives an enum property and a builder for its value.
  /// - Returns: Whether the cases select all of the views.
  mutating func add(_ finding: Finding, item: VariableSymbol, of type: TypeRef) -> Bool {
    let candidates = finding.target.outcome.candidates
    guard !candidates.isEmpty, candidates.allSatisfy({ $0.value?.type == type.name }) else { return false }
    mappings.append(Mapping(finding: finding, type: type.name, items: [item]))
    return true
  }

  /// Adds the mapping of views shown while a property has a certain case.
  /// - Returns: Whether there are views, and nothing else selects them.
  mutating func add(_ finding: Finding, shownBy demand: CaseDemand) -> Bool {
    guard !finding.target.outcome.candidates.isEmpty, finding.target.outcome.candidates.allSatisfy({ $0.value == nil })
    else {
      return false
    }
    var mapping = Mapping(finding: finding, type: demand.value.type, items: demand.variables)
    mapping.isOfOneCase = true
    for place in mapping.finding.target.outcome.candidates.indices {
      mapping.finding.target.outcome.candidates[place].value = demand.value
      mapping.finding.target.outcome.candidates[place].place = nil
    }
    mappings.append(mapping)
    return true
  }

  /// Adds the mapping of a coordinator's transition for a case.
  mutating func add(_ finding: Finding, triggeredBy value: CaseValue) {
    guard finding.target.outcome.uses.isEmpty, !finding.target.outcome.candidates.isEmpty else {
      openRoutes.insert(value)
      return
    }
    var mapping = Mapping(finding: finding, type: value.type)
    mapping.isOfOneCase = true
    mapping.isTriggered = true
    mapping.finding.circumstances.guards = []
    for place in mapping.finding.target.outcome.candidates.indices {
      mapping.finding.target.outcome.candidates[place].value = value
      mapping.finding.target.outcome.candidates[place].place = nil
    }
    mappings.append(mapping)
  }

  /// Adds the mapping for all values of a type, or of the types that conform to a protocol.
  mutating func add(_ finding: Finding, for type: TypeRef, _ index: SymbolIndex) {
    let mapping = Mapping(finding: finding, type: type.name)
    mappings += index.symbol(type.name)?.kind == .protocol ? mapping.separated : [mapping]
  }

  /// Adds the mapping of a column whose view depends on a value.
  /// - Returns: Whether it depends on a value.
  mutating func add(_ finding: Finding, column: SplitColumn) -> Bool {
    guard column != .primary, let type = finding.target.outcome.candidates.compactMap(\.value?.type).first else {
      return false
    }
    mappings.append(Mapping(finding: finding, type: type))
    return true
  }
}

extension RouteTable.Mapping {
  /// A mapping for each type whose cases select the views.
  fileprivate var separated: [RouteTable.Mapping] {
    Set(finding.target.outcome.candidates.compactMap(\.value?.type)).sorted().map { type in
      var mapping = self
      mapping.type = type
      mapping.finding.target.outcome.candidates.removeAll { $0.value?.type != type }
      return mapping
    }
  }
}

extension String {
  /// The name without the `$` of a binding.
  var droppingDollar: String { hasPrefix("$") && count > 1 ? String(dropFirst()) : self }
}
