#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Memory for the pixels of a picture, four bytes each.
@safe final class Pixels {
  let width: Int
  let height: Int
  let start: UnsafeMutableRawPointer

  /// The number of bytes from one row to the next.
  var stride: Int { 4 * width }

  /// The size of large pages on most machines.
  private static let largePage = 2 << 20

  /// - Parameter isOpaque: Whether all pixels will be painted, so that they need not be transparent at first.
  init(width: Int, height: Int, isOpaque: Bool) {
    (self.width, self.height) = (width, height)
    let count = 4 * width * height
    unsafe start = .allocate(byteCount: count, alignment: count < Self.largePage ? 64 : Self.largePage)
    #if os(Linux)
      // The system takes longer to provide thousands of small pages than cairo to paint them.
      unsafe madvise(start, count, MADV_HUGEPAGE)
    #endif
    if !isOpaque { unsafe start.initializeMemory(as: UInt8.self, repeating: 0, count: count) }
  }

  deinit { unsafe start.deallocate() }
}
