import VCDiagnostics
import VCDiagram
import VCGraphviz
import VCModel
import VCReplay
import VCSVG
import ViewControllerGraph

/// One side of a comparison: a model, a dump, a map, a storyboard or a XIB.
package struct ComparedInput: Sendable {
  /// Which kind of input it is; two kinds cannot be compared.
  package enum Kind: String, Hashable, Sendable { case model, map }

  package let kind: Kind
  package let facts: FactSheet
  private let diagram: Diagram

  /// Reads an input by its content.
  /// - Throws: `DiagnosticError` when it is not valid.
  package init(_ input: InputFile) throws(DiagnosticError) {
    let read = InputDocument.read(input)
    guard let document = read.value, !read.hasErrors else { throw DiagnosticError(read.diagnostics) }
    switch document {
    case .model(let model):
      let replay = Replay(model)
      kind = .model
      facts = FactSheet(replay)
      diagram = Pipeline().drawing(of: replay).diagram
    case .map(let map):
      kind = .map
      facts = FactSheet(map)
      diagram = Pipeline().drawing(of: map).diagram
    }
  }

  /// One figure of both sides, this one being the old one: what was added, removed and changed is marked and named.
  /// - Throws: `DiagnosticError` when Graphviz refuses.
  package func figure(to new: ComparedInput, theme: ThemeName) throws(DiagnosticError) -> [UInt8] {
    let both = DiagramDifference(from: diagram, to: new.diagram, FactsDifference(from: facts, to: new.facts)).diagram
    do {
      let options = FigureOptions(theme: Theme(theme))
      let document = try FigureRenderer.render(both, options: options, layout: Graphviz.layout)
      return Array(document.text.utf8)
    } catch {
      throw DiagnosticError([Diagnostic(code: "graphviz", severity: .error, message: "\(error)")])
    }
  }
}
