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
  private let facts: FactSheet
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

  /// What is different. Controllers of two moments are matched, by their names as far as they have any, then by class and
  /// place; of something seen, only what a dump can tell is compared.
  package func difference(to new: ComparedInput) -> FactsDifference {
    guard let moments = moments(with: new) else { return FactsDifference(from: facts, to: new.facts) }
    if moments.hasSeen {
      let facts = moments.seenFacts
      return FactsDifference(from: facts.old, to: facts.new)
    }
    guard case .replay(let replay) = new.drawing.subject else { return FactsDifference(from: facts, to: new.facts) }
    return FactsDifference(from: facts, to: FactSheet(replay, naming: moments.newName))
  }

  /// The two sides matched; `nil` for maps.
  private func moments(with new: ComparedInput) -> MatchedMoments? {
    guard let old = hierarchy, let new = new.hierarchy else { return nil }
    return MatchedMoments(old, new)
  }

  private var hierarchy: Hierarchy? {
    switch drawing.subject {
    case .replay(let replay): replay.hierarchy
    case .observation(let observation): observation.hierarchy
    case .map: nil
    }
  }

  /// One figure of both sides, this one being the old one: what was added, removed and changed is marked and named.
  /// - Throws: `DiagnosticError` when Graphviz refuses.
  package func figure(to new: ComparedInput, theme: FigureTheme) throws(DiagnosticError) -> [UInt8] {
    let moments = moments(with: new)
    let (past, present) = (drawing.diagram, new.drawing.diagram)
    let both = DiagramDifference(
      from: moments.map { past.renamed($0.oldName) } ?? past,
      to: moments.map { present.renamed($0.newName) } ?? present,
      difference(to: new)
    ).diagram
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
