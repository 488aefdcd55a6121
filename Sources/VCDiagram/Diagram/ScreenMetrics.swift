/// How big the drawing of a device is, with the caption below it.
struct ScreenMetrics {
  static let captionGap = 9.0

  let device: (width: Double, height: Double)
  let size: (width: Double, height: Double)

  init(_ screen: DeviceScreen, captionOf node: DiagramNode) {
    device = Self.device(isPad: screen.isPad)
    let lines = TextStyle.title.height(of: node.title) + TextStyle.subtitle.height(of: node.subtitle)
    let detail = node.detail == nil ? 0 : TextStyle.subtitle.lineHeight
    let text = max(
      TextStyle.title.width(of: node.title), TextStyle.subtitle.width(of: node.subtitle),
      node.detail.map(TextStyle.subtitle.width(of:)) ?? 0)
    let caption = max(lines, node.captionHeight) + max(detail, TextStyle.subtitle.lineHeight)
    size = (max(device.width, text).rounded(.up), (device.height + Self.captionGap + caption).rounded(.up))
  }

  static func device(isPad: Bool) -> (width: Double, height: Double) { isPad ? (212, 160) : (118, 210) }

  /// How wide a caption's lines may get.
  static func captionWidth(isPad: Bool) -> Double { isPad ? 240 : 190 }

  /// The heights at which lines leave and arrive, from the top of the device.
  static func portHeight(_ port: String?, isPad: Bool) -> Double? {
    switch port {
    case "open": device(isPad: isPad).height * 0.3
    case "return": device(isPad: isPad).height * 0.7
    default: nil
    }
  }
}
