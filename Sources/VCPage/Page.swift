import VCSVG

/// A page that shows a figure, or a sequence of figures step by step, with details about its parts.
///
/// A page is independent of view controllers: it has drawings, items in them, and sheets of facts.
package struct Page: Sendable {
  /// The heading and window title.
  package var title: String
  /// A summary in one or two sentences.
  package var summary: String
  /// A description of the figure in sentences.
  package var sentences: [String] = []
  /// The legend of all frames, if the drawings do not include it.
  package var legend: SVGDocument?
  /// The collective name of the items: "Controllers".
  package var itemsTitle: String
  /// One drawing, or several that are shown in sequence.
  package var frames: [Frame]
  /// The items in the drawings, in reading order.
  package var items: [Item]
  /// The colours of everything around the drawings.
  package var colors: [Color]
  /// The initial colour scheme.
  package var scheme: Scheme
  /// Whether the reader may choose between light and dark.
  package var hasSchemes: Bool
  /// Related pages.
  package var related: [Related]

  /// Creates a page.
  package init(
    title: String, summary: String, itemsTitle: String, frames: [Frame], items: [Item], colors: [Color],
    scheme: Scheme = .auto, hasSchemes: Bool = true, related: [Related] = []
  ) {
    self.title = title
    self.summary = summary
    self.itemsTitle = itemsTitle
    self.frames = frames
    self.items = items
    self.colors = colors
    self.scheme = scheme
    self.hasSchemes = hasSchemes
    self.related = related
  }

  /// The initial colour scheme of a page; the reader may choose another.
  package enum Scheme: String, Hashable, Sendable { case auto, light, dark }

  /// A named colour in the page's own style sheet.
  package struct Color: Hashable, Sendable {
    var name: String
    var light: String
    var dark: String

    /// Creates a colour for light and dark mode.
    package init(_ name: String, light: String, dark: String) {
      self.name = name
      self.light = light
      self.dark = dark
    }
  }

  /// A link to another page.
  package struct Related: Hashable, Sendable {
    var title: String
    var address: String
    var isCurrent: Bool

    /// - Parameter address: The URL relative to this page.
    package init(title: String, address: String, isCurrent: Bool = false) {
      self.title = title
      self.address = address
      self.isCurrent = isCurrent
    }
  }
}

extension Page {
  /// One drawing, and the items of its elements.
  package struct Frame: Sendable {
    /// The title on the slider: "Step 1".
    package var title: String
    /// The effect of the step.
    package var caption: String
    /// The drawing.
    package var drawing: SVGDocument
    /// The elements of items, by identifier.
    package var nodes: [(element: String, item: String)]
    /// Lines, which are highlighted with the items at their ends.
    package var lines: [(element: String, from: String, to: String)]
    /// Boxes around items; the members of a family are highlighted together.
    package var groups: [(element: String, members: [String], isFamily: Bool)]

    /// Creates a frame without items.
    package init(title: String = "", caption: String = "", drawing: SVGDocument) {
      self.title = title
      self.caption = caption
      self.drawing = drawing
      nodes = []
      lines = []
      groups = []
    }
  }

  /// A part of a drawing that can be searched for, selected and read about.
  package struct Item: Hashable, Sendable {
    /// The unique identifier, which the URL of the page with the item in focus ends with.
    package var id: String
    /// The displayed name.
    package var title: String
    /// The name in code.
    package var detail: String
    /// Additional search terms.
    package var keywords: [String]
    /// The details, in the order of the frames. For a frame without a sheet there are none.
    package var sheets: [Sheet]

    /// Creates an item, by default without details.
    package init(id: String, title: String, detail: String = "", keywords: [String] = [], sheets: [Sheet] = []) {
      self.id = id
      self.title = title
      self.detail = detail
      self.keywords = keywords
      self.sheets = sheets
    }
  }

  /// The details of an item in some frames.
  package struct Sheet: Hashable, Sendable {
    /// The first and the last frame, starting at zero.
    package var frames: ClosedRange<Int>
    /// A description in one sentence.
    package var sentence: String
    /// The facts.
    package var facts: [Fact]
    /// The reasons for the facts.
    package var reasons: [Reason]
    /// A link to more details.
    package var link: Link?

    /// Creates a sheet for one frame.
    package init(
      frame: Int = 0, sentence: String, facts: [Fact] = [], reasons: [Reason] = [], link: Link? = nil
    ) {
      frames = frame...frame
      self.sentence = sentence
      self.facts = facts
      self.reasons = reasons
      self.link = link
    }

    /// Returns whether the content is the same as that of another sheet, regardless of the frames.
    package func saysTheSame(as other: Sheet) -> Bool {
      var copy = other
      copy.frames = frames
      return self == copy
    }
  }

  /// A name and its values.
  package struct Fact: Hashable, Sendable {
    var name: String
    var values: [Value]

    /// Creates a fact with a text value.
    package init(_ name: String, _ words: String) {
      self.name = name
      values = [Value(text: words, item: nil)]
    }

    /// Creates a fact with one or several items as values.
    package init(_ name: String, items: [(text: String, item: String)]) {
      self.name = name
      values = items.map { Value(text: $0.text, item: $0.item) }
    }

    struct Value: Hashable, Sendable {
      var text: String
      var item: String?
    }
  }

  /// The reason for a fact, and its source.
  package struct Reason: Hashable, Sendable {
    var sentence: String
    var source: String

    /// Creates a reason from a sentence and the rule that it follows from.
    package init(_ sentence: String, source: String) {
      self.sentence = sentence
      self.source = source
    }
  }

  /// A URL with its text.
  package struct Link: Hashable, Sendable {
    var words: String
    var address: SVGLink

    /// Creates a link to a URL that is known to be safe.
    package init(_ words: String, _ address: SVGLink) {
      self.words = words
      self.address = address
    }
  }
}
