import VCPage
import VCWords

/// Builds the HTML page of a figure.
struct FigurePage {
  private let drawing: Drawing
  private let theme: FigureTheme
  private let moments: [Moment]
  private let legend: SVGDocument?

  /// - Throws: `ExportError` if Graphviz fails.
  init(_ drawing: Drawing, theme: FigureTheme) throws(ExportError) {
    self.drawing = drawing
    self.theme = theme
    moments = try Moment.all(of: drawing, theme.onPages)
    let options = FigureOptions(drawing, theme.onPages, darkMode: .surroundings)
    legend = drawing.diagram.frames.isEmpty ? nil : try drawing.placed().legend(options)
  }

  var page: Page {
    var page = Page(
      title: drawing.title, summary: drawing.alternativeText, itemsTitle: isMap ? say("Screens") : say("Controllers"),
      frames: moments.map(\.frame), items: items,
      colors: .page(theme.onPages.theme),
      scheme: scheme, hasSchemes: theme.onPages.hasDarkVariant,
      related: drawing.pages.map { .init(title: $0.title, address: $0.address, isCurrent: $0.isCurrent) })
    page.sentences = drawing.diagram.explanation
    page.legend = legend
    return page
  }

  private var isMap: Bool { if case .map = drawing.subject { true } else { false } }

  private var scheme: Page.Scheme {
    switch theme.base {
    case .auto: .auto
    case .light, .print: .light
    case .dark: .dark
    }
  }

  /// Every controller that occurs in a frame, in the order of its first occurrence.
  private var items: [Page.Item] {
    var order: [String] = []
    var items: [String: Page.Item] = [:]
    for (position, moment) in moments.enumerated() {
      for node in moment.diagram.nodes {
        var sheet = moment.sheet(of: node)
        sheet.frames = position...position
        if items[node.subject] == nil {
          order.append(node.subject)
          items[node.subject] = moment.item(of: node)
        }
        items[node.subject]?.add(sheet)
      }
    }
    return order.compactMap { items[$0] }
  }
}

extension FigureTheme {
  /// Pages with a built-in theme have both light and dark colours, whichever is shown first.
  fileprivate var onPages: FigureTheme {
    let isBuiltIn = self == FigureTheme(base)
    return isBuiltIn ? FigureTheme(.auto) : self
  }
}

extension Page.Item {
  /// Adds the facts of the next frame; if nothing has changed, the last sheet is extended.
  fileprivate mutating func add(_ sheet: Page.Sheet) {
    guard let last = sheets.last else { return sheets.append(sheet) }
    // In one frame a controller may have both its current and its previous position; the first one is current.
    if last.frames.upperBound == sheet.frames.lowerBound { return }
    guard last.frames.upperBound + 1 == sheet.frames.lowerBound, last.saysTheSame(as: sheet) else {
      sheets.append(sheet)
      return
    }
    sheets[sheets.count - 1].frames = last.frames.lowerBound...sheet.frames.upperBound
  }
}
