/// Reports colours of a theme with a low contrast to their background.
///
/// Only pairs with a colour chosen by the theme's author are checked; the limits are those of the Web Content
/// Accessibility Guidelines, level AA.
struct ThemeContrast {
  private static let textLimit = 4.5
  private static let lineLimit = 3.0

  private let theme: Theme
  private(set) var diagnostics: [Diagnostic] = []

  init(_ theme: Theme) { self.theme = theme }

  private var palettes: [(name: String, palette: Theme.Palette, isDark: Bool)] {
    guard let dark = theme.darkVariant else { return [("", theme.palette, theme.isDark)] }
    return [(" in light surroundings", theme.palette, false), (" in dark surroundings", dark, true)]
  }

  /// Foreground colours and their backgrounds.
  private static let pairs: [(front: [ColorRole], ground: [ColorRole], limit: Double)] = [
    ([.text], [.nodeFill, .containerFill, .screen, .bar], textLimit),
    ([.mutedText], [.page, .familyFill, .nodeFill, .coveredFill, .containerFill], textLimit),
    ([.accent], [.page, .familyFill, .nodeFill, .containerFill], textLimit),
    ([.ask, .delegate, .added, .removed], [.page, .familyFill], textLimit),
    ([.line, .strongLine, .contextLine, .nodeLine, .coveredLine, .containerLine], [.page, .familyFill], lineLimit),
  ]

  /// Checks the colours by role; for each role and appearance the worst pair is reported.
  mutating func checkRoles(_ given: [ColorRole: SourceLocation]) {
    for (fronts, grounds, limit) in Self.pairs {
      for front in fronts {
        for (name, palette, _) in palettes {
          let chosen = grounds.filter { given[front] != nil || given[$0] != nil }
          func contrast(_ ground: ColorRole) -> Double { Self.contrast(palette[front], palette[ground]) }
          guard let ground = chosen.min(by: { contrast($0) < contrast($1) }),
            let place = given[front] ?? given[ground]
          else { continue }
          let words = ("'\(front.rawValue)'", "'\(ground.rawValue)'")
          compare(palette[front], words.0, palette[ground], words.1, limit: limit, where: name, at: place)
        }
      }
    }
  }

  /// Checks the colours of a rule: a text's on its box, a line's on the page.
  mutating func check(_ style: PartStyle, isBox: Bool, at place: SourceLocation) {
    for (name, palette, isDark) in palettes {
      func color(_ color: PartColor?) -> String? { color.map { isDark ? $0.dark : $0.light } }
      if let line = color(style.line) {
        let limit = isBox ? Self.lineLimit : Self.textLimit
        compare(
          line, isBox ? "the outline" : "the line's label", palette[.page], "'page'", limit: limit, where: name,
          at: place)
      }
      guard isBox, style.text != nil || style.fill != nil else { continue }
      let ground = (color(style.fill) ?? palette[.nodeFill], style.fill == nil ? "'nodeFill'" : "the box")
      let front = (color(style.text) ?? palette[.mutedText], style.text == nil ? "'mutedText'" : "the text")
      compare(front.0, front.1, ground.0, ground.1, limit: Self.textLimit, where: name, at: place)
    }
  }

  private mutating func compare(
    _ front: String, _ frontName: String, _ ground: String, _ groundName: String, limit: Double, where name: String,
    at place: SourceLocation
  ) {
    let contrast = Self.contrast(front, ground)
    guard contrast < limit else { return }
    diagnostics.append(.lowContrast(frontName, groundName, contrast, limit: limit, where: name, at: place))
  }
}

extension ThemeContrast {
  private static func contrast(_ front: String, _ ground: String) -> Double {
    guard let front = HexColor(front), let ground = HexColor(ground) else { return .infinity }
    return front.contrast(with: ground)
  }
}

/// A colour with 8 bits per component.
struct HexColor: Hashable, Sendable {
  private let bytes: [UInt8]

  /// Parses `#rrggbb` or `#rgb`; `nil` for anything else.
  init?(_ text: String) {
    guard text.first == "#" else { return nil }
    let digits = text.dropFirst().map { $0.isASCII ? $0.hexDigitValue : nil }.compactMap(\.self)
    guard digits.count == text.count - 1 else { return nil }
    switch digits.count {
    case 3: bytes = digits.map { UInt8($0 * 17) }
    case 6: bytes = [0, 2, 4].map { UInt8(digits[$0] * 16 + digits[$0 + 1]) }
    default: return nil
    }
  }

  /// The colour as `#rrggbb` in lower case.
  var text: String {
    "#" + bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// The components, from 0 to 1.
  var parts: (red: Double, green: Double, blue: Double) {
    (Double(bytes[0]) / 255, Double(bytes[1]) / 255, Double(bytes[2]) / 255)
  }

  /// Returns the contrast ratio, from 1 for the same colour to 21 for black and white.
  func contrast(with other: HexColor) -> Double {
    let (light, dark) = (max(luminance, other.luminance), min(luminance, other.luminance))
    return (light + 0.05) / (dark + 0.05)
  }

  /// The relative luminance, from 0 to 1.
  private var luminance: Double {
    let linear = bytes.map { byte in
      let value = Double(byte) / 255
      return value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055)
    }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  /// Returns the base to the power of 2.4, as the fifth root of the twelfth power: accurate enough, and the same on
  /// every machine.
  private func power(_ base: Double) -> Double {
    let square = base * base
    let fourth = square * square
    let twelfth = fourth * fourth * fourth
    var root = 1.0
    for _ in 0..<60 { root -= (root - twelfth / (root * root * root * root)) / 5 }
    return root
  }
}

extension Diagnostic {
  fileprivate static func lowContrast(
    _ front: String, _ ground: String, _ contrast: Double, limit: Double, where name: String,
    at place: SourceLocation
  ) -> Diagnostic {
    let tenths = Int(contrast * 10)
    return Diagnostic(
      code: "low-contrast", severity: .warning,
      message:
        "\(front) on \(ground) has a contrast of \(tenths / 10).\(tenths % 10)\(name), expected at least \(limit)",
      at: place)
  }
}
