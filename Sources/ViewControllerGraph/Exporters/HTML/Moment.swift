import VCPage
import VCWords

/// The content of one drawing on a page.
struct Moment {
  /// The step before it, for the slider.
  var title = ""
  var caption = ""
  let subject: Drawing.Subject
  let diagram: Diagram
  private let document: SVGDocument
  private let prefix: String
  /// The names of the controllers by identifier; computed once, since every line needs two of them.
  private let names: [String: (title: String, className: String?)]
  /// The titles by the identifiers of boxes.
  private let titles: [String: String]
  /// The lines by the identifiers of the boxes at their tails and at their heads.
  private let leaving, arriving: [String: [DiagramEdge]]
  /// The facts about a map's controllers, by identifier.
  private let controllers: [String: MapController]
  /// The exposures of a hierarchy's controllers.
  private let exposures: [ControllerID: Exposure]

  /// Returns the moments of a figure, each with its drawing: one for each step of a figure with frames.
  /// - Throws: `ExportError` if Graphviz fails.
  static func all(of drawing: Drawing, _ theme: FigureTheme) throws(ExportError) -> [Moment] {
    let (diagram, prefix) = (drawing.diagram, drawing.style.idPrefix)
    let options = FigureOptions(drawing, theme, darkMode: .surroundings)
    let placed = try drawing.placed()
    guard !diagram.frames.isEmpty else {
      return [Moment(subject: drawing.subject, diagram: diagram, document: placed.svg(options), prefix: prefix)]
    }
    return zip(diagram.frames, placed.frames(options)).map { frame, document in
      var moment = Moment(
        subject: drawing.subject.after(step: frame.number), diagram: diagram.showing(frame), document: document,
        prefix: "\(prefix)step-\(frame.number)-")
      let isStart = frame.number == 0
      if case .observation = drawing.subject {
        moment.title = frame.title
        moment.caption = frame.detail
        return moment
      }
      moment.title = isStart ? say("Start") : say("Step \(frame.number)")
      moment.caption = [isStart ? "" : frame.title, frame.detail].filter { !$0.isEmpty }.joined(separator: " – ")
      return moment
    }
  }

  private init(subject: Drawing.Subject, diagram: Diagram, document: SVGDocument, prefix: String) {
    self.subject = subject
    self.diagram = diagram
    self.document = document
    self.prefix = prefix
    let known: [(String, (title: String, className: String?))] =
      switch subject {
      case .replay(let replay):
        replay.model.controllers.map { ($0.id.rawValue, ($0.displayName, $0.className)) }
      case .observation(let observation):
        diagram.nodes.compactMap { node in
          observation.hierarchy.controller(ControllerID(node.subject))
            .map { (node.subject, (node.title.joined(separator: " "), $0.className)) }
        }
      case .map(let map):
        map.controllers.map { ($0.id, ($0.title ?? $0.className ?? $0.id, $0.className)) }
      }
    let names = Dictionary(known) { first, _ in first }
    self.names = names
    titles = Dictionary(
      diagram.nodes.map { ($0.id, names[$0.subject]?.title ?? $0.title.joined(separator: " ")) }
    ) { first, _ in first }
    leaving = Dictionary(grouping: diagram.edges, by: \.tail.node)
    arriving = Dictionary(grouping: diagram.edges, by: \.head.node)
    controllers = subject.mapControllers
    exposures = subject.hierarchy?.exposures ?? [:]
  }

  /// The drawing with the subjects of its elements.
  var frame: Page.Frame {
    let identifiers = FigureIdentifiers(diagram)
    let subjects = Dictionary(diagram.nodes.map { ($0.id, $0.subject) }) { first, _ in first }
    func subject(_ id: String) -> String { subjects[id] ?? id }
    var frame = Page.Frame(title: title, caption: caption, drawing: document)
    frame.nodes = diagram.nodes.compactMap { node in identifiers.node(node.id).map { (prefix + $0, node.subject) } }
    frame.lines = diagram.edges.compactMap { edge in
      identifiers.edge(edge.id).map { (prefix + $0, subject(edge.tail.node), subject(edge.head.node)) }
    }
    frame.groups = diagram.allClusters.compactMap { cluster in
      identifiers.cluster(cluster.id).map { (prefix + $0, cluster.nodes.map(subject), cluster.kind == .family) }
    }
    return frame
  }

  // MARK: - Details

  /// Returns a controller without any details.
  func item(of node: DiagramNode) -> Page.Item {
    let words = words(for: node)
    return Page.Item(
      id: node.subject, title: words.title, detail: words.className == words.title ? "" : words.className ?? "",
      keywords: [node.mark.words])
  }

  func sheet(of node: DiagramNode) -> Page.Sheet {
    let id = ControllerID(node.subject)
    var sheet: Page.Sheet
    switch subject {
    case .replay(let replay) where replay.hierarchy.contains(id):
      sheet = ReplaySheet(replay, of: id, exposures[id]).sheet
      sheet.sentence = node.name
    case .observation(let observation):
      sheet = ObservedSheet(observation, of: id, exposures[id]).sheet
      sheet.sentence = node.name
    case .replay:
      sheet = Page.Sheet(
        sentence: node.name, facts: [Page.Fact(say("exposure"), say("not in a window: it was removed"))])
    case .map:
      sheet = Page.Sheet(sentence: node.name, facts: controllers[node.subject]?.facts ?? [])
      sheet.facts += transitions(of: node)
    }
    if let address = node.link.flatMap({ SVGLink($0) }) { sheet.link = Page.Link(address.address, address) }
    return sheet
  }

  private func words(for node: DiagramNode) -> (title: String, className: String?) {
    names[node.subject] ?? (node.title.joined(separator: " "), nil)
  }

  /// Returns the targets and sources of a map's lines at a node.
  private func transitions(of node: DiagramNode) -> [Page.Fact] {
    func items(_ edges: [DiagramEdge], _ end: KeyPath<DiagramEdge, DiagramEdge.End>) -> [(text: String, item: String)] {
      edges.map { edge in
        let id = edge[keyPath: end].node
        let label = edge.label.isEmpty ? "" : " (\(edge.label.joined(separator: " ")))"
        return ((titles[id] ?? id) + label, id)
      }
    }
    let facts = EdgeKind.allCases.compactMap { kind -> Page.Fact? in
      let edges = (leaving[node.id] ?? []).filter { $0.kind == kind }
      return edges.isEmpty ? nil : Page.Fact(kind.words, items: items(edges, \.head))
    }
    guard let arriving = arriving[node.id] else { return facts }
    return facts + [Page.Fact(say("reached from"), items: items(arriving, \.tail))]
  }
}

extension Drawing.Subject {
  /// Returns the state after a step; maps and observations are returned unchanged.
  fileprivate func after(step: Int) -> Drawing.Subject {
    guard case .replay(let replay) = self else { return self }
    return .replay(Replay(replay.model, through: step))
  }

  /// The controllers of a map, by identifier.
  fileprivate var mapControllers: [String: MapController] {
    guard case .map(let map) = self else { return [:] }
    return Dictionary(map.controllers.map { ($0.id, $0) }) { first, _ in first }
  }
}

extension MapController {
  /// The facts about the controller from the files.
  fileprivate var facts: [Page.Fact] {
    let known: [(String, String?)] = [
      (say("kind"), kind.rawValue), (say("module"), module), (say("storyboard"), storyboard),
      (say("storyboard identifier"), identifier),
      ("modalPresentationStyle", settings.modalPresentationStyle?.rawValue),
      ("modalTransitionStyle", settings.modalTransitionStyle?.rawValue), (say("note"), note),
    ]
    let files = origins.map { "\($0.location)" }
    return known.compactMap { name, value in value.map { Page.Fact(name, $0) } }
      + files.map { Page.Fact(say("file"), $0) }
  }
}
