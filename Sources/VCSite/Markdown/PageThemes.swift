import VCModel

/// The themes of a page's figures, for each way to show one.
package struct PageThemes: Hashable, Sendable {
  /// For a figure that is one file, or a part of the page.
  var single: SiteTheme
  /// For a figure with a file for light and one for dark surroundings.
  var light: SiteTheme
  var dark: SiteTheme

  /// What a list of themes means for pages: one is for everything, and those for light and dark surroundings are a pair.
  package init(_ themes: [SiteTheme] = []) {
    single = SiteTheme(.auto)
    light = SiteTheme(.light)
    dark = SiteTheme(.dark)
    if themes.count == 1, let only = themes.first {
      single = only
      if let pair = only.pair { (light, dark) = pair }
    } else if themes.count == 2, themes[0].appearance == .light, themes[1].appearance == .dark {
      (light, dark) = (themes[0], themes[1])
      single = light
      if light.source == dark.source { single.appearance = nil }
    }
  }
}
