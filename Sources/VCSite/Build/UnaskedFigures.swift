import VCFiles
import ViewControllerGraph

/// Finds figures on disk where the configuration puts figures, even when no build remembers them.
struct UnaskedFigures {
  /// SVGs that this program drew and that an output pattern of the configuration could have made.
  let paths: [String]

  init(_ configuration: SiteConfiguration, in paths: SitePaths, except asked: Set<String>) {
    let search = FileSearch(paths: paths)
    let settings = configuration.sources.flatMap { source in
      [source.settings] + source.figures.map { $0.settings.over(source.settings) }
    }
    let patterns = settings.map { ($0.over(configuration.settings).output ?? .standard).anyPath }
    var found: Set<String> = []
    for pattern in Set(patterns) where !pattern.isPlain && !pattern.folder.isEmpty {
      // Nearly all of them are asked for, which is quicker to find out than what a pattern fits.
      let others = search.files(in: pattern.folder).filter { !asked.contains($0) && $0.hasSuffix(".svg") }
      found.formUnion(others.filter(pattern.matches))
    }
    self.paths = found.filter { Self.isOurs(paths.path(of: $0)) }.sorted()
  }

  /// Whether an SVG's root is one that the program writes.
  private static func isOurs(_ path: String) -> Bool {
    guard let file = try? InputFile(path: path) else { return false }
    let head = String(decoding: file.bytes.prefix(1024), as: UTF8.self)
    guard let label = head.firstRange(of: "aria-labelledby=\"") else { return false }
    let names = head[label.upperBound...].prefix { $0 != "\"" }.split(separator: " ")
    guard names.count == 2, names[0].hasSuffix("title"), names[1].hasSuffix("desc") else { return false }
    return names[0].dropLast("title".count) == names[1].dropLast("desc".count)
  }
}
