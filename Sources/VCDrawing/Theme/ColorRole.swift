import VCDiagram

/// The purpose of a colour. Themes define a colour for each role; figures only refer to roles.
public enum ColorRole: String, Hashable, Encodable, Sendable, CaseIterable {
  case page
  case familyFill, familyLine
  /// The outline of a presentation context.
  case contextLine
  case nodeFill, nodeLine
  /// Nodes that are covered by a presentation, or in no window.
  case coveredFill, coveredLine
  case containerFill, containerLine
  case text, mutedText
  /// Containment edges.
  case line, strongLine
  /// Presentations.
  case accent
  /// Initiators of presentations.
  case ask
  /// Notified delegates.
  case delegate
  /// Additions and removals of a step.
  case added, removed
  /// The inside of a device: its page, its bars, placeholders, and dimming.
  case screen, bar, placeholder, placeholderLine, dimming
}
