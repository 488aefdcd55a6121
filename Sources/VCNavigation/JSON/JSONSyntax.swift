import VCDiagnostics

/// The syntax of JSON, for files whose content is decoded elsewhere.
package enum JSONSyntax {
  /// Returns the first error in a JSON document, with its line and column.
  package static func fault(in bytes: [UInt8], file: String) -> Diagnostic? {
    do throws(JSONError) {
      _ = try JSONReader.read(bytes, file: file)
      return nil
    } catch {
      return Diagnostic(code: "syntax", severity: .error, message: error.message, at: error.location)
    }
  }
}
