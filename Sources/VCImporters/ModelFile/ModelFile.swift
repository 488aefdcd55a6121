import VCDiagnostics
import VCModel

/// The model file: a model as a YAML or JSON document.
///
/// ```swift
/// let read = ModelFile.read("window: {id: camera, class: CameraViewController}", file: "camera.vcmodel.yaml")
/// read.value?.controllers  // the camera
/// read.diagnostics         // everything that is wrong with the file, each with its line and column
/// ```
public enum ModelFile {
  /// Reads a model and reports all errors: without a value there is at least one.
  /// - Parameter file: The file name in source locations.
  public static func read(_ text: String, file: String) -> Diagnosed<Model?> {
    read(bytes: Array(text.utf8), file: file)
  }

  /// Reads a model from the bytes of a file, which may turn out not to be text.
  ///
  /// A byte order mark and either kind of line ending are accepted. Files of more than two megabytes, with more than
  /// 200,000 values after aliases are expanded, or with more than 100 nested lists and mappings are rejected.
  public static func read(bytes: [UInt8], file: String) -> Diagnosed<Model?> {
    do {
      return read(try ModelText(bytes: bytes, file: file))
    } catch {
      return Diagnosed(nil, error.diagnostics)
    }
  }

  /// Returns a model as YAML: readable, without default values, and identical for equal models.
  ///
  /// Reading the text returns an equal model, if the model is valid in a file: `read` reports what is not.
  public static func write(_ model: Model) -> String { YAMLWriter.text(of: ModelEncoder(model: model).document) }

  /// Returns a model as JSON, with the same keys in the same order as in YAML.
  public static func json(_ model: Model) -> String { JSONWriter.text(of: ModelEncoder(model: model).document) }

  /// The JSON Schema (draft 2020-12) of the file, which gives editors completion and validation.
  ///
  /// It is generated from the tables that `read` uses for validation. Only `read` can check whether names refer to
  /// something.
  public static let schema: String = JSONSchema.text(
    of: ModelShapes.model, title: "A model of view controllers", name: "model")

  private static func read(_ text: ModelText) -> Diagnosed<Model?> {
    var document = DocumentReader(text)
    guard let root = document.read() else {
      let found = Findings.joined([document.findings])
      return Diagnosed(nil, found.isEmpty ? [.empty(text.file)] : found)
    }
    guard root.isMapping else { return Diagnosed(nil, [root.isNull ? .empty(text.file) : .notAModel(root)]) }
    var check = ShapeCheck()
    check.check(root, ModelShapes.model)
    var decoder = ModelDecoder()
    decoder.decode(root)
    let found = Findings.joined([
      document.findings, check.findings, decoder.findings, ModelConsistency.check(decoder),
    ])
    return Diagnosed(found.isEmpty ? decoder.model : nil, found)
  }
}

extension Diagnostic {
  fileprivate static func empty(_ file: String) -> Self {
    Diagnostic(
      code: "empty-file", severity: .error, message: "an empty file, expected a model",
      suggestion: "start with a window: 'window: {id: home, title: Home}'",
      at: SourceLocation(file: file, line: 1, column: 1))
  }

  fileprivate static func notAModel(_ root: LocatedNode) -> Self {
    Diagnostic(
      code: "wrong-type", severity: .error,
      message: "found \(root.kindInWords), expected a model: a mapping with keys such as 'window' and 'steps'",
      at: root.location)
  }
}
