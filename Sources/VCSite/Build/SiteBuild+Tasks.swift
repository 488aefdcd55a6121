import VCDiagnostics
import VCFiles
import VCWords
import ViewControllerGraph

extension SiteBuild {
  /// Returns the tasks of the configuration, in its order, and the errors in its paths.
  func tasks() -> Diagnosed<[any BuildTask]> {
    var files = SourceFiles(paths)
    let themes = ThemeCache(paths)
    let tasks: [any BuildTask] = figureTasks(of: &files, themes) + pageTasks(of: &files, themes)
    return Diagnosed(tasks, files.diagnostics)
  }

  private func figureTasks(of files: inout SourceFiles, _ themes: ThemeCache) -> [any BuildTask] {
    var tasks: [any BuildTask] = []
    let sources = configuration.sources.map { source in
      let subjects = files.subjects(of: source)
      return (source: source, subjects: subjects, paths: Set(subjects.map(\.path)))
    }
    for (position, (source, subjects, _)) in sources.enumerated() {
      let settings = source.settings.over(configuration.settings)
      // A catalog has one article for each source, so its figures are made together.
      let groups = source.figures.isEmpty || settings.catalog != nil ? [source.figures] : source.figures.map { [$0] }
      let looks = groups.map { FigureTask.look(of: $0, settings, configuration.style) }
      for (file, parts, code) in subjects {
        let isLeftToANearerRule = sources.enumerated().contains { other, rule in
          other != position && rule.paths.contains(file)
            && rule.source.settings.isForSameFiles(as: source.settings)
            && rule.source.path.isNearer(than: source.path, sameIsNearer: false)
        }
        if isLeftToANearerRule { continue }
        tasks += groups.indices.map { position in
          FigureTask(
            name: file, parts: parts, code: code, rules: groups[position], isOneOfSeveral: groups.count > 1,
            screenshots: source.screenshots, settings: settings, style: configuration.style, look: looks[position],
            themes: themes,
            origin: source.origin)
        }
      }
    }
    return tasks
  }

  private func pageTasks(of files: inout SourceFiles, _ themes: ThemeCache) -> [any BuildTask] {
    var tasks: [any BuildTask] = []
    var style = configuration.style
    style.links = configuration.settings.link.flatMap { try? LinkTemplate($0) }
    let pages = configuration.pages.map { rule in
      let found = files.files(of: rule)
      return (rule: rule, found: found, paths: Set(found))
    }
    for (position, (rule, found, _)) in pages.enumerated() {
      let own = found.filter { page in
        !isMadeFromTemplate(page)
          && !pages.enumerated().contains { other, nearer in
            other != position && nearer.paths.contains(page)
              && nearer.rule.path.isNearer(than: rule.path, sameIsNearer: other > position)
          }
      }
      let looks = PageThemes(rule.themes ?? configuration.settings.themes ?? [])
      let look = PageTask.look(of: rule, looks, style)
      tasks += own.map { page in
        PageTask(
          name: page, rule: rule, looks: looks, style: style, look: look, themes: themes,
          language: rule.language ?? configuration.settings.languages?.first ?? .english)
      }
    }
    return tasks
  }

  /// Returns whether a page is made from a template beside it.
  private func isMadeFromTemplate(_ page: String) -> Bool {
    guard let template = PageTask.template(of: page) else { return false }
    return FileStamp(path: paths.path(of: template)) != nil
  }
}
