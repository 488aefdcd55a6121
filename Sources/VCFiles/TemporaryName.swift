/// The names of temporary files, which are renamed when they are complete.
enum TemporaryName {
  private static let prefix = ".vcgraph-"

  static func make() -> String { prefix + String(UInt64.random(in: .min ... .max)) }

  /// Returns whether a name may be one of a temporary file.
  static func matches(_ name: String) -> Bool {
    let number = name.utf8.dropFirst(prefix.utf8.count)
    return name.hasPrefix(prefix) && !number.isEmpty && UInt64(Substring(number)) != nil
  }
}
