import VCModel
import ViewControllerGraph

extension ContentDigest {
  /// Takes in what all figures have in common.
  mutating func combine(_ style: FigureStyle) {
    combine("\(style.legend.rawValue) \(style.scale) \(style.idPrefix)")
    combine(style.links?.text ?? "")
  }

  /// Takes in where a figure goes and in which forms.
  mutating func combine(_ settings: FigureSettings) {
    combine(settings.output?.text ?? "")
    combine(settings.formats.map { $0.map(\.name).joined(separator: " ") } ?? "")
    combine("\(settings.themes?.count ?? -1)")
    for theme in settings.themes ?? [] { combine(theme) }
    combine("\(settings.detail?.rawValue ?? "") \(settings.direction?.rawValue ?? "")")
    combine(settings.link ?? "")
    combine("\(settings.catalog ?? "") \(settings.linksSymbols ?? true)")
  }

  /// Takes in which theme is asked for; what its file holds is an input.
  mutating func combine(_ theme: SiteTheme) {
    switch theme.source {
    case .builtIn(let name): combine("built in \(name.rawValue)")
    case .file(let path): combine("file \(path)")
    }
    combine(theme.appearance?.rawValue ?? "")
  }

  /// Takes in which figure is asked for; a place in the configuration is no part of it.
  mutating func combine(_ request: FigureRequest) {
    combine(request.name ?? "")
    combine(request.kind.rawValue + (request.namesKind ? " by name" : ""))
    for id in request.focus { combine(id.rawValue) }
    combine("\(request.depth.map(String.init) ?? "") \(request.step.map(String.init) ?? "")")
    let map = request.map
    combine("\(map.reverse) \(map.hidesAlerts) \(request.wireframes) \(map.pageLimit.map(String.init) ?? "")")
    combine(map.collapse.map(\.rawValue).sorted().joined(separator: " "))
    combine("\(request.detail?.rawValue ?? "") \(request.direction?.rawValue ?? "") \(request.theme?.text ?? "")")
  }
}
