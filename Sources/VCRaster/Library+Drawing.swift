extension Library {
  /// Draws an SVG over the whole canvas.
  func draw(
    _ svg: [UInt8], on canvas: Canvas, as format: Raster.Format, _ page: Raster.Color?
  ) throws(RasterError) -> [UInt8] {
    let handle = try unsafe read(svg)
    defer { unsafe unref(handle) }
    let output = Output()
    let closure = unsafe Unmanaged.passUnretained(output).toOpaque()
    let pixels = format == .png ? Pixels(canvas, isOpaque: page != nil) : nil
    // The surface refers to them until it is destroyed.
    defer { withExtendedLifetime(pixels) {} }
    let surface = unsafe pixels.map { unsafe image(of: $0, isOpaque: page != nil) } ?? document(for: canvas, closure)
    defer { unsafe destroySurface(surface) }
    try unsafe paint(handle, on: surface, canvas, page)
    if page != nil, let pixels, let library = PNGLibrary.shared {
      unsafe flush(surface)
      guard unsafe status(surface) == 0 else { throw .failed("cairo could not draw the picture") }
      return try picture(of: pixels, library)
    }
    if format == .png, unsafe writePNG(surface, Self.append, closure) != 0 {
      throw .failed("cairo could not write the PNG")
    }
    unsafe finish(surface)
    guard unsafe status(surface) == 0, !output.bytes.isEmpty else { throw .failed("cairo could not write the picture") }
    return output.bytes
  }

  private func read(_ svg: [UInt8]) throws(RasterError) -> Pointer {
    var error: Pointer?
    let handle = unsafe svg.withUnsafeBufferPointer { bytes in
      unsafe newHandle(bytes.baseAddress, CUnsignedLong(bytes.count), &error)
    }
    guard let handle = unsafe handle else { throw unsafe failure(error) }
    return unsafe handle
  }

  private func image(of pixels: Pixels, isOpaque: Bool) -> Pointer {
    // cairo's constants for 24-bit colour without and with transparency.
    unsafe newImage(
      pixels.start, isOpaque ? 1 : 0, CInt(pixels.width), CInt(pixels.height), CInt(pixels.stride))
  }

  private func document(for canvas: Canvas, _ closure: Pointer) -> Pointer {
    let surface = unsafe newPage(Self.append, closure, canvas.width, canvas.height)
    unsafe setMetadata(surface, Self.creationDate, "1970-01-01T00:00:00Z")
    return unsafe surface
  }

  /// cairo's constant for the creation date of a PDF, which would be the current time: the same figure has to produce
  /// the same bytes.
  private static let creationDate: CInt = 5

  private func paint(
    _ handle: Pointer, on surface: Pointer, _ canvas: Canvas, _ page: Raster.Color?
  ) throws(RasterError) {
    let context = unsafe newContext(surface)
    defer { unsafe destroyContext(context) }
    // A figure can end within its last pixels.
    if let page {
      unsafe setColor(context, page.red, page.green, page.blue)
      unsafe fill(context)
    }
    var area = Rectangle(width: canvas.width, height: canvas.height)
    var error: Pointer?
    guard unsafe render(handle, context, &area, &error) != 0 else { throw unsafe failure(error) }
  }

  /// Returns the PNG of pixels without transparency, which are converted in place.
  private func picture(of pixels: Pixels, _ library: PNGLibrary) throws(RasterError) -> [UInt8] {
    for row in 0..<pixels.height {
      let start = unsafe pixels.start + row * pixels.stride
      for column in 0..<pixels.width {
        // cairo's pixels are 32-bit words, libpng's are three bytes: no pixel is overwritten before it is read. Each is
        // written with a fourth byte, which the next one replaces.
        let word = unsafe start.load(fromByteOffset: 4 * column, as: UInt32.self)
        let bytes = (word.byteSwapped >> 8).littleEndian
        unsafe start.storeBytes(of: bytes, toByteOffset: 3 * column, as: UInt32.self)
      }
    }
    return try unsafe library.picture(
      of: pixels.start, width: pixels.width, height: pixels.height, stride: pixels.stride)
  }

  private func failure(_ error: Pointer?) -> RasterError {
    guard let error = unsafe error else { return .failed("no message") }
    defer { unsafe freeError(error) }
    let message = unsafe error.assumingMemoryBound(to: LibraryError.self).pointee.message
    return .failed(unsafe message.map { unsafe String(cString: $0) } ?? "no message")
  }

  /// Called by cairo with each part of a picture; returns 0 for success.
  private static let append: Sink = { closure, bytes, count in
    guard let closure = unsafe closure, let bytes = unsafe bytes else { return 0 }
    let output = unsafe Unmanaged<Output>.fromOpaque(closure).takeUnretainedValue()
    unsafe output.bytes.append(contentsOf: UnsafeBufferPointer(start: bytes, count: Int(count)))
    return 0
  }
}

extension Pixels {
  fileprivate convenience init(_ canvas: Canvas, isOpaque: Bool) {
    self.init(
      width: Int(canvas.width.rounded(.up)), height: Int(canvas.height.rounded(.up)), isOpaque: isOpaque)
  }
}

/// Collects cairo's output.
private final class Output {
  var bytes: [UInt8] = []
}
