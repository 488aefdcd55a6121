#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The functions of Pango that measure text, looked up by name. librsvg loads Pango to lay out its own text.
///
/// librsvg can measure text itself, but it also computes the outlines of all letters and what they cover, which takes
/// ten times as long.
@safe struct PangoLibrary: @unchecked Sendable {
  /// `nil` if Pango is not found.
  static let shared = PangoLibrary()

  private typealias Pointer = UnsafeMutableRawPointer

  private let fontMap: @convention(c) () -> Pointer
  private let newContext: @convention(c) (Pointer) -> Pointer
  private let setResolution: @convention(c) (Pointer, Double) -> Void
  private let setOptions: @convention(c) (Pointer, Pointer) -> Void
  private let setRounding: @convention(c) (Pointer, CInt) -> Void
  private let newOptions: @convention(c) () -> Pointer
  private let setMetricsHints: @convention(c) (Pointer, CInt) -> Void
  private let setHints: @convention(c) (Pointer, CInt) -> Void
  private let destroyOptions: @convention(c) (Pointer) -> Void
  private let newFont: @convention(c) () -> Pointer
  private let setFamily: @convention(c) (Pointer, UnsafePointer<CChar>) -> Void
  private let setWeight: @convention(c) (Pointer, CInt) -> Void
  private let setSize: @convention(c) (Pointer, CInt) -> Void
  private let freeFont: @convention(c) (Pointer) -> Void
  private let newLayout: @convention(c) (Pointer) -> Pointer
  private let setFont: @convention(c) (Pointer, Pointer) -> Void
  private let setText: @convention(c) (Pointer, UnsafePointer<CChar>, CInt) -> Void
  private let extents: @convention(c) (Pointer, UnsafeMutableRawPointer?, UnsafeMutableRawPointer) -> Void
  private let unref: @convention(c) (Pointer) -> Void

  private init?() {
    guard let library = unsafe SharedLibrary.librsvg,
      let fontMap = unsafe dlsym(library, "pango_cairo_font_map_get_default"),
      let newContext = unsafe dlsym(library, "pango_font_map_create_context"),
      let setResolution = unsafe dlsym(library, "pango_cairo_context_set_resolution"),
      let setOptions = unsafe dlsym(library, "pango_cairo_context_set_font_options"),
      let setRounding = unsafe dlsym(library, "pango_context_set_round_glyph_positions"),
      let newOptions = unsafe dlsym(library, "cairo_font_options_create"),
      let setMetricsHints = unsafe dlsym(library, "cairo_font_options_set_hint_metrics"),
      let setHints = unsafe dlsym(library, "cairo_font_options_set_hint_style"),
      let destroyOptions = unsafe dlsym(library, "cairo_font_options_destroy"),
      let newFont = unsafe dlsym(library, "pango_font_description_new"),
      let setFamily = unsafe dlsym(library, "pango_font_description_set_family"),
      let setWeight = unsafe dlsym(library, "pango_font_description_set_weight"),
      let setSize = unsafe dlsym(library, "pango_font_description_set_size"),
      let freeFont = unsafe dlsym(library, "pango_font_description_free"),
      let newLayout = unsafe dlsym(library, "pango_layout_new"),
      let setFont = unsafe dlsym(library, "pango_layout_set_font_description"),
      let setText = unsafe dlsym(library, "pango_layout_set_text"),
      let extents = unsafe dlsym(library, "pango_layout_get_extents"),
      let unref = unsafe dlsym(library, "g_object_unref")
    else { return nil }
    unsafe self.fontMap = unsafeBitCast(fontMap, to: type(of: self.fontMap))
    unsafe self.newContext = unsafeBitCast(newContext, to: type(of: self.newContext))
    unsafe self.setResolution = unsafeBitCast(setResolution, to: type(of: self.setResolution))
    unsafe self.setOptions = unsafeBitCast(setOptions, to: type(of: self.setOptions))
    unsafe self.setRounding = unsafeBitCast(setRounding, to: type(of: self.setRounding))
    unsafe self.newOptions = unsafeBitCast(newOptions, to: type(of: self.newOptions))
    unsafe self.setMetricsHints = unsafeBitCast(setMetricsHints, to: type(of: self.setMetricsHints))
    unsafe self.setHints = unsafeBitCast(setHints, to: type(of: self.setHints))
    unsafe self.destroyOptions = unsafeBitCast(destroyOptions, to: type(of: self.destroyOptions))
    unsafe self.newFont = unsafeBitCast(newFont, to: type(of: self.newFont))
    unsafe self.setFamily = unsafeBitCast(setFamily, to: type(of: self.setFamily))
    unsafe self.setWeight = unsafeBitCast(setWeight, to: type(of: self.setWeight))
    unsafe self.setSize = unsafeBitCast(setSize, to: type(of: self.setSize))
    unsafe self.freeFont = unsafeBitCast(freeFont, to: type(of: self.freeFont))
    unsafe self.newLayout = unsafeBitCast(newLayout, to: type(of: self.newLayout))
    unsafe self.setFont = unsafeBitCast(setFont, to: type(of: self.setFont))
    unsafe self.setText = unsafeBitCast(setText, to: type(of: self.setText))
    unsafe self.extents = unsafeBitCast(extents, to: type(of: self.extents))
    unsafe self.unref = unsafeBitCast(unref, to: type(of: self.unref))
  }

  /// Returns the advance widths of texts, laid out as librsvg does.
  func widths(of texts: [Raster.Text], family: String) -> [Double] {
    let context = unsafe context()
    defer { unsafe unref(context) }
    let layout = unsafe newLayout(context)
    defer { unsafe unref(layout) }
    return texts.map { text in
      let font = unsafe newFont()
      defer { unsafe freeFont(font) }
      unsafe setFamily(font, family)
      unsafe setWeight(font, text.isBold ? 700 : 400)
      unsafe setSize(font, CInt((text.size * Self.unitsPerPoint).rounded()))
      unsafe setFont(layout, font)
      unsafe setText(layout, text.text, CInt(truncatingIfNeeded: text.text.utf8.count))
      var box = Extents()
      unsafe extents(layout, nil, &box)
      return Double(box.width) / Self.unitsPerPoint
    }
  }

  /// Returns a context with librsvg's settings: no hints, no rounding, and sizes in pixels.
  private func context() -> Pointer {
    let context = unsafe newContext(fontMap())
    let options = unsafe newOptions()
    defer { unsafe destroyOptions(options) }
    // cairo's constants for neither kind of hints.
    unsafe setMetricsHints(options, 1)
    unsafe setHints(options, 1)
    unsafe setOptions(context, options)
    unsafe setResolution(context, 72)
    unsafe setRounding(context, 0)
    return unsafe context
  }

  private static let unitsPerPoint = 1024.0

  /// Pango's `PangoRectangle`.
  private struct Extents {
    var x: CInt = 0
    var y: CInt = 0
    var width: CInt = 0
    var height: CInt = 0
  }
}
