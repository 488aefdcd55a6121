import Synchronization

/// The layouts of a figure's pages, shared by all formats and themes: only the addresses of other pages differ.
final class PageLayouts: Sendable {
  private let known = Mutex<[String?: LazyLayout]>([:])

  /// Returns the same layout on every call.
  /// - Parameter page: The page's name; `nil` for the overview.
  func layout(of page: String?) -> LazyLayout {
    known.withLock { known in
      let layout = known[page] ?? LazyLayout()
      known[page] = layout
      return layout
    }
  }
}
