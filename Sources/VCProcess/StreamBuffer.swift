#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The output of a stream so far.
struct StreamBuffer {
  private(set) var bytes: [UInt8] = []
  private(set) var isAtEnd = false
  private let stream: Descriptor
  private let limit: Int

  init(_ stream: Descriptor, _ limit: Int) {
    self.stream = stream
    self.limit = limit
  }

  /// Reads the available data of all streams.
  /// - Returns: Whether there was data, or the end of a stream, before the deadline.
  static func fill(_ buffers: inout [StreamBuffer], before deadline: Deadline) -> Bool {
    let open = buffers.indices.filter { !buffers[$0].isAtEnd }
    var requests = open.map { pollfd(fd: buffers[$0].stream.number, events: Int16(POLLIN), revents: 0) }
    let count = unsafe poll(&requests, nfds_t(requests.count), deadline.milliseconds)
    if count < 0 { return errno == EINTR }
    for (request, position) in zip(requests, open) where request.revents != 0 { buffers[position].take() }
    return count > 0
  }

  private mutating func take() {
    let part = stream.read(upTo: 65_536)
    isAtEnd = part.isEmpty
    bytes += part.prefix(max(limit - bytes.count, 0))
  }
}
