import VCDiagram
import VCWords

/// The style of a kind of edge, which never differs from others by colour alone.
struct EdgeStyle {
  /// The tip at an end.
  enum Tip { case none, filled, hollow, open, dot }

  var color: ColorRole
  var width: Double
  /// The lengths of dashes and gaps; empty for a solid line.
  var dashes: [Double] = []
  var tail = Tip.none
  var head = Tip.none
  /// The text in the legend.
  var words: String

  init(_ kind: EdgeKind) {
    switch kind {
    case .child: self.init(.line, 1.1, words: say("contains"))
    case .shownChild: self.init(.strongLine, 1.9, words: say("contains and shows"))
    case .presents: self.init(.accent, 2, tail: .hollow, head: .filled, words: say("presents"))
    case .asks: self.init(.ask, 1.5, .asks, head: .filled)
    case .delegate: self.init(.delegate, 1.5, .delegate, head: .open)
    case .presented: self.init(.accent, 2, head: .filled, words: "presentedViewController")
    case .presenting: self.init(.accent, 1.2, head: .open, words: "presentingViewController")
    case .parent: self.init(.line, 1.1, head: .open, words: "parent")
    case .opens: self.init(.accent, 2, head: .filled, words: say("opens"))
    case .returns: self.init(.mutedText, 1.5, .returns, head: .filled)
    case .push: self.init(.strongLine, 1.3, head: .filled, words: say("pushes"))
    case .show: self.init(.strongLine, 1.3, head: .open, words: say("shows"))
    case .embed: self.init(.line, 1.1, head: .dot, words: say("embeds"))
    case .contains: self.init(.line, 1.1, words: say("contains"))
    case .unwind: self.init(.mutedText, 1.3, .unwind, head: .open)
    case .custom: self.init(.mutedText, 1.3, .custom, head: .filled)
    }
  }

  private init(_ color: ColorRole, _ width: Double, _ dashes: Dashes, head: Tip) {
    self.init(color, width, head: head, words: dashes.words)
    self.dashes = dashes.pattern
  }

  private init(_ color: ColorRole, _ width: Double, tail: Tip = .none, head: Tip = .none, words: String) {
    self.color = color
    self.width = width
    self.tail = tail
    self.head = head
    self.words = words
  }
}

extension EdgeKind {
  /// The text in the legend.
  public var words: String { EdgeStyle(self).words }
}
