import ArgumentParser
import ViewControllerGraph

extension RenderOptions {
  func validate() throws {
    try Words.check(formatText, of: "--format", among: OutputFormat.names + [Self.model]) {
      OutputFormat(name: $0) != nil
    }
    if writesModel, formatText != Self.model {
      throw ValidationError("--format model cannot be combined with other formats")
    }
    if focusText != nil, focus.isEmpty { throw ValidationError("--focus needs the name of a controller") }
    try Words.check(kindText, of: "--figure", among: FigureKind.words)
    try Words.check(framesText, of: "--frames", among: FrameArrangement.words, isSingle: true)
    if let stepsText, StepRange.range(stepsText) == nil {
      throw ValidationError("--steps must be a step or a range of steps, such as 3 or 3-6")
    }
    try Words.check(detailText, of: "--detail", among: FigureDetail.words, isSingle: true)
    try Words.check(directionText, of: "--direction", among: FigureDirection.words, isSingle: true)
    try Words.check(themeText, of: "--theme", among: ThemeName.words, or: "FILE") { ThemeChoice($0) != nil }
    try Words.check(language: languageTag)
    try Words.check(legendText, of: "--legend", among: LegendMode.words, isSingle: true)
    guard let scale, (0.01...100).contains(scale) else {
      throw ValidationError("--scale must be a number between 0.01 and 100")
    }
    if reverse, focus.isEmpty { throw ValidationError("--reverse requires --focus") }
    if let idPrefix, !FigureStyle.isIDPrefix(idPrefix) {
      throw ValidationError("--id-prefix must be \(FigureStyle.idPrefixRule)")
    }
    try checkLinkTemplate()
    try Words.check(collapseText, of: "--collapse", among: MapCollapse.words)
    try Words.check(stylesText, of: "--styles", among: Self.drawableStyles)
    try Words.check(rowsText, of: "--rows", among: Pointer.words)
  }

  private func checkLinkTemplate() throws {
    guard let linkTemplate else { return }
    do throws(DiagnosticError) {
      _ = try LinkTemplate(linkTemplate)
    } catch {
      let words = error.diagnostics.map { [$0.message, $0.suggestion].compactMap(\.self).joined(separator: "; ") }
      throw ValidationError("--link-template: \(words.joined(separator: "; "))")
    }
  }
}
