import VCSourceFacts

/// Streams of values, in any library: the code that sends values, and the closures that receive them.
extension Resolver {
  /// Returns the values that closures make of those of a stream: `rows.map { Detail($0) }`.
  func values(ofStream stream: Expression, _ scope: Scope) -> [(value: Expression, scope: Scope)] {
    limitingDepth([]) {
      if case .name(let name, _) = stream, let local = scope.local(name) {
        return once(local, []) { local.values.flatMap { values(ofStream: $0.value, $0.scope) } }
      }
      guard case .call(let call) = stream, let name = call.calledName else { return [] }
      if name == "just", let value = call.firstPlain { return [(value, scope)] }
      guard let place = call.arguments.firstIndex(where: \.isTrailing),
        case .closure(let closure) = call.arguments[place].value, Call.making.contains(name)
      else { return call.handsValuesOn ? call.receiver.map { values(ofStream: $0, scope) } ?? [] : [] }
      let results = collectResults(closure.body, BodyWalk.scope(of: closure, call, place, scope))
      return name.hasPrefix("flatMap") ? results.flatMap { values(ofStream: $0.value, $0.scope) } : results
    }
  }

  /// Returns the enum whose cases a stream delivers.
  func caseType(ofStream variable: VariableSymbol) -> TypeRef? {
    guard let type = type(of: variable), state(ofStore: type) == nil else { return nil }
    return ([type] + type.arguments).map(\.plain).first { index.symbol($0.name)?.kind == .enum }
  }

  /// Returns the enum whose cases several streams deliver; `nil` if they deliver different ones.
  func caseType(ofStreams variables: Set<VariableSymbol>) -> TypeRef? {
    let types = variables.compactMap { caseType(ofStream: $0) }
    return Set(types.map(\.name)).count == 1 ? types.first : nil
  }

  /// Returns the stream whose values a closure argument receives.
  func stream(consumedBy argument: Int, of call: Call, _ scope: Scope) -> Set<VariableSymbol> {
    guard call.consumes(by: argument) else { return [] }
    let stream = call.calledName == "onReceive" ? call.firstPlain : call.receiver
    return stream.map { origins(ofStream: $0, scope) } ?? []
  }
}

/// A closure that receives the values of a stream, identified by the call that it is an argument of.
struct StreamClosure: Hashable {
  var place: Place
  var argument: Int
}

extension Call {
  /// Returns whether a closure argument receives each value of a stream.
  func consumes(by argument: Int) -> Bool {
    guard argument < arguments.count, let name = calledName, Self.consumers.contains(name) else { return false }
    switch arguments[argument].label {
    case nil: return !arguments.contains { $0.label == "receiveValue" || $0.label == "onNext" }
    case "receiveValue", "onNext", "perform", "onElement": return true
    default: return false
    }
  }

  static let consumers: Set<String> = [
    "sink", "subscribe", "bind", "drive", "emit", "observe", "observeValues", "startWithValues", "observeNext",
    "onReceive",
  ]

  /// Whether the call returns a stream of its receiver's values, possibly filtered or delayed.
  var handsValuesOn: Bool {
    guard let name = calledName, !Self.changing.contains(name) else { return false }
    return Self.filters.contains(name)
      || arguments.allSatisfy { argument in
        switch argument.value {
        // `compactMap { $0 }`
        case .closure(let closure): closure.body == [.expression(.name("$0", closure.firstName ?? closure.position))]
        case .keyPath: false
        default: true
        }
      }
  }

  private static let filters: Set<String> = ["filter", "handleEvents", "do", "catch", "first", "drop", "prefix", "on"]
  /// Methods whose closures return other values, or streams of them.
  fileprivate static let making: Set<String> = ["map", "compactMap", "flatMap", "flatMapLatest", "flatMapFirst"]
  private static let changing: Set<String> = [
    "combineLatest", "zip", "withLatestFrom", "scan", "collect", "count", "flatMapLatest", "switchToLatest", "map",
  ]
}

extension Closure {
  /// The position of the body's expression, if it is a plain name.
  fileprivate var firstName: SourcePosition? {
    guard case .expression(.name(_, let position))? = body.first else { return nil }
    return position
  }
}

extension Scope {
  /// Returns the stream value that an expression denotes, identified by the closure that receives it.
  func streamed(_ expression: Expression, depth: Int = 0) -> GuardSubject? {
    guard depth < LinkLimits.aliasesOfLocal, case .name(let name, _) = expression, let local = local(name) else {
      return nil
    }
    switch local.source {
    case .closureParameter(let position, let argument, let call, let outer) where call.consumes(by: argument):
      let place = Place(file: outer.context.file, position: call.position)
      return GuardSubject(code: .closure(StreamClosure(place: place, argument: argument)), parameter: position)
    // `guard let route = route`
    case .variable where local.values.count == 1 && local.function == nil:
      return local.values[0].scope.streamed(local.values[0].value, depth: depth + 1)
    default: return nil
    }
  }
}
