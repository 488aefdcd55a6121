import VCModel

/// The themes of a page's figures, for each form of embedding.
package struct PageThemes: Hashable, Sendable {
  /// The theme of a figure that is one file, or inline.
  var single: SiteTheme
  /// The themes of a figure with one file for light and one for dark mode.
  var light: SiteTheme
  var dark: SiteTheme

  /// Creates the themes from a list: a single theme is used for everything, and light and dark ones are a pair.
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
