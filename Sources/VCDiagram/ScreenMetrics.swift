/// The size of the drawing of a device with its caption.
package struct ScreenMetrics {
  package static let captionGap = 9.0
  /// The distance between the two orientations of a device.
  package static let companionGap = 8.0

  /// The size of the devices side by side.
  package let devices: (width: Double, height: Double)
  package let size: (width: Double, height: Double)

  package init(_ screen: DeviceScreen, captionOf node: DiagramNode) {
    let own = screen.device.size
    if let other = node.companion?.device.size {
      devices = (own.width + Self.companionGap + other.width, max(own.height, other.height))
    } else {
      devices = own
    }
    let lines = TextStyle.title.height(of: node.title) + TextStyle.subtitle.height(of: node.subtitle)
    let detail = node.detail == nil ? 0 : TextStyle.subtitle.lineHeight
    let text = max(
      TextStyle.title.width(of: node.title), TextStyle.subtitle.width(of: node.subtitle),
      node.detail.map(TextStyle.subtitle.width(of:)) ?? 0)
    let caption = max(lines, node.captionHeight) + max(detail, TextStyle.subtitle.lineHeight)
    size = (
      max(devices.width, text + 8, node.minimumWidth).rounded(.up),
      (devices.height + Self.captionGap + caption).rounded(.up)
    )
  }

  /// Returns the height at which edges leave or enter, from the top of the device.
  package static func portHeight(_ port: String?, _ device: DeviceScreen.Device) -> Double? {
    switch port {
    case "open": device.size.height * 0.3
    case "return": device.size.height * 0.7
    default: nil
    }
  }
}
