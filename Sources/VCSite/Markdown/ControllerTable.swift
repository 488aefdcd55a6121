import VCModel
import VCReplay
import VCWords
import ViewControllerGraph

/// The controllers of a figure as a table: what an image cannot link to.
struct ControllerTable {
  private let hierarchy: Hierarchy
  /// Where boxes lead that have no link of their own.
  private let links: [String: String]

  /// The table of a figure of a moment; maps have none.
  init?(_ drawing: Drawing) {
    switch drawing.subject {
    case .replay(let replay): hierarchy = replay.hierarchy
    case .observation(let observation): hierarchy = observation.hierarchy
    case .map: return nil
    }
    links = Dictionary(drawing.diagram.nodes.compactMap { node in node.link.map { (node.subject, $0) } }) { $1 }
  }

  /// Whether some controller leads somewhere.
  var hasLinks: Bool { hierarchy.controllers.contains { $0.link.flatMap(Self.address) != nil } }

  /// A row for each controller, in the model's order.
  var markdown: String {
    let rows = hierarchy.controllers.map { controller in
      let name = controller.displayName.inCell
      let link = controller.link ?? links[controller.id.rawValue]
      let title = link.flatMap(Self.address).map { "[\(name)](\($0))" } ?? name
      let presenter = hierarchy.presentation(of: controller.id)?.presenter
      let place =
        presenter.map { say("presented by \(displayName($0))") }
        ?? hierarchy.parent(of: controller.id).map { say("in \(displayName($0))") } ?? ""
      return "| \(title) | \(controller.className.map { "`\($0)`" } ?? "") | \(place.inCell) |\n"
    }
    return "| \(say("Controller")) | \(say("Class")) | \(say("Where")) |\n| --- | --- | --- |\n" + rows.joined()
  }

  private func displayName(_ id: ControllerID) -> String { hierarchy.controller(id)?.displayName ?? id.rawValue }

  /// The link, when it is an address that a page may hold.
  private static func address(_ link: String) -> String? {
    let scheme = link.prefix { $0 != ":" && $0 != "/" && $0 != "?" && $0 != "#" }
    let hasScheme = link.dropFirst(scheme.count).first == ":"
    guard !hasScheme || ["http", "https", "mailto"].contains(scheme.lowercased()) else { return nil }
    return link.replacing("(", with: "%28").replacing(")", with: "%29").replacing(" ", with: "%20")
      .replacing("|", with: "%7C").filter { !$0.isNewline && !"<>\"".contains($0) }
  }
}

extension String {
  /// On one line, without what a table gives a meaning to.
  var inCell: String {
    var result = ""
    for character in split(whereSeparator: \.isNewline).joined(separator: " ") {
      if "|\\[]`*_<{}".contains(character) { result += "\\" }
      result.append(character)
    }
    return result
  }
}
