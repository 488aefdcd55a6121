#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An open file, or one of the standard streams of the process.
package struct OpenFile: ~Copyable {
  /// The standard input of the process.
  package static var standardInput: OpenFile { OpenFile(descriptor: STDIN_FILENO, isOwned: false) }
  /// The standard output of the process.
  package static var standardOutput: OpenFile { OpenFile(descriptor: STDOUT_FILENO, isOwned: false) }
  /// The standard error of the process.
  package static var standardError: OpenFile { OpenFile(descriptor: STDERR_FILENO, isOwned: false) }

  /// Opens standard streams that were closed at launch, so that no file opened later takes their place.
  ///
  /// Reading or writing such a stream then fails, as for a closed one. A broken pipe is reported as an ordinary error
  /// instead of a signal that ends the program silently.
  package static func prepareStandardStreams() {
    signal(SIGPIPE, SIG_IGN)
    for (descriptor, mode) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)]
    where fcntl(descriptor, F_GETFD) < 0 {
      _ = unsafe open("/dev/null", mode)
    }
  }

  private let descriptor: CInt
  private let isOwned: Bool

  private init(descriptor: CInt, isOwned: Bool) {
    self.descriptor = descriptor
    self.isOwned = isOwned
  }

  /// Opens a regular file for reading, or a stream inherited by the process.
  ///
  /// Opening is non-blocking, because opening a pipe would wait for a writer.
  init(reading path: String) throws(FileError) {
    self.init(descriptor: unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY), isOwned: true)
    if descriptor < 0 { throw .last }
    switch kind {
    case .file: break
    case .folder: throw FileError(number: EISDIR)
    default:
      guard Self.isOwnStream(path) else { throw .notAFile }
      _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    }
  }

  /// Creates a temporary file in a folder, and holds its lock until it is closed.
  ///
  /// Before it is locked, another process can take it for an abandoned one and remove it; then it is created again.
  init(makingIn folder: Substring, at path: inout String) throws(FileError) {
    var descriptor: CInt
    while true {
      path = "\(folder)\(TemporaryName.make())"
      descriptor = unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      if descriptor < 0 { throw .last }
      let isOurs = flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
      var status = stat()
      if isOurs, unsafe fstat(descriptor, &status) != 0 || status.st_nlink > 0 { break }
      close(descriptor)
    }
    self.init(descriptor: descriptor, isOwned: true)
  }

  /// Returns whether a path is an inherited stream, as a shell creates for `<(command)`: it is already open.
  private static func isOwnStream(_ path: String) -> Bool { path == "/dev/stdin" || path.hasPrefix("/dev/fd/") }

  deinit { if isOwned, descriptor >= 0 { close(descriptor) } }

  /// Whether the stream is a terminal.
  package var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Locks the file until it is closed.
  /// - Returns: Whether the lock was acquired.
  func lock() -> Bool { flock(descriptor, LOCK_EX | LOCK_NB) == 0 }

  /// Waits until all written data is on disk.
  func flush() throws(FileError) { if fsync(descriptor) != 0 { throw .last } }

  private var kind: FileKind {
    var status = stat()
    return unsafe fstat(descriptor, &status) == 0 ? FileKind(mode: status.st_mode) : .other
  }

  /// The size of a regular file in bytes; `nil` for pipes and other streams.
  var size: Int? {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }

  /// A limit for one kind of content, which is checked once that much has been read.
  package struct NarrowLimit: Sendable {
    let limit: Int
    let content: String
    let applies: @Sendable (_ beginning: [UInt8]) -> Bool

    /// - Parameters:
    ///   - limit: The maximum number of bytes of such content.
    ///   - content: A description of the content, in the plural, and how to raise the limit.
    ///   - applies: Returns whether content with this beginning is of the kind.
    package init(
      _ limit: Int, of content: String, applies: @escaping @Sendable (_ beginning: [UInt8]) -> Bool
    ) {
      self.limit = limit
      self.content = content
      self.applies = applies
    }
  }

  /// Reads everything up to the end.
  /// - Parameters:
  ///   - limit: The maximum number of bytes.
  ///   - narrow: A stricter limit for one kind of content.
  /// - Throws: `FileError`, also for a folder, and if the limit is exceeded.
  package func bytes(
    limit: Int = FileSystem.byteLimit, narrow: NarrowLimit? = nil
  ) throws(FileError) -> [UInt8] {
    let size = size
    if let size, size > limit { throw .tooLarge(limit) }
    // One byte more than expected, so that a single call also detects the end.
    var bytes = try part(upTo: min(size ?? 65_535, narrow?.limit ?? limit) + 1)
    while true {
      if bytes.count > limit { throw .tooLarge(limit) }
      if let narrow, bytes.count > narrow.limit, narrow.applies(bytes) {
        throw .tooLarge(narrow.limit, of: narrow.content)
      }
      let next = try part(upTo: max(bytes.count, 65_536))
      if next.isEmpty { return bytes }
      bytes += next
    }
  }

  /// Reads exactly this many bytes; `nil` if there are fewer.
  package func bytes(exactly count: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    while bytes.count < count {
      guard let next = try? part(upTo: min(count - bytes.count, 1 << 20)), !next.isEmpty else { return nil }
      bytes += next
    }
    return bytes
  }

  /// Returns the next bytes that are available; empty at the end.
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
  /// - Throws: `FileError`; part of the bytes may have been written.
  package func write(_ bytes: [UInt8]) throws(FileError) {
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

/// The system's `write`, which a method of that name shadows.
private func systemWrite(_ descriptor: CInt, _ bytes: UnsafeRawBufferPointer) -> Int {
  unsafe write(descriptor, bytes.baseAddress, bytes.count)
}
