public import VCDiagnostics
public import VCModel

/// Reads the controller hierarchy that an app printed with `_printHierarchy` or Chisel's `pvc`, as pasted from a
/// console.
public enum DumpImporter {
  /// The size limit of a file in bytes: ten thousand controllers take a tenth of it.
  package static let byteLimit = 16 << 20

  /// Reads the bytes of a file, in UTF-8 or, with a byte order mark, in UTF-16, which Windows uses for a program's
  /// output.
  public static func read(bytes: [UInt8], file: String) -> Diagnosed<ObservedHierarchy?> {
    let isBigEndian = bytes.starts(with: [0xFE, 0xFF])
    guard isBigEndian || bytes.starts(with: [0xFF, 0xFE]) else {
      return read(String(decoding: bytes, as: UTF8.self), file: file)
    }
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { place in
      let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    return read(String(decoding: units, as: UTF16.self), file: file)
  }

  /// Reads the hierarchy of each dump in a text. Presentations have no initiator, because a dump shows effective
  /// presenters only (R144).
  /// - Parameter file: The name for messages.
  public static func read(_ text: String, file: String) -> Diagnosed<ObservedHierarchy?> {
    let lines = DumpLines(text, file: file)
    guard !lines.dumps.isEmpty else {
      return Diagnosed(nil, lines.diagnostics + [.empty(SourceLocation(file: file, line: 1))])
    }
    var reader = DumpReader(file: file)
    let dumps = lines.dumps.map { reader.dump(DumpOutline($0)) }
    return Diagnosed(ObservedHierarchy(dumps), lines.diagnostics + reader.diagnostics)
  }
}

extension Diagnostic {
  fileprivate static func empty(_ location: SourceLocation) -> Diagnostic {
    Diagnostic(
      code: "dump-without-controllers", severity: .error,
      message: "found no view controller hierarchy, expected lines such as '<Class 0x…>, state: …, view: …'",
      suggestion: "paste the output of 'po [UIViewController _printHierarchy]'", at: location)
  }
}
