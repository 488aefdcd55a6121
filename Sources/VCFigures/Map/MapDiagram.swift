import VCDiagnostics
import VCDiagram
import VCModel
import VCWords

/// Creates the diagram of a map's content.
struct MapDiagram {
  let content: MapContent
  let title: String
  let direction: FigureDirection?

  init(_ content: MapContent, title: String, direction: FigureDirection?) {
    self.content = content
    self.title = title
    self.direction = direction
  }

  var diagram: Diagram {
    // Only here: which alerts are alike depends on what a page shows of the others, and of the edges at hubs.
    let told = content.withSharedAlerts
    let drawn = MapHubs(content).content.withSharedAlerts
    let boxes = Set(drawn.screens.map(\.id))
    let names = Dictionary(content.screens.map { ($0.id, $0.words.isolated) }) { first, _ in first }
    let backward = MapTraversal(content).backward
    let several = Set(content.screens.filter { $0.count > 1 || $0.page != nil }.map(\.id))
    let ordered = content.boxesWithOrder
    let lines = drawn.connections.enumerated().map { position, connection in
      MapLine(
        connection: connection, position: position, names: names, isBackward: backward.contains(connection.key),
        isOrdered: several.contains(connection.source)
          ? ordered.contains(connection.source) && !connection.places.isEmpty : connection.isOrdered
      ).edge
    }
    var diagram = Diagram(
      name: "map", title: title, direction: direction ?? .leftToRight,
      nodes: drawn.screens.map { MapNode(screen: $0).node }, edges: lines,
      clusters: MapClusters(content.keeping { boxes.contains($0.id) }).clusters)
    diagram.sentences = MapWords(told).sentences
    diagram.routing = .splines
    diagram.isDirectionFixed = direction != nil
    return diagram
  }
}

/// Creates the box of a screen.
struct MapNode {
  static let textWidth = 160.0

  let screen: MapScreen

  var node: DiagramNode {
    let controller = screen.controller
    var node = DiagramNode(id: screen.id, title: title, subtitle: subtitle, mark: controller.mark, name: name)
    if screen.count == 1, screen.page == nil, !controller.isDangling {
      node.className = controller.shortClassName == screen.words ? nil : controller.shortClassName
      node.classDetails = wrapperWords
    }
    let eyebrow = [screen.isFocus ? say("in focus") : nil, screen.entry?.words].compactMap(\.self)
    node.eyebrow = eyebrow.isEmpty ? nil : eyebrow.joined(separator: " · ")
    node.isFocus = screen.isFocus
    node.isEntry = screen.entry != nil
    node.isContainer = controller.kind.isContainer
    node.presence = controller.isDangling ? .unresolved : .front
    node.tooltip = tooltip
    node.link = screen.page
    if screen.count == 1 { node.thumbnail = Wireframe(controller.wireframe).map { .wireframe($0) } }
    return node
  }

  private var title: [String] {
    TextStyle.title.lines(of: screen.words, width: Self.textWidth, limit: 2)
  }

  private var subtitle: [String] {
    ownSubtitle + hubWords.flatMap { TextStyle.subtitle.lines(of: $0, width: Self.textWidth, limit: 2) }
  }

  /// The text about screens that contain it, and about edges that are not drawn.
  private var hubWords: [String] {
    var words: [String] = []
    let wholes = screen.controller.partOf.count
    if wholes > 0 { words.append(say("part of \(counted(wholes, "screen"))")) }
    if screen.openedFrom == 1, let opener = screen.opener {
      words.append(say("also opened from \(opener)"))
    } else if screen.openedFrom > 0 {
      words.append(say("also opened from \(counted(screen.openedFrom, "screen"))"))
    }
    if screen.unwoundFrom > 0 {
      words.append(say("\(counted(screen.unwoundFrom, "more screen", plural: "more screens")) unwind to it"))
    }
    if screen.opensBesides > 0 { words.append(say("also opens \(counted(screen.opensBesides, "screen"))")) }
    return words
  }

  private var ownSubtitle: [String] {
    let controller = screen.controller
    if screen.page != nil { return [say("\(counted(screen.count, "screen")), separate page")] }
    if screen.count > 1 { return [counted(screen.count, "scene")] }
    if controller.isDangling {
      return TextStyle.subtitle.lines(of: controller.note ?? say("not found"), width: Self.textWidth, limit: 2)
    }
    var lines: [String] = []
    if let name = controller.shortClassName, name != screen.words {
      lines = TextStyle.subtitle.lines(of: name, width: Self.textWidth, limit: 2)
    }
    for words in wrapperWords { lines += TextStyle.subtitle.lines(of: words, width: Self.textWidth, limit: 1) }
    return lines + (siteWords.map { [$0] } ?? [])
  }

  /// The text about containers that are not drawn separately.
  private var wrapperWords: [String] { screen.wrappers.map { say("in \($0.shortClassName ?? $0.mark.words)") } }

  /// The text about the places that create one of several alerts.
  private var siteWords: String? { screen.sites > 1 ? say("in \(screen.sites) places") : nil }

  private var name: String { enumerated([ownName] + hubWords) }

  /// The accessible name, such as "Photo, view controller, initial scene of Main".
  private var ownName: String {
    let controller = screen.controller
    if controller.isDangling { return say("\(screen.words), \(controller.note?.singleLine ?? say("not found"))") }
    if screen.page != nil { return say("\(screen.words), \(counted(screen.count, "screen")) on a separate page") }
    if screen.count > 1 { return say("\(screen.words), \(counted(screen.count, "scene"))") }
    var parts = [screen.words, controller.mark.words]
    if let siteWords { parts.append(siteWords) }
    switch screen.entry {
    case .window: parts.append(say("entry of the app"))
    case .initial:
      parts.append(screen.group.map { say("initial scene of \($0.name.singleLine)") } ?? say("initial scene"))
    case nil: if let group = screen.group { parts.append(say("in \(group.name.singleLine)")) }
    }
    if screen.isFocus { parts.append(say("in focus")) }
    let name = enumerated(parts)
    return controller.note.map { say("\(name). \($0.singleLine)") } ?? name
  }

  /// The class, file and line, if known.
  private var tooltip: String? {
    let controller = screen.controller
    let parts = [controller.className] + controller.origins.prefix(3).map(\.location.forReaders)
    let known = parts.compactMap { $0 }
    return known.isEmpty ? nil : known.joined(separator: ", ")
  }
}

/// Creates the diagram edge of a map's edge.
struct MapLine {
  private static let labelWidth = 110.0

  let connection: MapConnection
  let position: Int
  let names: [String: String]
  let isBackward: Bool
  /// Whether its target is ordered among the others of its source.
  let isOrdered: Bool

  var edge: DiagramEdge {
    var edge = DiagramEdge(
      id: "way \(position) \(connection.source) \(connection.target)", kind: connection.kind,
      from: .init(connection.source), to: .init(connection.target),
      label: label, name: name)
    edge.isOrdered = isOrdered && connection.source != connection.target
    edge.tooltip = SourceLocation.tooltip(connection.transitions.map(\.origin.location))
    edge.isBackward = isBackward || (connection.kind == .unwind && connection.source != connection.target)
    return edge
  }

  /// The triggers or segue identifiers, or a count if there are several, and the kind.
  private var label: [String] {
    let labels = connection.transitions.map { $0.shortTrigger }
    var lines: [String] = []
    let distinct = Set(labels)
    if distinct.count == 1, let only = labels.first ?? nil {
      lines = TextStyle.edgeLabel.lines(of: only, width: Self.labelWidth, limit: connection.word == nil ? 2 : 1)
    }
    // The box of a page contains nothing itself; which of its screens does, the page shows.
    let word = connection.isToPage && connection.kind == .contains ? nil : connection.word
    let last = [word, connection.transitions.count > 1 ? "\(connection.transitions.count)×" : nil].compactMap {
      $0?.singleLine
    }
    if !last.isEmpty {
      lines += TextStyle.edgeLabel.lines(of: last.joined(separator: " "), width: Self.labelWidth, limit: 2)
    }
    return lines
  }

  /// The accessible name, such as "Camera presents People picker as a sheet (Add, showPicker)".
  private var name: String {
    var name = say(
      "\(names[connection.source] ?? connection.source) \(connection.verb) \(names[connection.target] ?? connection.target)"
    )
    let causes = connection.transitions.compactMap(\.cause).map(\.isolated)
    if connection.transitions.count > 1 {
      name = say("\(name), \(counted(connection.transitions.count, "transition"))")
    }
    if !causes.isEmpty { name = say("\(name): \(causes.prefix(8).joined(separator: "; "))") }
    return name
  }
}

extension MapTransition {
  /// The title of the control that starts the transition, otherwise the identifier, otherwise the kind of control.
  fileprivate var shortTrigger: String? {
    guard relation.edgeKind != .contains, relation != .embed else { return nil }
    let control = trigger.map(Control.init)
    return control?.title ?? identifier ?? control?.kind
  }

  /// The trigger and the identifier.
  fileprivate var cause: String? {
    let parts = [trigger.map { Control($0).words }, identifier].compactMap { $0?.singleLine }.filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// A trigger such as `barButtonItem: Add`, in words.
  private struct Control {
    /// The kind of control or gesture, such as "bar button item".
    let kind: String
    let title: String?

    init(_ trigger: String) {
      let parts = trigger.split(separator: ":", maxSplits: 1)
      kind = Self.spaced(parts.first ?? "")
      let label = parts.dropFirst().first?.drop { $0 == " " } ?? ""
      title = label.isEmpty ? nil : String(label)
    }

    var words: String { title.map { "\(kind): \($0)" } ?? kind }

    /// Returns the name of an element or type with spaces before its capitals, which become small except in abbreviations.
    private static func spaced(_ name: Substring) -> String {
      guard name.first?.isLowercase ?? false, name.allSatisfy(\.isLetter) else { return String(name) }
      var words: [String] = [""]
      for letter in name {
        let isInAbbreviation = words[words.count - 1].last?.isUppercase ?? false
        if letter.isUppercase, !isInAbbreviation { words.append("") }
        words[words.count - 1].append(letter)
      }
      return words.map { $0.dropFirst().contains(where: \.isUppercase) ? $0 : $0.lowercased() }.joined(separator: " ")
    }
  }
}

extension MapScreen {
  /// The controller's name for use in a sentence.
  var words: String {
    let candidates = [controller.title, controller.shortClassName, controller.identifier, controller.id]
    return candidates.lazy.compactMap { $0?.singleLine }.first { !$0.isEmpty } ?? controller.kind.rawValue
  }
}

extension MapController {
  /// The class name without module names.
  var shortClassName: String? { className.map(withoutModules) }

  /// The mark for the controller's kind; system controllers have a separate mark.
  var mark: NodeMark {
    var controller = Controller(ControllerID(id), kind: kind)
    controller.className = className
    return controller.mark
  }
}
