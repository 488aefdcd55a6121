import VCBase64
public import VCDiagnostics

/// A file that was read on its own, to be joined into a map later: the JSON that `scan --facts` writes.
public struct StoredFile: Hashable, Sendable {
  /// The file's name in the map.
  public var name: String
  /// Whether the file is code, for which the extracted facts are stored instead of the content.
  public var isCode: Bool
  /// The facts, or the content.
  public var bytes: [UInt8]

  /// Creates a stored file.
  public init(name: String, isCode: Bool, bytes: [UInt8]) {
    self.name = name
    self.isCode = isCode
    self.bytes = bytes
  }
}

extension StoredFile {
  /// The version of the format that is written and read.
  private static let version = 1

  /// Returns the files as JSON, one per line.
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

  /// Reads the JSON written by `json`.
  /// - Parameters:
  ///   - bytes: The JSON.
  ///   - name: The name for messages.
  /// - Returns: `nil` and the errors for any other input.
  public static func read(_ bytes: [UInt8], file name: String) -> Diagnosed<[StoredFile]?> {
    let document: LocatedJSON
    do {
      document = try JSONReader.read(bytes, file: name)
    } catch {
      return Diagnosed(nil, [.notStored("not JSON: \(error.message)", error.location)])
    }
    guard case .object(let members) = document.value, case .string("facts")? = members["vcgraph"]?.value,
      case .number(Double(version))? = members["version"]?.value, case .array(let files)? = members["files"]?.value
    else {
      return Diagnosed(nil, [.notStored("not facts of this version", document.location)])
    }
    var stored: [StoredFile] = []
    for file in files {
      guard let one = StoredFile(file) else {
        return Diagnosed(nil, [.notStored("not a valid entry of a facts file", file.location)])
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

extension Diagnostic {
  fileprivate static func notStored(_ message: String, _ location: SourceLocation) -> Diagnostic {
    Diagnostic(
      code: "not-facts", severity: .error, message: message,
      suggestion: "recreate them with 'vcgraph scan --facts'", at: location)
  }
}
