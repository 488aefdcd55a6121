import VCDiagnostics

/// The text of a model file, decoded and without its byte order mark.
struct ModelText {
  /// The size limit in bytes, checked before reading: no hand-written model comes near it.
  static let maximumSize = 2 << 20

  let text: String
  let file: String

  /// Rejects files that are too large, not UTF-8 or with characters that YAML forbids; a byte order mark is dropped.
  init(bytes: [UInt8], file: String) throws(DiagnosticError) {
    guard bytes.count <= Self.maximumSize else { throw DiagnosticError([.tooLarge(bytes.count, file)]) }
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      throw DiagnosticError([.notText("UTF-16", at: SourceLocation(file: file, line: 1, column: 1))])
    }
    let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    try Self.check(content, file)
    text = String(decoding: content, as: UTF8.self)
    self.file = file
  }

  /// Decodes the bytes once to find the first one that is not valid in a text.
  private static func check(_ bytes: ArraySlice<UInt8>, _ file: String) throws(DiagnosticError) {
    var here = SourceLocation(file: file, line: 1, column: 1)
    var decoder = UTF8()
    var input = bytes.makeIterator()
    while true {
      switch decoder.decode(&input) {
      case .emptyInput:
        return
      case .error:
        throw DiagnosticError([.notText("a byte that is not UTF-8", at: here)])
      case .scalarValue("\n"):
        here.line += 1
        here.column = 1
      case .scalarValue(let scalar):
        if isForbidden(scalar) { throw DiagnosticError([.notText(name(of: scalar), at: here)]) }
        here.column += 1
      }
    }
  }

  /// Returns whether YAML allows a character only as an escape.
  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x85: false
    case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: true
    default: false
    }
  }

  private static func name(of scalar: Unicode.Scalar) -> String {
    "the character U+" + scalar.hexadecimal(digits: 4)
  }
}

extension Diagnostic {
  fileprivate static func tooLarge(_ size: Int, _ file: String) -> Self {
    Diagnostic(
      code: "too-large", severity: .error,
      message: "\(size) bytes, expected a model file of at most \(ModelText.maximumSize) bytes",
      at: SourceLocation(file: file))
  }

  fileprivate static func notText(_ found: String, at location: SourceLocation) -> Self {
    Diagnostic(
      code: "not-text", severity: .error, message: "\(found) in a file that should be UTF-8 text", at: location)
  }
}
