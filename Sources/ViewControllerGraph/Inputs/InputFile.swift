#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

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
  public static func isFolder(_ path: String) -> Bool {
    var isDirectory = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory
  }

  /// Reads a file.
  /// - Throws: `InputError` when there is none or it cannot be read.
  public init(path: String) throws(InputError) {
    var isDirectory = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw InputError(path: path, reason: "no such file")
    }
    guard !isDirectory else { throw InputError(path: path, reason: "is a folder, expected a file") }
    do {
      self.init(name: path, bytes: Array(try Data(contentsOf: URL(fileURLWithPath: path))))
    } catch {
      throw InputError(path: path, reason: SystemMessage.text(for: error))
    }
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
