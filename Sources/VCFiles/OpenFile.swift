#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file while it is open, or one of the three streams of the process.
public struct OpenFile: ~Copyable {
  /// Where the process reads from.
  public static var standardInput: OpenFile { OpenFile(descriptor: STDIN_FILENO, isOwned: false) }
  /// Where data goes.
  public static var standardOutput: OpenFile { OpenFile(descriptor: STDOUT_FILENO, isOwned: false) }
  /// Where a person is spoken to.
  public static var standardError: OpenFile { OpenFile(descriptor: STDERR_FILENO, isOwned: false) }

  private let descriptor: CInt
  private let isOwned: Bool

  private init(descriptor: CInt, isOwned: Bool) {
    self.descriptor = descriptor
    self.isOwned = isOwned
  }

  /// Opens a file for reading.
  init(reading path: String) throws(FileError) {
    self.init(descriptor: unsafe open(path, O_RDONLY | O_CLOEXEC), isOwned: true)
    if descriptor < 0 { throw .last }
  }

  /// Makes a file that is not there yet.
  init(making path: String) throws(FileError) {
    self.init(descriptor: unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666), isOwned: true)
    if descriptor < 0 { throw .last }
  }

  deinit { if isOwned, descriptor >= 0 { close(descriptor) } }

  /// Whether a person sees what is written.
  public var isTerminal: Bool { isatty(descriptor) == 1 }

  /// How many bytes a regular file holds; `nil` for pipes and the like.
  var size: Int? {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }

  /// Everything from here to the end.
  /// - Throws: `FileError`, also for a folder.
  public func bytes() throws(FileError) -> [UInt8] {
    // One byte more than there should be, so that a single call sees the end as well.
    var bytes = try part(upTo: (size ?? 65_535) + 1)
    var room = bytes.count
    while true {
      let next = try part(upTo: max(room, 65_536))
      if next.isEmpty { return bytes }
      bytes += next
      room = bytes.count
    }
  }

  /// The next bytes, as many as come at once; none at the end.
  private func part(upTo count: Int) throws(FileError) -> [UInt8] {
    var outcome = 0
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      repeat { outcome = unsafe read(descriptor, buffer.baseAddress, count) } while outcome < 0 && errno == EINTR
      filled = max(outcome, 0)
    }
    if outcome < 0 { throw .last }
    return bytes
  }

  /// Writes all bytes.
  /// - Throws: `FileError`; some of them may have been written.
  public func write(_ bytes: [UInt8]) throws(FileError) {
    let failure = unsafe bytes.withUnsafeBytes { buffer -> FileError? in
      var start = 0
      while start < bytes.count {
        let written = unsafe systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: buffer[start...]))
        if written < 0, errno != EINTR { return .last }
        start += max(written, 0)
      }
      return nil
    }
    if let failure { throw failure }
  }
}

/// The system's `write`, which a method of that name hides.
private func systemWrite(_ descriptor: CInt, _ bytes: UnsafeRawBufferPointer) -> Int {
  unsafe write(descriptor, bytes.baseAddress, bytes.count)
}
