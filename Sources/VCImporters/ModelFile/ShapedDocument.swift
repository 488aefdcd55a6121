import VCDiagnostics

/// A YAML or JSON document of a known shape, for the tool's files that are no models.
package enum ShapedDocument {
  /// Reads a document and holds it against its shape, within the limits of model files.
  ///
  /// - Returns: The root, or `nil` when there is none; and everything that is wrong, in the file's order.
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
