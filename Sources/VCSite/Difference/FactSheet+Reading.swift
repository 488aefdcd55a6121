import VCDiagnostics
import VCModel
import VCReplay
import ViewControllerGraph

extension FactSheet {
  /// Which kind of input facts come from; facts of different kinds cannot be compared.
  package enum Kind: String, Hashable, Sendable { case model, map }

  /// Reads the facts of a model, a dump, a map, a storyboard or a XIB.
  /// - Throws: `DiagnosticError` when the input is not valid.
  package static func read(_ input: InputFile) throws(DiagnosticError) -> (kind: Kind, facts: FactSheet) {
    let read = InputDocument.read(input)
    switch read.value {
    case .model(let model): return (.model, FactSheet(Replay(model)))
    case .map(let map): return (.map, FactSheet(map))
    case nil: throw DiagnosticError(read.diagnostics)
    }
  }
}
