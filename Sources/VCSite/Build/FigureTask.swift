import VCDiagnostics
import VCModel
import ViewControllerGraph

/// Draws what is asked of one source: one figure of the configuration, or all that the file itself asks for.
struct FigureTask: BuildTask {
  /// The path of the source.
  let name: String
  /// `nil` for the figures of the file.
  let rule: FigureRule?
  /// Whether the source has other figures, so that names have to tell them apart.
  let isOneOfSeveral: Bool
  /// What holds for this figure and its source.
  let settings: FigureSettings
  let style: FigureStyle

  var key: ContentDigest {
    var digest = ContentDigest()
    digest.combine("figure")
    digest.combine(name)
    digest.combine(isOneOfSeveral ? "one of several" : "the only one")
    digest.combine(style)
    digest.combine(settings)
    if let rule { digest.combine(rule.request) }
    return digest
  }

  func perform(in paths: SitePaths) throws(TaskFailure) -> TaskResult {
    let file = try SourceFile(name, in: paths)
    var subject = try FigureSubject(bytes: file.bytes, name: name)
    subject.addLinks(settings.link)
    var result = TaskResult(inputs: [file.record], diagnostics: subject.diagnostics)
    let requests = requests(of: subject)
    var names = FigureNames(
      stem: InputFile(name: name, bytes: []).stem, isNumbered: isOneOfSeveral || requests.count > 1)
    for request in requests {
      let (drawing, facts) = try subject.drawing(request, style, of: name)
      if result.outputs.isEmpty { result.facts = facts }
      result.outputs += try outputs(of: drawing, named: names.next(for: request))
    }
    return result
  }

  private func requests(of subject: FigureSubject) -> [FigureRequest] {
    let asked = rule.map { [$0.request] } ?? subject.requests
    return asked.map { request in
      var request = request
      request.detail = request.detail ?? settings.detail
      request.direction = request.direction ?? settings.direction
      return request
    }
  }

  private func outputs(of drawing: Drawing, named figure: String) throws(TaskFailure) -> [TaskResult.Output] {
    let themes = settings.themes ?? [drawing.request.theme ?? .auto]
    let pattern = settings.output ?? .standard
    var outputs: [TaskResult.Output] = []
    for format in settings.formats ?? [.svg] {
      for (position, theme) in themes.enumerated() where position == 0 || format.hasThemes {
        let path = pattern.path(filling: [
          .folder: SitePaths.folder(of: name), .stem: InputFile(name: name, bytes: []).stem, .name: figure,
          .kind: drawing.request.kind.rawValue, .theme: position == 0 ? "" : "~\(theme.rawValue)",
          .format: format.rawValue,
        ])
        do {
          let bytes = try drawing.bytes(as: format, theme: theme)
          outputs.append(TaskResult.Output(path: SitePaths.normalized(path), bytes: bytes))
        } catch {
          throw TaskFailure(diagnostics: error.diagnostics.map { $0.locating(in: name) })
        }
      }
    }
    return outputs
  }
}

/// Names of the figures of one source: its stem, with the figure's name or kind where there are several.
private struct FigureNames {
  let stem: String
  let isNumbered: Bool
  private var used: [String: Int] = [:]

  init(stem: String, isNumbered: Bool) {
    self.stem = stem
    self.isNumbered = isNumbered
  }

  mutating func next(for request: FigureRequest) -> String {
    var name = stem
    if let own = request.name.map(\.asFileName), !own.isEmpty {
      name = own == stem ? stem : "\(stem)-\(own)"
    } else if isNumbered {
      name += "-\(request.kind.rawValue)"
    }
    used[name, default: 0] += 1
    let count = used[name, default: 1]
    return count == 1 ? name : "\(name)-\(count)"
  }
}

extension String {
  /// A name without what a path gives a meaning to.
  var asFileName: String { String(map { "/\\:\0".contains($0) || $0.isNewline ? "-" : $0 }) }
}

extension Diagnostic {
  /// The same, about a file when it does not say where it shows.
  func locating(in file: String) -> Diagnostic {
    var copy = self
    copy.location = location ?? SourceLocation(file: file)
    return copy
  }
}
