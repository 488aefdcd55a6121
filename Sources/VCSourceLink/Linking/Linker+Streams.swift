import VCModel
import VCSourceFacts

/// The stream operations found by a traversal: the values sent, and the closures that receive them.
struct StreamTable {
  typealias Emission = (stream: Expression, value: Expression, position: SourcePosition, scope: Scope)

  private(set) var emissions: [Emission] = []
  private(set) var consumers: [(call: Call, argument: Int, scope: Scope)] = []

  mutating func visit(_ call: Call, _ scope: Scope) {
    guard let name = call.calledName else { return }
    if Self.emittingCalls.contains(name), let stream = call.receiver,
      let value = call.firstPlain ?? call.argument("value")
    {
      emissions.append((stream, value, call.position, scope))
    }
    guard Call.consumers.contains(name) else { return }
    for argument in call.arguments.indices where call.consumes(by: argument) {
      consumers.append((call, argument, scope))
    }
  }

  /// Records `property.value = screen`, which sends the value to the closures that observe the property.
  mutating func visit(_ target: Expression, _ value: Expression, _ position: SourcePosition, _ scope: Scope) {
    guard case .member(let stream?, "value", _) = target else { return }
    emissions.append((stream, value, position, scope))
  }

  static let emittingCalls: Set<String> = ["send", "accept", "onNext", "yield"]
}

extension Linker {
  /// Returns the places that send a value received by a stream's closure, or a part of one.
  func suppliers(ofStream variables: Set<VariableSymbol>, _ closure: StreamClosure, _ parts: Int, _ place: Int)
    -> [ValueSupplier]
  {
    emissions(into: variables).compactMap { emission in
      var values = [emission.value]
      if parts > 1 {
        guard case .tuple(let elements) = emission.value, elements.count == parts else { return nil }
        values = elements.map(\.value)
      }
      guard place < values.count else { return nil }
      return ValueSupplier(
        value: values[place], scope: emission.scope, position: emission.position, sent: (closure, values))
    }
  }

  private func emissions(into variables: Set<VariableSymbol>) -> [StreamTable.Emission] {
    let byStream = emissionsByStream()
    var seen: Set<Place> = []
    return variables.flatMap { byStream[$0] ?? [] }
      .filter { seen.insert(Place(file: $0.scope.context.file, position: $0.position)).inserted }
      .sorted {
        ($0.scope.context.file, $0.position.line, $0.position.column)
          < ($1.scope.context.file, $1.position.line, $1.position.column)
      }
  }

  /// Returns the values sent into streams, by the property in which the stream originates; cached.
  private func emissionsByStream() -> [VariableSymbol: [StreamTable.Emission]] {
    if let known = caches.emissions { return known }
    var found: [VariableSymbol: [StreamTable.Emission]] = [:]
    for emission in record.streams.emissions {
      for origin in resolver.origins(ofStream: emission.stream, emission.scope) {
        found[origin, default: []].append(emission)
      }
    }
    caches.emissions = found
    return found
  }
}
