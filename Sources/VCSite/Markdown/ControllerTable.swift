import VCModel
import VCReplay
import ViewControllerGraph

/// The controllers of a figure as a table: what an image cannot link to.
struct ControllerTable {
  private let hierarchy: Hierarchy

  init(_ hierarchy: Hierarchy) { self.hierarchy = hierarchy }

  /// The table of a figure of a moment; maps have none.
  init?(_ drawing: Drawing) {
    switch drawing.subject {
    case .replay(let replay): self.init(replay.hierarchy)
    case .observation(let observation): self.init(observation.hierarchy)
    case .map: return nil
    }
  }

  /// Whether some controller leads somewhere.
  var hasLinks: Bool { hierarchy.controllers.contains { Self.address($0) != nil } }

  /// A row for each controller, in the model's order.
  var markdown: String {
    let rows = hierarchy.controllers.map { controller in
      let name = controller.displayName.inCell
      let title = Self.address(controller).map { "[\(name)](\($0))" } ?? name
      let presenter = hierarchy.presentation(of: controller.id)?.presenter
      let place =
        presenter.map { "presented by \(displayName($0))" }
        ?? hierarchy.parent(of: controller.id).map { "in \(displayName($0))" } ?? ""
      return "| \(title) | \(controller.className.map { "`\($0)`" } ?? "") | \(place.inCell) |\n"
    }
    return "| Controller | Class | Where |\n| --- | --- | --- |\n" + rows.joined()
  }

  private func displayName(_ id: ControllerID) -> String { hierarchy.controller(id)?.displayName ?? id.rawValue }

  /// The link, when it is an address that a page may hold.
  private static func address(_ controller: Controller) -> String? {
    guard let link = controller.link else { return nil }
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
