import VCDiagnostics
import VCFiles
import VCPreview
import VCSite
import ViewControllerGraph

/// Inputs of a site, its stored state, and a browser's requests.
extension FuzzTarget {
  static let configurations = FuzzTarget("configurations") { bytes in
    let read = SiteConfiguration.read(bytes: bytes, file: "vcgraph.yml")
    let pattern = PathPattern(String(decoding: bytes.prefix(200), as: UTF8.self))
    _ = (pattern.matches("models/x/a1/b.yaml"), pattern.folder)
    return unless(read.value != nil || read.hasErrors, "no configuration, and no error")
  }

  static let themes = FuzzTarget("themes") { bytes in
    let read = FigureTheme.read(bytes: bytes, file: "t.yml")
    return unless(read.value != nil || read.hasErrors, "no theme, and no error")
  }

  static let pages = FuzzTarget("pages") { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    let page = MarkdownPage(text, file: "p.md")
    for block in page.blocks { _ = BlockOptions.read(block) }
    let once = page.text(.inPlace) { _ in .init("figure") }
    let twice = MarkdownPage(once.value, file: "p.md").text(.inPlace) { _ in .init("figure") }.value
    return unless(page.text(.inPlace) { _ in .init(nil) }.value == text, "a page without a figure changes")
      + unless(once.hasErrors || once.value == twice, "a page that is up to date changes")
  }

  static let requests = FuzzTarget("requests", trials: 5_000) { bytes in
    guard let request = HTTPRequest(head: String(decoding: bytes, as: UTF8.self)) else { return [] }
    let heads = String(decoding: bytes, as: UTF8.self).lowercased()
    return unless(request.path.hasPrefix("/"), "an invalid path")
      + unless(
        !request.isForLoopback || ["127.0.0.1", "localhost", "[::1]"].contains(where: heads.contains),
        "a name of another machine is treated as this one's")
  }

  /// The input as it is, and as the content of an intact state file.
  static let memories = FuzzTarget("memories", trials: 5_000) { bytes in
    let text = String(decoding: bytes, as: UTF8.self)
    let state = BuildState(ChecksummedText.sealed(text, as: BuildState.heading))
    let book = FigureFactCache(ChecksummedText.sealed(text, as: FigureFactCache.heading))
    return unless(BuildState(state.bytes).bytes == state.bytes, "writing and reading changes the state")
      + unless(FigureFactCache(book.bytes).bytes == book.bytes, "writing and reading changes the book")
      + unless(
        bytes.starts(with: BuildState.heading.utf8) || BuildState(bytes) == BuildState([]), "anything is believed")
  }
}
