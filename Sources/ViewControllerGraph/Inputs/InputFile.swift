import VCFiles
import VCImporters

/// The bytes of an input and its name for messages.
public struct InputFile: Hashable, Sendable {
  /// The path as given by the user; `<stdin>` for standard input.
  public var name: String
  /// The contents, in any encoding.
  public var bytes: [UInt8]

  /// Creates an input that is already in memory.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// Returns whether a path is a folder.
  public static func isFolder(_ path: String) -> Bool { FileSystem.kind(of: path) == .folder }

  /// Reads a file.
  /// - Throws: `InputError` if it does not exist or cannot be read.
  public init(path: String) throws(InputError) { try self.init(path: path, dumpLimit: DumpImporter.byteLimit) }

  /// Reads a file with a size limit for dumps.
  /// - Parameter option: The command line option that raises the limit, for the message.
  /// - Throws: `InputError` if it does not exist or cannot be read.
  package init(path: String, dumpLimit: Int, movedBy option: String = "--max-dump-size") throws(InputError) {
    do {
      let limit = Self.dumpLimit(path, dumpLimit, movedBy: option)
      self.init(name: path, bytes: try FileSystem.bytes(of: path, narrow: limit))
    } catch {
      throw InputError(path: path, reason: error.reason)
    }
  }

  /// Dumps are small: a larger file is a log from which the dump must be extracted first.
  package static func dumpLimit(
    _ name: String, _ limit: Int, movedBy option: String = "--max-dump-size"
  ) -> OpenFile.NarrowLimit {
    OpenFile.NarrowLimit(limit, of: "dumps; raise it with \(option)") { InputKind.detect($0, name: name) == .dump }
  }

  /// The base name of its figures' files: the last component of the path without `.vcmodel.yaml`, `.storyboard` and the
  /// like.
  public var stem: String {
    guard name != "<stdin>" else { return "stdin" }
    let path = FilePath(name)
    let last = path.name
    for suffix in [".vcmodel.yaml", ".vcmodel.yml", ".vcmodel.json"] where last.hasSuffix(suffix) && last != suffix {
      return String(last.dropLast(suffix.count))
    }
    return String(path.stem)
  }
}

/// An input that does not exist or cannot be read.
public struct InputError: Error, Hashable, Sendable {
  /// The path as passed to `InputFile`.
  public var path: String
  /// The reason in plain words.
  public var reason: String
}
