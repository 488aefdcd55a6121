#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The functions of librsvg and cairo that are needed for a picture, looked up by name.
///
/// The library stays loaded for the lifetime of the process.
@safe struct Library: @unchecked Sendable {
  /// `nil` if librsvg is not installed.
  static let shared = Library()

  typealias Pointer = UnsafeMutableRawPointer
  typealias Sink = @convention(c) (Pointer?, UnsafePointer<UInt8>?, CUnsignedInt) -> CInt

  let newHandle: @convention(c) (UnsafePointer<UInt8>?, CUnsignedLong, UnsafeMutablePointer<Pointer?>?) -> Pointer?
  let render: @convention(c) (Pointer, Pointer, UnsafeRawPointer, UnsafeMutablePointer<Pointer?>?) -> CInt
  let unref: @convention(c) (Pointer) -> Void
  let freeError: @convention(c) (Pointer) -> Void
  let newImage: @convention(c) (Pointer, CInt, CInt, CInt, CInt) -> Pointer
  let newPage: @convention(c) (Sink, Pointer?, Double, Double) -> Pointer
  let setMetadata: @convention(c) (Pointer, CInt, UnsafePointer<CChar>) -> Void
  let newContext: @convention(c) (Pointer) -> Pointer
  let setColor: @convention(c) (Pointer, Double, Double, Double) -> Void
  let fill: @convention(c) (Pointer) -> Void
  let destroyContext: @convention(c) (Pointer) -> Void
  let flush: @convention(c) (Pointer) -> Void
  let status: @convention(c) (Pointer) -> CInt
  let finish: @convention(c) (Pointer) -> Void
  let destroySurface: @convention(c) (Pointer) -> Void
  let writePNG: @convention(c) (Pointer, Sink, Pointer?) -> CInt

  private init?() {
    guard let library = unsafe SharedLibrary.librsvg,
      let newHandle = unsafe dlsym(library, "rsvg_handle_new_from_data"),
      let render = unsafe dlsym(library, "rsvg_handle_render_document"),
      let unref = unsafe dlsym(library, "g_object_unref"), let freeError = unsafe dlsym(library, "g_error_free"),
      let newImage = unsafe dlsym(library, "cairo_image_surface_create_for_data"),
      let newPage = unsafe dlsym(library, "cairo_pdf_surface_create_for_stream"),
      let setMetadata = unsafe dlsym(library, "cairo_pdf_surface_set_metadata"),
      let newContext = unsafe dlsym(library, "cairo_create"),
      let setColor = unsafe dlsym(library, "cairo_set_source_rgb"),
      let fill = unsafe dlsym(library, "cairo_paint"),
      let destroyContext = unsafe dlsym(library, "cairo_destroy"),
      let flush = unsafe dlsym(library, "cairo_surface_flush"),
      let status = unsafe dlsym(library, "cairo_surface_status"),
      let finish = unsafe dlsym(library, "cairo_surface_finish"),
      let destroySurface = unsafe dlsym(library, "cairo_surface_destroy"),
      let writePNG = unsafe dlsym(library, "cairo_surface_write_to_png_stream")
    else { return nil }
    unsafe self.newHandle = unsafeBitCast(newHandle, to: type(of: self.newHandle))
    unsafe self.render = unsafeBitCast(render, to: type(of: self.render))
    unsafe self.unref = unsafeBitCast(unref, to: type(of: self.unref))
    unsafe self.freeError = unsafeBitCast(freeError, to: type(of: self.freeError))
    unsafe self.newImage = unsafeBitCast(newImage, to: type(of: self.newImage))
    unsafe self.newPage = unsafeBitCast(newPage, to: type(of: self.newPage))
    unsafe self.setMetadata = unsafeBitCast(setMetadata, to: type(of: self.setMetadata))
    unsafe self.newContext = unsafeBitCast(newContext, to: type(of: self.newContext))
    unsafe self.setColor = unsafeBitCast(setColor, to: type(of: self.setColor))
    unsafe self.fill = unsafeBitCast(fill, to: type(of: self.fill))
    unsafe self.destroyContext = unsafeBitCast(destroyContext, to: type(of: self.destroyContext))
    unsafe self.flush = unsafeBitCast(flush, to: type(of: self.flush))
    unsafe self.status = unsafeBitCast(status, to: type(of: self.status))
    unsafe self.finish = unsafeBitCast(finish, to: type(of: self.finish))
    unsafe self.destroySurface = unsafeBitCast(destroySurface, to: type(of: self.destroySurface))
    unsafe self.writePNG = unsafeBitCast(writePNG, to: type(of: self.writePNG))
  }
}

/// librsvg's `RsvgRectangle`.
struct Rectangle {
  var x = 0.0
  var y = 0.0
  var width = 0.0
  var height = 0.0
}

/// GLib's `GError`.
@unsafe struct LibraryError {
  var domain: UInt32
  var code: CInt
  var message: UnsafePointer<CChar>?
}
