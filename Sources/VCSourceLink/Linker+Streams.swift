import VCModel
import VCSourceFacts

/// The stream operations found by a traversal: the values sent, and the closures that receive them.
struct StreamBook {
  typealias Put = (stream: Expression, value: Expression, position: SourcePosition, scope: Scope)

  fileprivate(set) var puts: [Put] = []
  fileprivate(set) var consumers: [(call: Call, argument: Int, scope: Scope)] = []
  /// The values sent into streams, by property; computed once, after the traversal.
  fileprivate var byStream: [VariableSymbol: [Put]]?

  mutating func visit(_ call: Call, _ scope: Scope) {
    guard let name = call.calledName else { return }
    if Self.putting.contains(name), let stream = call.receiver, let value = call.firstPlain ?? call.argument("value") {
      puts.append((stream, value, call.position, scope))
    }
    guard Call.consumers.contains(name) else { return }
    for argument in call.arguments.indices where call.consumes(by: argument) {
      consumers.append((call, argument, scope))
    }
  }

  static let putting: Set<String> = ["send", "accept", "onNext", "yield"]
}

extension Linker {
  /// Returns the places that send a value received by a stream's closure, or a part of one.
  func givers(ofStream variables: Set<VariableSymbol>, _ closure: StreamClosure, _ parts: Int, _ place: Int) -> [Giver]
  {
    puts(into: variables).compactMap { put in
      var values = [put.value]
      if parts > 1 {
        guard case .list(let written) = put.value, written.count == parts else { return nil }
        values = written
      }
      guard place < values.count else { return nil }
      return Giver(value: values[place], scope: put.scope, position: put.position, sent: (closure, values))
    }
  }

  private func puts(into variables: Set<VariableSymbol>) -> [StreamBook.Put] {
    if streams.byStream == nil {
      var byStream: [VariableSymbol: [StreamBook.Put]] = [:]
      for put in streams.puts {
        for origin in resolver.origins(ofStream: put.stream, put.scope) { byStream[origin, default: []].append(put) }
      }
      streams.byStream = byStream
    }
    var seen: Set<Place> = []
    return variables.flatMap { streams.byStream?[$0] ?? [] }
      .filter { seen.insert(Place(file: $0.scope.context.file, position: $0.position)).inserted }
      .sorted {
        ($0.scope.context.file, $0.position.line, $0.position.column)
          < ($1.scope.context.file, $1.position.line, $1.position.column)
      }
  }
}
