#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// libpng's function for whole pictures, looked up by name. cairo loads the library.
///
/// cairo's own writer tries every filter on every row, which takes longer than the rest of drawing; and figures, whose
/// areas have uniform colours, are smaller without filters.
@safe struct PNGLibrary: @unchecked Sendable {
  /// `nil` if libpng is not found.
  static let shared = PNGLibrary()

  private let write:
    @convention(c) (
      UnsafeMutableRawPointer, UnsafeMutableRawPointer, CInt, UnsafeRawPointer, Int32, UnsafeRawPointer?
    ) -> CInt

  private init?() {
    guard let library = unsafe SharedLibrary.open(linux: "libpng16.so.16", darwin: "libpng16.16.dylib"),
      let write = unsafe dlsym(library, "png_image_write_to_stdio")
    else { return nil }
    unsafe self.write = unsafeBitCast(write, to: type(of: self.write))
  }

  /// Returns the PNG of rows of red, green and blue bytes.
  /// - Parameter stride: The number of bytes from one row to the next.
  func picture(
    of pixels: UnsafeRawPointer, width: Int, height: Int, stride: Int
  ) throws(RasterError) -> [UInt8] {
    var start: UnsafeMutablePointer<CChar>?
    var count = 0
    guard let file = unsafe open_memstream(&start, &count) else { throw .failed("out of memory") }
    var image = unsafe PNGImage(
      width: UInt32(truncatingIfNeeded: width), height: UInt32(truncatingIfNeeded: height),
      format: PNGImage.colors, flags: PNGImage.isFast)
    let isWritten = unsafe write(&image, file, 0, pixels, Int32(truncatingIfNeeded: stride), nil) != 0
    let isClosed = unsafe fclose(file) == 0
    defer { unsafe free(start) }
    guard isWritten, isClosed, let start = unsafe start else { throw .failed("libpng could not write the picture") }
    return unsafe Array(UnsafeRawBufferPointer(start: start, count: count))
  }
}

/// libpng's `png_image`.
@unsafe private struct PNGImage {
  /// `PNG_FORMAT_RGB`.
  static let colors: UInt32 = 2
  /// `PNG_IMAGE_FLAG_FAST`: no filters, and slightly less compression.
  static let isFast: UInt32 = 2

  var opaque: UnsafeMutableRawPointer? = nil
  var version: UInt32 = 1
  var width, height, format, flags: UInt32
  var colormapEntries: UInt32 = 0
  var warningOrError: UInt32 = 0
  var message: (UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0, 0, 0, 0, 0)
}
