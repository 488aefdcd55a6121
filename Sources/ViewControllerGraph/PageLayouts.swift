import Synchronization

/// The layouts of a figure's pages, shared by all formats and themes: only the addresses of other pages differ.
final class PageLayouts: Sendable {
  private let layouts = Mutex<[String?: LazyLayout]>([:])

  /// The pages that were laid out so far, in no particular order.
  var known: [PlacedDiagram] { layouts.withLock { $0.values.compactMap(\.known) } }

  /// Returns the same layout on every call.
  /// - Parameter page: The page's name; `nil` for the overview.
  func layout(of page: String?) -> LazyLayout {
    layouts.withLock { layouts in
      let layout = layouts[page] ?? LazyLayout()
      layouts[page] = layout
      return layout
    }
  }
}
