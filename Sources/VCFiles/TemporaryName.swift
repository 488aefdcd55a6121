/// The names of files that are to take another name when they are complete.
enum TemporaryName {
  private static let prefix = ".vcgraph-"

  static func make() -> String { prefix + String(UInt64.random(in: .min ... .max)) }

  /// Whether a name may be one of them.
  static func matches(_ name: String) -> Bool {
    let number = name.utf8.dropFirst(prefix.utf8.count)
    return name.hasPrefix(prefix) && !number.isEmpty && UInt64(Substring(number)) != nil
  }
}
