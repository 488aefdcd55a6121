#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file while it is open, or one of the three streams of the process.
package struct OpenFile: ~Copyable {
  /// Where the process reads from.
  package static var standardInput: OpenFile { OpenFile(descriptor: STDIN_FILENO, isOwned: false) }
  /// Where data goes.
  package static var standardOutput: OpenFile { OpenFile(descriptor: STDOUT_FILENO, isOwned: false) }
  /// Where a person is spoken to.
  package static var standardError: OpenFile { OpenFile(descriptor: STDERR_FILENO, isOwned: false) }

  /// Makes sure that no file which is opened later becomes one of the streams, where they were closed at the start.
  ///
  /// Such a stream then refuses to be read or written, as a closed one does. Who no longer listens is noticed by an error
  /// like any other, and not by the signal that ends a program without a word.
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

  /// Opens a regular file for reading, or a stream that the process was started with.
  ///
  /// Opening a pipe would wait for somebody to write into it, so nothing is waited for.
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

  /// Makes a file that is not there yet, and holds its lock until it is closed.
  init(making path: String) throws(FileError) {
    self.init(descriptor: unsafe open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666), isOwned: true)
    if descriptor < 0 { throw .last }
    _ = lock()
  }

  /// What a shell makes of `<(command)`: whoever started the process has opened it already.
  private static func isOwnStream(_ path: String) -> Bool { path == "/dev/stdin" || path.hasPrefix("/dev/fd/") }

  deinit { if isOwned, descriptor >= 0 { close(descriptor) } }

  /// Whether a person sees what is written.
  package var isTerminal: Bool { isatty(descriptor) == 1 }

  /// Takes the file's lock until it is closed.
  /// - Returns: Whether nobody else has it.
  func lock() -> Bool { flock(descriptor, LOCK_EX | LOCK_NB) == 0 }

  /// Waits until everything that was written is on the disk.
  func flush() throws(FileError) { if fsync(descriptor) != 0 { throw .last } }

  private var kind: FileKind {
    var status = stat()
    return unsafe fstat(descriptor, &status) == 0 ? FileKind(mode: status.st_mode) : .other
  }

  /// How many bytes a regular file holds; `nil` for pipes and the like.
  var size: Int? {
    var status = stat()
    guard unsafe fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }

  /// A limit for content of one kind, which shows when that much of it was read.
  package struct NarrowLimit: Sendable {
    let limit: Int
    let content: String
    let applies: @Sendable (_ beginning: [UInt8]) -> Bool

    /// - Parameters:
    ///   - limit: The most bytes of such content.
    ///   - content: What it is, in the plural, and how more of it is allowed.
    ///   - applies: Whether a content begins like that.
    package init(
      _ limit: Int, of content: String, applies: @escaping @Sendable (_ beginning: [UInt8]) -> Bool
    ) {
      self.limit = limit
      self.content = content
      self.applies = applies
    }
  }

  /// Everything from here to the end.
  /// - Parameters:
  ///   - limit: The most bytes that are read.
  ///   - narrow: What is read of one kind of content.
  /// - Throws: `FileError`, also for a folder, and when there are more bytes.
  package func bytes(
    limit: Int = FileSystem.byteLimit, narrow: NarrowLimit? = nil
  ) throws(FileError) -> [UInt8] {
    let size = size
    if let size, size > limit { throw .tooLarge(limit) }
    // One byte more than there should be, so that a single call sees the end as well.
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

  /// So many bytes; `nil` when there are fewer.
  package func bytes(exactly count: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    while bytes.count < count {
      guard let next = try? part(upTo: min(count - bytes.count, 1 << 20)), !next.isEmpty else { return nil }
      bytes += next
    }
    return bytes
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

/// The system's `write`, which a method of that name hides.
private func systemWrite(_ descriptor: CInt, _ bytes: UnsafeRawBufferPointer) -> Int {
  unsafe write(descriptor, bytes.baseAddress, bytes.count)
}
