import VCModel
import VCReplay
import VCWords
import ViewControllerGraph

/// The controllers of a figure as a table, with the links that an image cannot have.
struct ControllerTable {
  private let hierarchy: Hierarchy
  /// The links of boxes without a link of their own.
  private let links: [String: String]

  /// Creates the table for a figure of a replay or an observation; `nil` for a map.
  init?(_ drawing: Drawing) {
    switch drawing.subject {
    case .replay(let replay): hierarchy = replay.hierarchy
    case .observation(let observation): hierarchy = observation.hierarchy
    case .map: return nil
    }
    links = Dictionary(drawing.diagram.nodes.compactMap { node in node.link.map { (node.subject, $0) } }) { $1 }
  }

  /// Whether any controller has a link.
  var hasLinks: Bool { hierarchy.controllers.contains { $0.link.flatMap(Self.address) != nil } }

  /// The table with a row for each controller, in the model's order.
  var markdown: String {
    let rows = hierarchy.controllers.map { controller in
      let name = controller.displayName.inCell
      let link = controller.link ?? links[controller.id.rawValue]
      let title = link.flatMap(Self.address).map { "[\(name)](\($0))" } ?? name
      let place = hierarchy.place(of: controller.id).inCell
      return "| \(title) | \(controller.className.map { "`\($0)`" } ?? "") | \(place) |\n"
    }
    return "| \(say("Controller")) | \(say("Class")) | \(say("Where")) |\n| --- | --- | --- |\n" + rows.joined()
  }

  /// Returns the link as a URL, if its scheme is allowed in a page.
  private static func address(_ link: String) -> String? {
    let scheme = link.prefix { $0 != ":" && $0 != "/" && $0 != "?" && $0 != "#" }
    let hasScheme = link.dropFirst(scheme.count).first == ":"
    guard !hasScheme || ["http", "https", "mailto"].contains(scheme.lowercased()) else { return nil }
    return link.replacing("(", with: "%28").replacing(")", with: "%29").replacing(" ", with: "%20")
      .replacing("|", with: "%7C").filter { !$0.isNewline && !"<>\"".contains($0) }
  }
}

extension String {
  /// The string on one line, without characters that are special in a table.
  var inCell: String {
    var result = ""
    for character in split(whereSeparator: \.isNewline).joined(separator: " ") {
      if "|\\[]`*_<{}".contains(character) { result += "\\" }
      result.append(character)
    }
    return result
  }
}
