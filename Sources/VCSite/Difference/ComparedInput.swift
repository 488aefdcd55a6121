import VCDiagnostics
import VCDiagram
import VCGraphviz
import VCModel
import VCReplay
import VCSVG
import VCWords
import ViewControllerGraph

/// One side of a comparison: a model, a dump, a map, a storyboard, a XIB or an app's folder.
package struct ComparedInput: Sendable {
  /// The kind of input; different kinds cannot be compared.
  package enum Kind: String, Hashable, Sendable { case model, map }

  private let document: InputDocument

  /// Reads an input by its content.
  /// - Throws: `DiagnosticError` if it is not valid.
  package init(_ input: InputFile) throws(DiagnosticError) {
    let read = InputDocument.read(input)
    guard let document = read.value, !read.hasErrors else { throw DiagnosticError(read.diagnostics) }
    self.document = document
  }

  /// Creates a side from a map.
  package init(_ map: NavigationMap) { document = .map(map) }

  package var kind: Kind {
    switch document {
    case .model, .observation: .model
    case .map: .map
    }
  }

  /// Returns the comparison with this side as the old one; `nil` for different kinds.
  package func compared(to new: ComparedInput) -> Comparison? {
    if case .map(let old) = document, case .map(let new) = new.document { return Comparison(old, new) }
    guard let old = moment, let new = new.moment else { return nil }
    return Comparison(old, new)
  }

  /// The facts and the drawing of a model or a dump; `nil` for a map.
  private var moment: Comparison.Moment? {
    switch document {
    case .model(let model):
      let replay = Replay(model)
      return (FactSheet(replay), Pipeline().drawing(of: replay))
    case .observation(let observation): return (FactSheet(observation), Pipeline().drawing(of: observation))
    case .map: return nil
    }
  }
}

/// Two sides of the same kind, and their difference.
package struct Comparison: Sendable {
  package let difference: FactsDifference
  private let drawings: (old: Drawing, new: Drawing)
  /// The matched controllers of two moments; `nil` for maps.
  private let moments: MatchedMoments?
  /// The number of unchanged controllers that are not shown.
  private let leftOut: Int

  typealias Moment = (facts: FactSheet, drawing: Drawing)

  /// Compares two moments: replayed models or dumps.
  ///
  /// Their controllers are matched by name, if they have any, then by class and position; if a side was observed, only
  /// what a dump can contain is compared.
  init(_ old: Moment, _ new: Moment) {
    drawings = (old.drawing, new.drawing)
    leftOut = 0
    guard let past = old.drawing.subject.hierarchy, let present = new.drawing.subject.hierarchy else {
      moments = nil
      difference = FactsDifference(from: old.facts, to: new.facts)
      return
    }
    let moments = MatchedMoments(past, present)
    self.moments = moments
    if moments.hasSeen {
      let facts = moments.observedFacts
      difference = FactsDifference(from: facts.old, to: facts.new)
    } else if case .replay(let replay) = new.drawing.subject {
      difference = FactsDifference(from: old.facts, to: FactSheet(replay, naming: moments.newName))
    } else {
      difference = FactsDifference(from: old.facts, to: new.facts)
    }
  }

  /// Compares two maps; the figure shows only the changes and their surroundings.
  init(_ old: NavigationMap, _ new: NavigationMap) {
    let new = new.matched(to: old)
    let sheets = (old: FactSheet(old), new: FactSheet(new))
    difference = FactsDifference(from: sheets.old, to: sheets.new)
    let controllers = difference.controllers
    let changes = difference.transitions
    let keys = Set(
      (changes.added + changes.removed).map(\.key) + changes.changed.flatMap { [$0.old.key, $0.new.key] })
    let changed = Set(
      zip(old.transitions + new.transitions, sheets.old.transitions + sheets.new.transitions)
        .filter { keys.contains($0.1.key) }.map(\.0))
    let parts = MapChanges(
      from: old, to: new,
      controllers: Set((controllers.added + controllers.removed).map(\.name) + controllers.changed.map(\.new.name)),
      where: changed.contains)
    drawings = (Pipeline().drawing(of: parts.old), Pipeline().drawing(of: parts.new))
    moments = nil
    leftOut = parts.leftOut
  }

  private func screens(_ count: Int) -> String { count == 1 ? say("\(count) screen") : say("\(count) screens") }

  /// Returns one figure of both sides, with additions, removals and changes marked and labelled.
  /// - Throws: `DiagnosticError` if Graphviz fails.
  package func figure(theme: FigureTheme) throws(DiagnosticError) -> [UInt8] {
    let (past, present) = (drawings.old.diagram, drawings.new.diagram)
    var both = DiagramDifference(
      from: moments.map { past.renamed($0.oldName) } ?? past,
      to: moments.map { present.renamed($0.newName) } ?? present,
      difference
    ).diagram
    if leftOut > 0 { both.caption = say("Not changed: \(screens(leftOut)).") }
    do {
      let styles = theme.styles(for: both, of: [drawings.old.subject, drawings.new.subject])
        .keepingStrokes(ofChangesIn: both)
      let options = FigureOptions(theme: theme.theme, styles: styles)
      let document = try FigureRenderer.render(both, options: options, layout: Graphviz.layout)
      return Array(document.text.utf8)
    } catch {
      throw DiagnosticError([Diagnostic(code: "graphviz", severity: .error, message: "\(error)")])
    }
  }
}

extension PartStyles {
  /// Returns the styles without those that would replace the strokes of changed boxes and lines.
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
