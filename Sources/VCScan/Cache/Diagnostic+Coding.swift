import VCBinaryCoding
import VCDiagnostics

extension Diagnostic: BinaryCodable {
  package func encode(to encoder: inout BinaryEncoder) {
    code.encode(to: &encoder)
    severity.encode(to: &encoder)
    message.encode(to: &encoder)
    suggestion.encode(to: &encoder)
    location.encode(to: &encoder)
    notes.encode(to: &encoder)
    controller.encode(to: &encoder)
    step.encode(to: &encoder)
  }

  package init(from decoder: inout BinaryDecoder) throws(BinaryDecoder.Damage) {
    self.init(
      code: try .init(from: &decoder), severity: try .init(from: &decoder), message: try .init(from: &decoder),
      suggestion: try .init(from: &decoder), at: try .init(from: &decoder), notes: try .init(from: &decoder),
      controller: try .init(from: &decoder), step: try .init(from: &decoder))
  }
}

extension Diagnostic.Note: BinaryCodable {
  package func encode(to encoder: inout BinaryEncoder) {
    message.encode(to: &encoder)
    location.encode(to: &encoder)
  }

  package init(from decoder: inout BinaryDecoder) throws(BinaryDecoder.Damage) {
    self.init(try .init(from: &decoder), at: try .init(from: &decoder))
  }
}

extension SourceLocation: BinaryCodable {
  package func encode(to encoder: inout BinaryEncoder) {
    file.encode(to: &encoder)
    encoder.write(line)
    encoder.write(column)
  }

  package init(from decoder: inout BinaryDecoder) throws(BinaryDecoder.Damage) {
    self.init(file: try .init(from: &decoder), line: try decoder.number(), column: try decoder.number())
  }
}

extension Diagnostic.Severity: BinaryCodable {}
