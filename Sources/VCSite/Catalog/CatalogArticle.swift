import VCModel
import VCReplay
import VCWords
import ViewControllerGraph

/// An article for a DocC catalog: the figures of one source, and a table with links to its controllers' symbols.
///
/// DocC shows figures as images, in which links do not work; the table has the links.
struct CatalogArticle {
  /// A figure in the article.
  struct Figure {
    /// The image's name in the catalog, without theme and extension.
    let image: String
    let drawing: Drawing
  }

  /// The figures; the first one provides the article's title and table.
  let figures: [Figure]
  /// Whether classes are symbols of the documented module.
  let linksSymbols: Bool

  /// The article's Markdown.
  var markdown: String {
    guard let first = figures.first?.drawing else { return "" }
    var parts = ["# \(first.title.inCell)", first.summary.firstSentence.inCell]
    for figure in figures {
      if figures.count > 1 { parts.append("## \(heading(of: figure.drawing).inCell)") }
      parts.append("![\(figure.drawing.alternativeText.inCell)](\(figure.image.asAddress))")
      parts.append(figure.drawing.summary.inCell)
    }
    parts.append("## \(say("Controllers"))")
    parts.append(table(of: first))
    return parts.joined(separator: "\n\n") + "\n"
  }

  private func heading(of drawing: Drawing) -> String {
    let step = drawing.request.step.map { $0 == 0 ? say("at the start") : say("after step \($0)") }
    let kind = drawing.request.kind.rawValue
    return ([drawing.request.name ?? kind.prefix(1).uppercased() + kind.dropFirst()] + (step.map { [$0] } ?? []))
      .joined(separator: ", ")
  }

  private func table(of drawing: Drawing) -> String {
    let (head, rows) =
      switch drawing.subject {
      case .replay(let replay): (say("Where"), rows(of: replay.hierarchy) { places(of: $0) })
      case .observation(let observation):
        (say("Where"), rows(of: observation.hierarchy) { observation.hierarchy.place(of: $0) })
      case .map(let map): (say("Leads to"), rows(of: map))
      }
    return (["| \(say("Controller")) | \(say("Class")) | \(head) |", "| --- | --- | --- |"] + rows).joined(
      separator: "\n")
  }

  private func rows(of hierarchy: Hierarchy, place: (ControllerID) -> String) -> [String] {
    hierarchy.controllers.map { controller in
      "| \(controller.displayName.inCell) | \(symbol(controller.className)) | \(place(controller.id).inCell) |"
    }
  }

  /// Returns the places of a controller in the figures, each with the headings of its figures if they differ.
  private func places(of id: ControllerID) -> String {
    let places = figures.compactMap { figure -> (place: String, heading: String)? in
      guard case .replay(let replay) = figure.drawing.subject else { return nil }
      return (replay.hierarchy.place(of: id), heading(of: figure.drawing))
    }
    var order: [String] = []
    for (place, _) in places where !order.contains(place) { order.append(place) }
    guard order.count > 1 else { return order.first ?? "" }
    let words = order.filter { !$0.isEmpty }.map { place in
      "\(place) (\(places.filter { $0.place == place }.map(\.heading).joined(separator: "; ")))"
    }
    return words.dropFirst().reduce(words.first ?? "") { say("\($0); \($1)") }
  }

  private func rows(of map: NavigationMap) -> [String] {
    let names = Dictionary(map.controllers.map { ($0.id, $0.title ?? $0.id) }) { first, _ in first }
    let outgoing = Dictionary(grouping: map.transitions, by: \.source)
    return map.controllers.map { controller in
      let words = (outgoing[controller.id] ?? []).map { transition in
        "\(transition.relation.verb) \(transition.target.map { names[$0] ?? $0 } ?? "an unknown controller")"
      }
      return "| \((controller.title ?? controller.id).inCell) | \(symbol(controller.className)) "
        + "| \(words.joined(separator: "; ").inCell) |"
    }
  }

  /// Returns a link for a class of the app, or plain code for one of the system.
  private func symbol(_ className: String?) -> String {
    guard let className else { return "" }
    let plain = className.prefix { $0 != "<" }.filter { !$0.isNewline && !"`|".contains($0) }
    let isLink = linksSymbols && ControllerKind.implied(byClass: className) == nil
    return isLink ? "``\(plain.split(separator: ".").joined(separator: "/"))``" : "`\(plain)`"
  }
}

extension String {
  /// The text up to the first full stop.
  fileprivate var firstSentence: String { firstRange(of: ". ").map { String(self[..<$0.lowerBound]) + "." } ?? self }
}
