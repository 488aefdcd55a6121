import Synchronization

/// The layouts of a figure's pages, which every format and theme shares: only the addresses of other pages differ.
final class PageLayouts: Sendable {
  private let known = Mutex<[String?: LayoutOnce]>([:])

  /// The same on every call.
  /// - Parameter page: The page's name; `nil` for the overview.
  func layout(of page: String?) -> LayoutOnce {
    known.withLock { known in
      let layout = known[page] ?? LayoutOnce()
      known[page] = layout
      return layout
    }
  }
}
