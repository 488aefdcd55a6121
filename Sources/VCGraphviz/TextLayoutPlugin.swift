internal import CGraphviz
import VCTypography

/// A text layout plugin that measures Graphviz's labels with `TextMetrics`, independent of the installed fonts.
enum TextLayoutPlugin {
  static let name = "vcgraph"

  /// Returns the plugin as the tables that Graphviz expects, which must not move in memory.
  static func library() -> UnsafeMutablePointer<gvplugin_library_t> {
    let engine = unsafe allocated([
      gvtextlayout_engine_t(textlayout: { span, _ in
        if let span = unsafe span { unsafe TextLayoutPlugin.measure(&span.pointee) }
        return vcgraph_text_is_measured()
      })
    ])
    let types = unsafe allocated([
      gvplugin_installed_t(id: 0, type: strdup("textlayout"), quality: 1, engine: engine, features: nil),
      gvplugin_installed_t(),
    ])
    let interfaces = unsafe allocated([
      gvplugin_api_t(api: API_textlayout, types: types), gvplugin_api_t(api: api_t(rawValue: 0), types: nil),
    ])
    return unsafe allocated([gvplugin_library_t(packagename: strdup(name), apis: interfaces)])
  }

  /// Measures one line; its height and baseline follow Helvetica's ascent and descent, as in Graphviz's own estimate.
  private static func measure(_ span: inout textspan_t) {
    guard let text = unsafe span.str, let font = unsafe span.font else { return }
    let size = unsafe font.pointee.size
    let isBold = unsafe font.pointee.flags & UInt32(HTML_BF) != 0 || isBoldName(font.pointee.name)
    unsafe span.size.x = TextMetrics.width(of: String(cString: text), in: Font(size: size, isBold: isBold))
    unsafe span.size.y = size * 1.2
    unsafe span.yoffset_layout = 0
    unsafe span.yoffset_centerline = size * 0.1
    unsafe span.layout = nil
    unsafe span.free_layout = nil
  }

  private static func isBoldName(_ name: UnsafePointer<CChar>?) -> Bool {
    guard let name = unsafe name else { return false }
    return unsafe String(cString: name).lowercased().contains("bold")
  }

  private static func allocated<Element>(_ elements: [Element]) -> UnsafeMutablePointer<Element> {
    let memory = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
    _ = unsafe memory.initialize(from: elements)
    return unsafe memory.baseAddress.unsafelyUnwrapped
  }
}
