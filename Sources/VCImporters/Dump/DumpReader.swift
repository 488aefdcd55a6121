import VCDiagnostics
import VCModel

/// Turns the outlines of a file's dumps into observations.
struct DumpReader {
  private let file: String
  private var counts: [String: Int] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  init(file: String) { self.file = file }

  /// Returns the contents of a dump. Controllers are named after their classes, in the order of the file:
  /// `UINavigationController#2` is the second of its class.
  mutating func dump(_ outline: DumpOutline) -> ObservedDump {
    let inferred = (0..<outline.inferredCount).map { _ in id("unseen") }
    let ids = outline.lines.map { id($0.description.className.map(unqualified) ?? "unknown") }
    let kinds = DumpKinds(outline)
    let isPVC = outline.lines.contains(where: \.description.isPVC)
    let lines = outline.lines.indices.map { position in
      let line = outline.lines[position]
      report(line, ids[position])
      let controller = Controller(
        ids[position], className: line.description.className, kind: kinds.kind(at: position),
        origin: Origin(location(of: line)))
      return ObservedLine(
        controller: controller, place: place(of: position, in: outline, ids, inferred),
        dumpRecord: line.description.dumpRecord, depth: outline.depths[position],
        hasPresentedMarker: outline.hasMarker ? line.marker == .presented : line.isPresented,
        text: Self.text(line.description.text))
    }
    return ObservedDump(layout: isPVC ? .pvc : .printHierarchy, lines: lines, inferred: inferred)
  }

  private mutating func id(_ name: String) -> ControllerID {
    counts[name, default: 0] += 1
    let count = counts[name, default: 1]
    return ControllerID(count == 1 ? name : "\(name)#\(count)")
  }

  private func place(
    of position: Int, in outline: DumpOutline, _ ids: [ControllerID], _ inferred: [ControllerID]
  ) -> ObservedLine.Place {
    let owner: ControllerID
    switch outline.owners[position] {
    case .window: return .root
    case .line(let line): owner = ids[line]
    case .inferred(let number): owner = inferred[number]
    }
    let line = outline.lines[position]
    return line.isPresented ? .presented(by: owner, style: DumpStyle.style(of: line.description)) : .child(of: owner)
  }

  /// Replaces the line breaks and wide spaces that copying added.
  private static func text(_ text: Substring) -> String {
    let end = text.lastIndex { !$0.isWhitespace } ?? text.startIndex
    return String(text.prefix(through: end).map { $0.isWhitespace ? " " : $0 })
  }

  private func location(of line: DumpLine) -> SourceLocation {
    SourceLocation(file: file, line: line.line, column: line.column)
  }

  private mutating func report(_ line: DumpLine, _ id: ControllerID) {
    if line.description.className == nil, !line.description.text.hasPrefix("<") {
      diagnostics.append(.unknownClass(location(of: line)))
    }
    if let state = line.description.unknownState { diagnostics.append(.unknownState(state, id, location(of: line))) }
    if line.description.dumpRecord.presentationController == DumpStyle.anySheet {
      diagnostics.append(.sheet(id, location(of: line)))
    }
  }
}

extension Diagnostic {
  fileprivate static func unknownClass(_ location: SourceLocation) -> Diagnostic {
    Diagnostic(
      code: "dump-unknown-controller", severity: .warning,
      message: "the debugger could not describe this controller; its class is unknown", at: location)
  }

  fileprivate static func unknownState(_ state: String, _ id: ControllerID, _ location: SourceLocation) -> Diagnostic {
    let known = AppearanceState.allCases.map(\.rawValue)
    return Diagnostic(
      code: "dump-unknown-state", severity: .warning,
      message: "unknown state \(quoted(state)), expected one of \(known.joined(separator: ", ")); the state is ignored",
      suggestion: didYouMean(state, among: known), at: location, controller: id.rawValue)
  }

  fileprivate static func sheet(_ id: ControllerID, _ location: SourceLocation) -> Diagnostic {
    Diagnostic(
      code: "dump-sheet-style-unknown", severity: .note,
      message: "'UISheetPresentationController' is used for both page sheets and form sheets; read as pageSheet",
      at: location, controller: id.rawValue)
  }
}
