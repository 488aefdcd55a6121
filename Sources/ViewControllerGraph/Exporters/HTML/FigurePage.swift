import VCGraphviz
import VCPage

/// Makes a page of a figure.
struct FigurePage {
  private let drawing: Drawing
  private let theme: ThemeName
  private let moments: [Moment]

  /// - Throws: `ExportError`, when Graphviz refuses.
  init(_ drawing: Drawing, theme: ThemeName) throws(ExportError) {
    self.drawing = drawing
    self.theme = theme
    moments = try Moment.all(of: drawing)
  }

  var page: Page {
    Page(
      title: drawing.title, summary: drawing.summary, itemsTitle: isMap ? "Screens" : "Controllers",
      frames: moments.map(\.frame), items: items, colors: colors, scheme: scheme)
  }

  private var isMap: Bool { if case .map = drawing.subject { true } else { false } }

  /// A page offers both kinds of colours, whatever it starts with.
  private var scheme: Page.Scheme {
    switch theme {
    case .auto: .auto
    case .light, .print: .light
    case .dark: .dark
    }
  }

  private var colors: [Page.Color] {
    let theme = Theme(.auto)
    let roles: [(String, ColorRole)] = [
      ("page", .page), ("panel", .familyFill), ("edge", .familyLine), ("tint", .containerFill), ("text", .text),
      ("muted", .mutedText), ("accent", .accent),
    ]
    return roles.map { name, role in
      Page.Color(name, light: theme.palette[role], dark: (theme.darkVariant ?? theme.palette)[role])
    }
  }

  /// Every controller that is drawn in some frame, in the order in which it first occurs.
  private var items: [Page.Item] {
    var order: [String] = []
    var items: [String: Page.Item] = [:]
    for (position, moment) in moments.enumerated() {
      for node in moment.diagram.nodes {
        var sheet = moment.sheet(of: node)
        sheet.frames = position...position
        if items[node.id] == nil {
          order.append(node.id)
          items[node.id] = moment.item(of: node)
        }
        items[node.id]?.add(sheet)
      }
    }
    return order.compactMap { items[$0] }
  }
}

extension Page.Item {
  /// Adds what there is to say at the next frame; when it is nothing new the last sheet goes on.
  fileprivate mutating func add(_ sheet: Page.Sheet) {
    guard let last = sheets.last, last.frames.upperBound + 1 == sheet.frames.lowerBound, last.saysTheSame(as: sheet)
    else {
      sheets.append(sheet)
      return
    }
    sheets[sheets.count - 1].frames = last.frames.lowerBound...sheet.frames.upperBound
  }
}
