import VCFiles
import VCImporters

/// The bytes of an input and the name by which messages speak of it.
public struct InputFile: Hashable, Sendable {
  /// The path as the user gave it; `<stdin>` for standard input.
  public var name: String
  /// Its content, in whatever encoding it has.
  public var bytes: [UInt8]

  /// An input that is in memory already.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// Whether there is a folder of that name.
  public static func isFolder(_ path: String) -> Bool { FileSystem.kind(of: path) == .folder }

  /// Reads a file.
  /// - Throws: `InputError` when there is none or it cannot be read.
  public init(path: String) throws(InputError) { try self.init(path: path, dumpLimit: DumpImporter.byteLimit) }

  /// Reads a file of which a dump may have so many bytes.
  /// - Parameter option: What allows more.
  /// - Throws: `InputError` when there is none or it cannot be read.
  package init(path: String, dumpLimit: Int, movedBy option: String = "--max-dump-size") throws(InputError) {
    do {
      let limit = Self.dumpLimit(path, dumpLimit, movedBy: option)
      self.init(name: path, bytes: try FileSystem.bytes(of: path, narrow: limit))
    } catch {
      throw InputError(path: path, reason: error.reason)
    }
  }

  /// Dumps are small: what is larger is a log in which somebody has to find the dump first.
  package static func dumpLimit(
    _ name: String, _ limit: Int, movedBy option: String = "--max-dump-size"
  ) -> OpenFile.NarrowLimit {
    OpenFile.NarrowLimit(limit, of: "dumps; \(option) allows more") { InputKind.detect($0, name: name) == .dump }
  }

  /// A path that a file names, seen from where the program runs: it is relative to that file's folder.
  static func path(_ name: String, beside file: String) -> String {
    guard !name.hasPrefix("/"), let end = file.lastIndex(of: "/") else { return name }
    return file[...end] + name
  }

  /// The name of its figures' files: the last part of the path without `.vcmodel.yaml`, `.storyboard` and the like.
  public var stem: String {
    guard name != "<stdin>" else { return "stdin" }
    let last = name.split(separator: "/").last.map(String.init) ?? name
    for suffix in [".vcmodel.yaml", ".vcmodel.yml", ".vcmodel.json"] where last.hasSuffix(suffix) && last != suffix {
      return String(last.dropLast(suffix.count))
    }
    guard let dot = last.lastIndex(of: "."), dot != last.startIndex else { return last }
    return String(last[..<dot])
  }
}

/// An input that is missing or cannot be read.
public struct InputError: Error, Hashable, Sendable {
  /// As given to `InputFile`.
  public var path: String
  /// In plain words.
  public var reason: String
}
