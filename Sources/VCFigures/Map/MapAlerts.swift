import VCDiagram
import VCModel

extension MapContent {
  /// The content with one box for all alerts that a reader could not tell apart: those with the same name, which the same
  /// screens open in the same ways. A map of an app has dozens of them, with a line from each screen that opens them.
  var withSharedAlerts: MapContent {
    let leading = Dictionary(grouping: connections, by: \.target)
    let leaving = Dictionary(grouping: connections, by: \.source)
    var first: [MapAlertLook: String] = [:]
    var merged: [String: String] = [:]
    for screen in screens where screen.isPlainAlert {
      let look = MapAlertLook(screen, from: leading[screen.id] ?? [], to: leaving[screen.id] ?? [])
      if let known = first[look] { merged[screen.id] = known } else { first[look] = screen.id }
    }
    guard !merged.isEmpty else { return self }
    return merging(merged) { screen, parts in
      screen.controller.origins += parts.flatMap(\.controller.origins)
      screen.sites += parts.count
    }
  }
}

/// What a map shows of an alert and of the edges at its box.
private struct MapAlertLook: Hashable {
  /// A line and what is written at it.
  struct Line: Hashable {
    var key: MapConnection.Key
    var labels: Set<[String?]>

    /// - Parameter alert: The alert, which is the same for all that look alike.
    init(_ connection: MapConnection, alert: String) {
      key = connection.key
      if key.source == alert { key.source = "" }
      if key.target == alert { key.target = "" }
      labels = Set(connection.transitions.map { [$0.trigger, $0.identifier] })
    }
  }

  var group: MapGroup?
  var name: [String?]
  /// The edges that are not drawn.
  var others: [Int]
  var lines: Set<Line>

  init(_ screen: MapScreen, from leading: [MapConnection], to leaving: [MapConnection]) {
    let controller = screen.controller
    group = screen.group
    name = [controller.title, controller.className, controller.identifier, controller.note, screen.opener]
    others = [screen.openedFrom, screen.unwoundFrom, screen.opensBesides]
    lines = Set((leading + leaving).map { Line($0, alert: screen.id) })
  }
}

extension MapScreen {
  /// Whether it is an alert that nothing but its name and its edges distinguishes from others.
  fileprivate var isPlainAlert: Bool {
    controller.kind == .alert && !controller.isDangling && !isFocus && entry == nil && controller.partOf.isEmpty
      && (controller.title != nil || controller.className != nil)
  }
}
