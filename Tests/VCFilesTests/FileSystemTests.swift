import Foundation
import Testing
import VCFiles

@Suite("File access with system calls")
struct FileSystemTests {
  private let folder: String

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("vcfiles-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  @Test("written bytes are read back, for any size", arguments: [0, 1, 65_535, 65_536, 300_001])
  func roundTrip(size: Int) throws {
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let path = "\(folder)/made/on/the way/file"
    try FileSystem.replace(path, with: bytes)
    #expect(try FileSystem.bytes(of: path) == bytes)
    try FileSystem.replace(path, with: [7])
    #expect(try FileSystem.bytes(of: path) == [7])
    #expect(FileSystem.entries(of: "\(folder)/made/on/the way").map(\.name) == ["file"], "no temporary files remain")
  }

  @Test("a file of unknown size is read to its end")
  func pipe() throws {
    let pipe = Pipe()
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0) }
    DispatchQueue.global().async {
      try? pipe.fileHandleForWriting.write(contentsOf: Data(bytes))
      try? pipe.fileHandleForWriting.close()
    }
    #expect(try FileSystem.bytes(of: "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)") == bytes)
  }

  @Test("failures to read or write are explained, and existing files are kept")
  func failures() throws {
    #expect(throws: FileError.self) { try FileSystem.bytes(of: "\(folder)/none") }
    #expect(reason { try FileSystem.bytes(of: "\(folder)/none") } == "no such file")
    #expect(reason { try FileSystem.bytes(of: folder) } == "is a folder, expected a file")
    try FileSystem.replace("\(folder)/file", with: [1])
    #expect(reason { try FileSystem.replace("\(folder)/file/below", with: [2]) } == "a file is in the way")
    #expect(reason { try FileSystem.replace(folder, with: [2]) } == "is a folder, expected a file")
    #expect(
      reason { try FileSystem.replace("\(folder)/\(String(repeating: "n", count: 300))", with: [2]) }
        == "the name is too long")
    #expect(
      reason { try FileSystem.replace("\(folder)/new/", with: [2]) } == "names a folder, expected a file",
      "and the folder is not created")
    #expect(FileSystem.entries(of: folder).map(\.name) == ["file"])
    #expect(try FileSystem.bytes(of: "\(folder)/file") == [1])
  }

  @Test("a folder's entries are sorted, and links are not followed")
  func entries() throws {
    try FileSystem.replace("\(folder)/b/inside", with: [])
    try FileSystem.replace("\(folder)/a", with: [])
    try FileManager.default.createSymbolicLink(atPath: "\(folder)/ü", withDestinationPath: "b")
    #expect(FileSystem.entries(of: folder).map(\.name) == ["a", "b", "ü"])
    #expect(FileSystem.entries(of: folder).map(\.kind) == [.file, .folder, .link])
    #expect(FileSystem.kind(of: "\(folder)/ü") == .folder, "links are followed")
    #expect(FileSystem.kind(of: "\(folder)/none") == nil)
    #expect(FileSystem.entries(of: "\(folder)/none").isEmpty)
  }

  @Test("files that may never end are refused immediately")
  func pipesAndDevices() throws {
    #expect(unsafe mkfifo("\(folder)/pipe", 0o666) == 0)
    for path in ["\(folder)/pipe", "/dev/zero", "/dev/tty"] {
      #expect(reason { try FileSystem.bytes(of: path) } != nil)
    }
    #expect(reason { try FileSystem.replace("\(folder)/pipe", with: [1]) }?.contains("a pipe") == true)
    #expect(reason { try FileSystem.replace("/dev/null", with: [1]) }?.contains("a device") == true)
    #expect(FileSystem.kind(of: "/dev/null") == .other)
  }

  @Test("not more than the limit is read, whether a file's size is known or not")
  func limit() throws {
    try FileSystem.replace("\(folder)/file", with: [1, 2, 3])
    #expect(try FileSystem.bytes(of: "\(folder)/file", limit: 3) == [1, 2, 3])
    #expect(
      reason { try FileSystem.bytes(of: "\(folder)/file", limit: 2) } == "exceeds the limit of 2 bytes")
    #expect(unsafe truncate("\(folder)/file", 1 << 40) == 0)
    #expect(reason { try FileSystem.bytes(of: "\(folder)/file") } == "exceeds the limit of 256 MiB")
    let pipe = Pipe()
    DispatchQueue.global().async { try? pipe.fileHandleForWriting.write(contentsOf: Data(count: 100_000)) }
    #expect(reason { try FileSystem.bytes(of: "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)", limit: 9) } != nil)
  }

  @Test("one kind of content can have a lower limit, which applies before everything is read")
  func narrowLimit() throws {
    let narrow = OpenFile.NarrowLimit(2, of: "ones") { $0.starts(with: [1]) && $0.count < 65_536 }
    func bytes(_ content: [UInt8]) throws -> [UInt8] {
      try FileSystem.replace("\(folder)/file", with: content)
      return try FileSystem.bytes(of: "\(folder)/file", narrow: narrow)
    }
    #expect(try bytes([1, 2]) == [1, 2])
    #expect(reason { try bytes([1, 2, 3]) } == "exceeds the limit of 2 bytes for ones")
    #expect(
      reason { try bytes([1] + [UInt8](repeating: 0, count: 200_000)) }
        == "exceeds the limit of 2 bytes for ones")
    #expect(try bytes([2] + [UInt8](repeating: 0, count: 200_000)).count == 200_001)
  }

  @Test("an unreadable folder is distinguished from an empty one")
  func unreadable() throws {
    #expect(reason { try FileSystem.contents(of: "\(folder)/none") } == "no such file")
    try FileSystem.replace("\(folder)/file", with: [])
    #expect(reason { try FileSystem.contents(of: "\(folder)/file") } == "a file is in the way")
  }

  @Test("two paths of one file have the same identity, two files have different ones")
  func identity() throws {
    try FileSystem.replace("\(folder)/a/file", with: [1])
    try FileSystem.replace("\(folder)/other", with: [1])
    try FileManager.default.createSymbolicLink(atPath: "\(folder)/link", withDestinationPath: "a/file")
    let identity = FileSystem.identity(of: "\(folder)/a/file")
    #expect(identity != nil && FileSystem.identity(of: "\(folder)/link") == identity)
    #expect(FileSystem.identity(of: "\(folder)/a/../a/./file") == identity)
    #expect(FileSystem.identity(of: "\(folder)/other") != identity)
    #expect(FileSystem.identity(of: "\(folder)/none") == nil)
  }

  @Test("files abandoned by killed processes are removed, and those being written are kept")
  func abandoned() throws {
    for name in [".vcgraph-123", ".vcgraph-456", ".vcgraph-12a", "123"] {
      try FileSystem.replace("\(folder)/\(name)", with: [1])
    }
    let writer = unsafe open("\(folder)/.vcgraph-456", O_WRONLY)
    defer { close(writer) }
    #expect(flock(writer, LOCK_EX | LOCK_NB) == 0)
    FileSystem.removeAbandoned(in: folder)
    #expect(FileSystem.entries(of: folder).map(\.name) == [".vcgraph-12a", ".vcgraph-456", "123"])
  }

  private func reason(_ body: () throws -> Any) -> String? {
    do {
      _ = try body()
      return nil
    } catch {
      return (error as? FileError)?.reason
    }
  }
}
