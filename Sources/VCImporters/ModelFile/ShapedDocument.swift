import VCDiagnostics

/// A YAML or JSON document of a known shape, for the tool's files other than models.
package enum ShapedDocument {
  /// Reads a document and validates it against its shape, within the limits of model files.
  /// - Returns: The root, or `nil` if there is none; and all errors, in the order of the file.
  package static func read(bytes: [UInt8], file: String, as record: Record) -> Diagnosed<LocatedNode?> {
    do {
      var document = DocumentReader(try ModelText(bytes: bytes, file: file))
      let root = document.read()
      var check = ShapeCheck()
      if let root { check.check(root, .record(record)) }
      return Diagnosed(root, Findings.joined([document.findings, check.findings]))
    } catch {
      return Diagnosed(nil, error.diagnostics)
    }
  }
}
