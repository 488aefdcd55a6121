import VCDiagram

/// What a colour is for. Themes give each role a colour; nothing else in a figure knows one.
public enum ColorRole: String, Hashable, Encodable, CodingKeyRepresentable, Sendable, CaseIterable {
  case page
  case familyFill, familyLine
  /// The outline of a presentation context.
  case contextLine
  case nodeFill, nodeLine
  /// Nodes under something presented, or in no window.
  case coveredFill, coveredLine
  case containerFill, containerLine
  case text, mutedText
  /// Lines of containment.
  case line, strongLine
  /// The presentation.
  case accent
  /// Who asked for it.
  case ask
  /// Who is told.
  case delegate
  /// What a step adds and what it takes away.
  case added, removed
  /// The inside of a device: its page, its bars, what stands for content, what is dimmed.
  case screen, bar, placeholder, placeholderLine, dimming
}
