import VCDiagnostics
import VCModel

/// Makes a model of a dump's outline.
struct DumpReader {
  private let outline: DumpOutline
  private let file: String
  private let ids: [ControllerID]
  /// For each line the lines of the controllers that it contains.
  private let children: [[Int]]
  private(set) var diagnostics: [Diagnostic] = []

  init(_ outline: DumpOutline, file: String) {
    self.outline = outline
    self.file = file
    var ids: [ControllerID] = []
    var counts: [String: Int] = [:]
    for line in outline.lines {
      let name = line.className.map(Self.shortName) ?? "Unknown"
      counts[name, default: 0] += 1
      ids.append(ControllerID(counts[name] == 1 ? name : "\(name)#\(counts[name, default: 0])"))
    }
    self.ids = ids
    var children = Array(repeating: [Int](), count: outline.lines.count)
    for (position, owner) in outline.owners.enumerated() where !outline.lines[position].isPresented {
      if let owner { children[owner].append(position) }
    }
    self.children = children
  }

  mutating func model() -> Model {
    var model = Model()
    for (position, line) in outline.lines.enumerated() {
      model.controllers.append(controller(at: position))
      if line.className == nil { diagnostics.append(.unknownClass(location(of: line))) }
      if line.isPresented, let presenter = presenter(of: position, roots: model.windows) {
        model.presentations.append(presentation(of: position, by: presenter))
      } else if outline.owners[position] == nil {
        let name = model.windows.isEmpty ? "main" : "window \(model.windows.count + 1)"
        model.windows.append(Window(id: name, root: ids[position], origin: Origin(location(of: line))))
      }
    }
    return model
  }

  /// The line under which a presented controller stands; at the left edge of a fragment the first controller there.
  private func presenter(of position: Int, roots: [Window]) -> ControllerID? {
    outline.owners[position].map { ids[$0] } ?? roots.first?.root
  }

  private func location(of line: DumpLine) -> SourceLocation {
    SourceLocation(file: file, line: line.line, column: line.column)
  }

  private static func shortName(_ className: String) -> String {
    let plain = className.prefix { $0 != "<" }
    return String(plain.split(separator: ".").last ?? plain)
  }
}

// MARK: - Controllers

extension DumpReader {
  private func controller(at position: Int) -> Controller {
    let line = outline.lines[position]
    let kind = kind(at: position)
    var controller = Controller(
      ids[position], className: line.className, kind: kind, children: children[position].map { ids[$0] },
      origin: Origin(location(of: line)))
    if kind == .tabBar { controller.selected = selected(at: position).map { ids[$0] } }
    if kind == .split, children[position].count > 2 {
      controller.splitStyle = .tripleColumn
      for (column, child) in zip([SplitColumn.primary, .supplementary, .secondary], children[position]) {
        controller.columns[column] = ids[child]
      }
    }
    if line.isPresented, let style = requestedStyle(of: line) { controller.modalPresentationStyle = style }
    if let presenter = line.presentationController, presenter.contains("ActionSheet") {
      controller.alertStyle = .actionSheet
    }
    return controller
  }

  /// The tab whose view is shown; under a presentation that covers it the only one whose view was ever loaded.
  private func selected(at position: Int) -> Int? {
    let tabs = children[position]
    if let shown = tabs.first(where: { [.appeared, .appearing].contains(outline.lines[$0].state) }) { return shown }
    let loaded = tabs.filter { outline.lines[$0].isViewLoaded }
    return loaded.count == 1 ? loaded[0] : nil
  }

  /// What the class says, else what its name ends in, else what its view and children are like.
  private func kind(at position: Int) -> ControllerKind {
    let line = outline.lines[position]
    let name = line.className ?? ""
    if let kind = ControllerKind.implied(byClass: name) { return kind }
    if let kind = Self.kind(byEndOf: name) { return kind }
    let held = children[position]
    guard !held.isEmpty else { return .content }
    guard line.viewClass == "UILayoutContainerView" else { return .container }
    let shown = held.firstIndex { outline.lines[$0].state == .appeared }
    return shown == nil || shown == held.count - 1 ? .navigation : .tabBar
  }

  private static func kind(byEndOf className: String) -> ControllerKind? {
    if className.contains("UIHostingController") { return .hosting }
    let name = shortName(className)
    let endings: [(String, ControllerKind)] = [
      ("NavigationController", .navigation), ("NavController", .navigation), ("TabBarController", .tabBar),
      ("TabController", .tabBar), ("SplitViewController", .split), ("SplitController", .split),
      ("PageViewController", .page), ("AlertController", .alert),
    ]
    return endings.first { name.hasSuffix($0.0) }?.1
  }
}

// MARK: - Presentations

extension DumpReader {
  private mutating func presentation(of position: Int, by presenter: ControllerID) -> Presentation {
    let line = outline.lines[position]
    let style = requestedStyle(of: line) ?? systemStyle(of: line)
    if line.presentationController == "UISheetPresentationController" {
      diagnostics.append(.sheet(ids[position], location(of: line)))
    }
    return Presentation(
      presented: ids[position], by: presenter, initiator: nil, requestedStyle: style, resolvedStyle: style,
      style: style,
      origin: Origin(location(of: line)))
  }

  /// A style that can be set on a controller (R150); `nil` where the class says none.
  private func requestedStyle(of line: DumpLine) -> ModalPresentationStyle? {
    guard let name = line.presentationController else { return nil }
    if let style = Self.styles[name] { return style }
    return name.contains("AlertController") ? nil : .custom
  }

  /// What UIKit does of its own: an alert's own presentation, else a style that is not known.
  private func systemStyle(of line: DumpLine) -> ModalPresentationStyle {
    guard let name = line.presentationController else { return .automatic }
    return name.contains("ActionSheet") ? .actionSheet : .alert
  }

  private static let styles: [String: ModalPresentationStyle] = [
    "_UIFullscreenPresentationController": .fullScreen,
    "_UIOverFullscreenPresentationController": .overFullScreen,
    "_UIPageSheetPresentationController": .pageSheet,
    "_UIFormSheetPresentationController": .formSheet,
    "_UICurrentContextPresentationController": .currentContext,
    "_UIOverCurrentContextPresentationController": .overCurrentContext,
    "UIPopoverPresentationController": .popover,
    "UISheetPresentationController": .pageSheet,
  ]
}

extension Diagnostic {
  fileprivate static func unknownClass(_ location: SourceLocation) -> Diagnostic {
    Diagnostic(
      code: "dump-unknown-controller", severity: .warning,
      message: "the debugger could not describe this controller, its class is not known", at: location)
  }

  fileprivate static func sheet(_ id: ControllerID, _ location: SourceLocation) -> Diagnostic {
    Diagnostic(
      code: "dump-sheet-style-unknown", severity: .note,
      message: "'UISheetPresentationController' shows page sheets and form sheets alike, read as pageSheet",
      at: location, controller: id.rawValue)
  }
}
