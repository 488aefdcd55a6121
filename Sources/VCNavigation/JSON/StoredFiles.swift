public import VCDiagnostics

/// Files that were read alone, to be joined to a map later: the JSON that `scan --facts` writes.
public struct StoredFile: Hashable, Sendable {
  /// What it is called in the map.
  public var name: String
  /// Whether it is code, of which the facts are kept, and not the content itself.
  public var isCode: Bool
  /// The facts, or the content.
  public var bytes: [UInt8]

  /// A file as it is kept.
  public init(name: String, isCode: Bool, bytes: [UInt8]) {
    self.name = name
    self.isCode = isCode
    self.bytes = bytes
  }
}

extension StoredFile {
  /// The version of the format that is written and read.
  private static let version = 1

  /// The files as JSON, one a line.
  public static func json(of files: [StoredFile]) -> [UInt8] {
    var json = JSONWriter()
    json.raw("{\"files\": [")
    for (position, file) in files.enumerated() {
      json.raw(position > 0 ? ",\n  " : "\n  ")
      json.object { json in
        if !file.isCode { json.member("content", Base64.text(of: file.bytes)) }
        if file.isCode { json.member("facts", Base64.text(of: file.bytes)) }
        json.member("file", file.name)
      }
    }
    json.raw("\n], \"vcgraph\": \"facts\", \"version\": \(version)}\n")
    return json.bytes
  }

  /// Reads what `json` wrote.
  /// - Parameters:
  ///   - bytes: The JSON.
  ///   - name: The name for messages.
  /// - Returns: `nil` for anything else, with what is wrong.
  public static func read(_ bytes: [UInt8], file name: String) -> Diagnosed<[StoredFile]?> {
    let document: LocatedJSON
    do {
      document = try JSONReader.read(bytes, file: name)
    } catch {
      return Diagnosed(nil, [.notStored("this is no JSON: \(error.message)", error.location)])
    }
    guard case .object(let members) = document.value, case .string("facts")? = members["vcgraph"]?.value,
      case .number(Double(version))? = members["version"]?.value, case .array(let files)? = members["files"]?.value
    else {
      return Diagnosed(nil, [.notStored("these are no facts of this version", document.location)])
    }
    var stored: [StoredFile] = []
    for file in files {
      guard let one = StoredFile(file) else {
        return Diagnosed(nil, [.notStored("this is no file as it is kept", file.location)])
      }
      stored.append(one)
    }
    return Diagnosed(stored, [])
  }

  private init?(_ json: LocatedJSON) {
    guard case .object(let members) = json.value, case .string(let name)? = members["file"]?.value else { return nil }
    let isCode = members["facts"] != nil
    guard case .string(let text)? = (members["facts"] ?? members["content"])?.value, let bytes = Base64.bytes(of: text)
    else { return nil }
    self.init(name: name, isCode: isCode, bytes: bytes)
  }
}

/// Bytes as text that stands in JSON.
enum Base64 {
  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let values: [UInt8?] = {
    var values = [UInt8?](repeating: nil, count: 256)
    for (value, letter) in letters.enumerated() { values[Int(letter)] = UInt8(value) }
    return values
  }()

  static func text(of bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let part = bytes[start..<min(start + 3, bytes.count)]
      let number = part.reduce(0) { $0 << 8 | UInt32($1) } << (8 * UInt32(3 - part.count))
      for place in 0..<4 {
        text.append(place <= part.count ? letters[Int(number >> (18 - 6 * UInt32(place)) & 63)] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// `nil` for anything that `text` does not write.
  static func bytes(of text: String) -> [UInt8]? {
    let letters = Array(text.utf8)
    guard letters.count % 4 == 0 else { return nil }
    let padding = letters.reversed().prefix(2).prefix { $0 == UInt8(ascii: "=") }.count
    var bytes: [UInt8] = []
    bytes.reserveCapacity(letters.count / 4 * 3)
    var number: UInt32 = 0
    for (place, letter) in letters.enumerated() {
      let isPadding = place >= letters.count - padding
      guard let value = isPadding ? 0 : values[Int(letter)] else { return nil }
      number = number << 6 | UInt32(value)
      if place % 4 == 3 {
        bytes += [
          UInt8(truncatingIfNeeded: number >> 16), UInt8(truncatingIfNeeded: number >> 8),
          UInt8(truncatingIfNeeded: number),
        ]
        number = 0
      }
    }
    return Array(bytes.dropLast(padding))
  }
}

extension Diagnostic {
  fileprivate static func notStored(_ message: String, _ location: SourceLocation) -> Diagnostic {
    Diagnostic(
      code: "not-facts", severity: .error, message: message,
      suggestion: "write them anew with 'vcgraph scan --facts'", at: location)
  }
}
