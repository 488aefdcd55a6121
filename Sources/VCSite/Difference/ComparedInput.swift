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
  private let drawing: Drawing

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
      drawing = Pipeline().drawing(of: replay)
    case .observation(let observation):
      kind = .model
      facts = FactSheet(observation)
      drawing = Pipeline().drawing(of: observation)
    case .map(let map):
      kind = .map
      facts = FactSheet(map)
      drawing = Pipeline().drawing(of: map)
    }
  }

  /// One figure of both sides, this one being the old one: what was added, removed and changed is marked and named.
  /// - Throws: `DiagnosticError` when Graphviz refuses.
  package func figure(to new: ComparedInput, theme: FigureTheme) throws(DiagnosticError) -> [UInt8] {
    let difference = FactsDifference(from: facts, to: new.facts)
    let both = DiagramDifference(from: drawing.diagram, to: new.drawing.diagram, difference).diagram
    do {
      let styles = theme.styles(for: both, of: [drawing.subject, new.drawing.subject]).keepingStrokes(ofChangesIn: both)
      let options = FigureOptions(theme: theme.theme, styles: styles)
      let document = try FigureRenderer.render(both, options: options, layout: Graphviz.layout)
      return Array(document.text.utf8)
    } catch {
      throw DiagnosticError([Diagnostic(code: "graphviz", severity: .error, message: "\(error)")])
    }
  }
}

extension PartStyles {
  /// The same, except that boxes and lines which changed keep the strokes that say so.
  fileprivate func keepingStrokes(ofChangesIn diagram: Diagram) -> PartStyles {
    var styles = self
    for node in diagram.nodes where node.change != nil { styles.nodes[node.id]?.dropStroke() }
    for edge in diagram.edges where edge.change != nil { styles.edges[edge.id]?.dropStroke() }
    return styles
  }
}

extension PartStyle {
  fileprivate mutating func dropStroke() {
    width = nil
    dashes = nil
  }
}
