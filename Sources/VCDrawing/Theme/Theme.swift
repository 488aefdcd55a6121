import VCDiagram
import VCModel

/// The colours and fonts of a figure, for light and dark mode.
public struct Theme: Hashable, Encodable, Sendable {
  /// A colour for every role, as `#rrggbb`.
  public struct Palette: Hashable, Encodable, Sendable {
    private enum CodingKeys: CodingKey { case colors }

    private struct RoleKey: CodingKey {
      let stringValue: String
      var intValue: Int? { nil }

      init(stringValue: String) { self.stringValue = stringValue }

      init?(intValue: Int) { nil }
    }

    private var colors: [ColorRole: String]

    /// Creates a palette; roles that are not given get the colour of `base`.
    public init(_ colors: [ColorRole: String], base: Palette? = nil) {
      self.colors = (base?.colors ?? [:]).merging(colors) { $1 }
    }

    /// Encodes the colours under the names of their roles, key by key: a dictionary looks up a conformance for each key.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      var named = container.nestedContainer(keyedBy: RoleKey.self, forKey: .colors)
      for (role, color) in colors { try named.encode(color, forKey: RoleKey(stringValue: role.rawValue)) }
    }

    /// The colour for a role; black for a role without one.
    public subscript(role: ColorRole) -> String { colors[role] ?? "#000000" }
  }

  /// The colours in light mode, or in both modes.
  public var palette: Palette
  /// The palette for readers who prefer dark mode; `nil` for a figure that looks the same everywhere.
  public var darkVariant: Palette?
  /// The font family in CSS; text keeps the widths of Helvetica in any font.
  public var fontFamily: String
  /// Whether its only palette is for dark mode.
  public var isDark: Bool

  /// Creates a theme of one palette, or of two.
  public init(
    palette: Palette, darkVariant: Palette? = nil, fontFamily: String = Self.standardFonts, isDark: Bool = false
  ) {
    self.palette = palette
    self.darkVariant = darkVariant
    self.fontFamily = fontFamily
    self.isDark = isDark
  }

  /// The fonts that figures are measured with.
  public static let standardFonts = "Helvetica, Arial, sans-serif"

  /// Creates a built-in theme.
  public init(_ name: ThemeName) {
    switch name {
    case .auto: self.init(palette: .light, darkVariant: .dark)
    case .light: self.init(palette: .light)
    case .dark: self.init(palette: .dark, isDark: true)
    case .print: self.init(palette: .print)
    }
  }
}

extension Theme.Palette {
  /// A palette with dark text on white.
  public static let light = Theme.Palette([
    .page: "#ffffff", .familyFill: "#f5f7fa", .familyLine: "#d3dbe5", .contextLine: "#1a5fb4",
    .nodeFill: "#ffffff", .nodeLine: "#5c6b7c", .coveredFill: "#f9fafc", .coveredLine: "#808e9e",
    .containerFill: "#e6f0fc", .containerLine: "#1a5fb4",
    .text: "#17202c", .mutedText: "#54606f", .line: "#808e9e", .strongLine: "#4a5869",
    .accent: "#1a5fb4", .ask: "#b3450d", .delegate: "#6d3fa8", .added: "#1b7437", .removed: "#b3261e",
    .screen: "#ffffff", .bar: "#e6f0fc", .placeholder: "#edf0f4", .placeholderLine: "#d3dbe5", .dimming: "#c3c9d2",
  ])

  /// A palette with light text on near-black.
  public static let dark = Theme.Palette([
    .page: "#1c1c1e", .familyFill: "#26282c", .familyLine: "#44484f", .contextLine: "#82b6f5",
    .nodeFill: "#34373d", .nodeLine: "#b4bdc9", .coveredFill: "#2b2d32", .coveredLine: "#87909d",
    .containerFill: "#26405f", .containerLine: "#82b6f5",
    .text: "#f4f6f8", .mutedText: "#b9c2cd", .line: "#87909d", .strongLine: "#c3cbd5",
    .accent: "#82b6f5", .ask: "#f2a46c", .delegate: "#c9a6f2", .added: "#78cf94", .removed: "#f49a92",
    .screen: "#34373d", .bar: "#26405f", .placeholder: "#44484f", .placeholderLine: "#5b616b", .dimming: "#17181a",
  ])

  /// A palette in black on white, for paper.
  public static let print = Theme.Palette([
    .page: "#ffffff", .familyFill: "#ffffff", .familyLine: "#8a8a8a", .contextLine: "#000000",
    .nodeFill: "#ffffff", .nodeLine: "#000000", .coveredFill: "#ffffff", .coveredLine: "#6e6e6e",
    .containerFill: "#efefef", .containerLine: "#000000",
    .text: "#000000", .mutedText: "#3d3d3d", .line: "#6e6e6e", .strongLine: "#000000",
    .accent: "#000000", .ask: "#000000", .delegate: "#000000", .added: "#000000", .removed: "#000000",
    .screen: "#ffffff", .bar: "#efefef", .placeholder: "#efefef", .placeholderLine: "#b0b0b0", .dimming: "#c9c9c9",
  ])
}
