import VCPage

/// A URL with placeholders for the facts about a controller: `https://example.com/{file}#L{line}`.
///
/// Values are percent-encoded; the slashes in a file's path are kept.
public struct LinkTemplate: Hashable, Sendable {
  /// The placeholders.
  public enum Place: String, Hashable, Sendable, CaseIterable {
    case id, title, file, line, module
    /// The class without its module.
    case className = "class"
  }

  private enum Part: Hashable, Sendable {
    case text(String)
    case place(Place)
  }

  /// The template as written.
  public let text: String
  private let parts: [Part]

  /// Parses a template. An unclosed brace is literal.
  /// - Throws: `DiagnosticError` without a location if a placeholder is unknown.
  public init(_ text: String) throws(DiagnosticError) {
    self.text = text
    var parts: [Part] = []
    var faults: [Diagnostic] = []
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = String(rest[rest.index(after: open)..<close])
      if open > rest.startIndex { parts.append(.text(String(rest[..<open]))) }
      if let place = Place(rawValue: name) { parts.append(.place(place)) } else { faults.append(.unknownPlace(name)) }
      rest = rest[rest.index(after: close)...]
    }
    if !rest.isEmpty { parts.append(.text(String(rest))) }
    guard faults.isEmpty else { throw DiagnosticError(faults) }
    self.parts = parts
  }

  /// Returns the URL for a controller, or `nil` if any placeholder has no value.
  func address(for facts: ControllerFacts) -> String? {
    var address = ""
    for part in parts {
      switch part {
      case .text(let text): address += text
      case .place(let place):
        guard let value = value(of: place, facts), !value.isEmpty else { return nil }
        address += value
      }
    }
    return address
  }

  private func value(of place: Place, _ facts: ControllerFacts) -> String? {
    switch place {
    case .id: facts.id.percentEncoded()
    case .title: facts.title.percentEncoded()
    case .className: facts.className?.percentEncoded()
    case .module: facts.module?.percentEncoded()
    case .file: facts.file?.percentEncoded(keeping: "-._~/")
    case .line: facts.line.map(String.init)
    }
  }
}

extension Diagram {
  /// Returns the diagram with a URL for every box without one, if the template's placeholders all have values.
  func linked(by template: LinkTemplate?, _ subject: Drawing.Subject) -> Diagram {
    guard let template else { return self }
    let facts = subject.facts
    func linked(_ nodes: [DiagramNode]) -> [DiagramNode] {
      nodes.map { node in
        var node = node
        node.link = node.link ?? facts[node.subject].flatMap(template.address)
        return node
      }
    }
    var result = self
    result.nodes = linked(nodes)
    for position in frames.indices { result.frames[position].nodes = linked(frames[position].nodes) }
    return result
  }
}

extension Diagnostic {
  fileprivate static func unknownPlace(_ name: String) -> Diagnostic {
    let known = LinkTemplate.Place.allCases.map(\.rawValue)
    return Diagnostic(
      code: "unknown-placeholder", severity: .error,
      message: "unknown placeholder '{\(name)}', expected \(known.map { "{\($0)}" }.joined(separator: ", "))",
      suggestion: NearestName.suggestion(for: name, among: known).map { "did you mean '{\($0)}'?" })
  }
}
