import Synchronization

/// The layouts of a figure's pages, shared by all formats and themes: only the addresses of other pages differ.
final class PageLayouts: Sendable {
  private let known = Mutex<[String?: LayoutOnce]>([:])

  /// Returns the same layout on every call.
  /// - Parameter page: The page's name; `nil` for the overview.
  func layout(of page: String?) -> LayoutOnce {
    known.withLock { known in
      let layout = known[page] ?? LayoutOnce()
      known[page] = layout
      return layout
    }
  }
}
