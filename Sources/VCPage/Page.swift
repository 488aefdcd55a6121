import VCSVG

/// A page that shows a figure, or a row of figures step by step, with what there is to say about its parts.
///
/// A page knows nothing of view controllers: it has drawings, items that are drawn in them, and sheets of facts.
package struct Page: Sendable {
  /// The heading, and the name of the window.
  package var title: String
  /// What it shows, in a sentence or two.
  package var summary: String
  /// The figure in sentences.
  package var sentences: [String] = []
  /// What explains the lines and boxes of all frames, where the drawings do not do so themselves.
  package var legend: SVGDocument?
  /// What the items are called together: "Controllers".
  package var itemsTitle: String
  /// One drawing, or several that are shown one after the other.
  package var frames: [Frame]
  /// What is drawn, in reading order.
  package var items: [Item]
  /// The colours of everything around the drawings.
  package var colors: [Color]
  /// Which colours it starts with.
  package var scheme: Scheme
  /// Whether a reader may choose between light and dark.
  package var hasSchemes: Bool
  /// Other pages that belong to it.
  package var related: [Related]

  /// A page of parts.
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

  /// Which colours a page starts with; a reader may choose others.
  package enum Scheme: String, Hashable, Sendable { case auto, light, dark }

  /// A colour that the page's own style sheet uses by its name.
  package struct Color: Hashable, Sendable {
    var name: String
    var light: String
    var dark: String

    /// A colour in light and in dark surroundings.
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

    /// - Parameter address: Relative to this page.
    package init(title: String, address: String, isCurrent: Bool = false) {
      self.title = title
      self.address = address
      self.isCurrent = isCurrent
    }
  }
}

extension Page {
  /// One drawing, and what its elements show.
  package struct Frame: Sendable {
    /// What the slider says: "Step 1".
    package var title: String
    /// What happened.
    package var caption: String
    /// The drawing.
    package var drawing: SVGDocument
    /// The elements of items, by identifier.
    package var nodes: [(element: String, item: String)]
    /// Lines: they are lit with the items at their ends.
    package var lines: [(element: String, from: String, to: String)]
    /// Boxes around items; those of a family are lit together.
    package var groups: [(element: String, members: [String], isFamily: Bool)]

    /// A drawing in which nothing is an item yet.
    package init(title: String = "", caption: String = "", drawing: SVGDocument) {
      self.title = title
      self.caption = caption
      self.drawing = drawing
      nodes = []
      lines = []
      groups = []
    }
  }

  /// Something that is drawn and can be found, chosen and read about.
  package struct Item: Hashable, Sendable {
    /// Unique; the address of the page with it in focus ends in it.
    package var id: String
    /// What a person calls it.
    package var title: String
    /// What code calls it.
    package var detail: String
    /// What else it can be found by.
    package var keywords: [String]
    /// What there is to say, in the order of the frames. Of a frame that has no sheet nothing is said.
    package var sheets: [Sheet]

    /// An item of which there is nothing to say yet.
    package init(id: String, title: String, detail: String = "", keywords: [String] = [], sheets: [Sheet] = []) {
      self.id = id
      self.title = title
      self.detail = detail
      self.keywords = keywords
      self.sheets = sheets
    }
  }

  /// What there is to say about an item in some frames.
  package struct Sheet: Hashable, Sendable {
    /// The first and the last frame, counted from zero.
    package var frames: ClosedRange<Int>
    /// What it is, in one sentence.
    package var sentence: String
    /// Names and values.
    package var facts: [Fact]
    /// Why the facts are so.
    package var reasons: [Reason]
    /// Where to read more.
    package var link: Link?

    /// A sheet for one frame.
    package init(
      frame: Int = 0, sentence: String, facts: [Fact] = [], reasons: [Reason] = [], link: Link? = nil
    ) {
      frames = frame...frame
      self.sentence = sentence
      self.facts = facts
      self.reasons = reasons
      self.link = link
    }

    /// Whether it says the same as another one, whatever the frames.
    package func saysTheSame(as other: Sheet) -> Bool {
      var copy = other
      copy.frames = frames
      return self == copy
    }
  }

  /// A name and what it stands for.
  package struct Fact: Hashable, Sendable {
    var name: String
    var values: [Value]

    /// A fact in words.
    package init(_ name: String, _ words: String) {
      self.name = name
      values = [Value(text: words, item: nil)]
    }

    /// A fact that is one item or several.
    package init(_ name: String, items: [(text: String, item: String)]) {
      self.name = name
      values = items.map { Value(text: $0.text, item: $0.item) }
    }

    struct Value: Hashable, Sendable {
      var text: String
      var item: String?
    }
  }

  /// Why something is so, and who says so.
  package struct Reason: Hashable, Sendable {
    var sentence: String
    var source: String

    /// A sentence, and the rule that it follows from.
    package init(_ sentence: String, source: String) {
      self.sentence = sentence
      self.source = source
    }
  }

  /// An address with its words.
  package struct Link: Hashable, Sendable {
    var words: String
    var address: SVGLink

    /// A link to an address that is known to be harmless.
    package init(_ words: String, _ address: SVGLink) {
      self.words = words
      self.address = address
    }
  }
}
