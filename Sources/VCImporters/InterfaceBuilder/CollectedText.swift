import VCBase64

/// A text that stands in an element of its own, while that is read.
///
/// Interface Builder writes it there where it is long, and in Base64 where it has characters that XML does not allow.
struct CollectedText {
  let key: String
  let isBase64: Bool
  /// As the file has it.
  var text = ""

  init(key: String, isBase64: Bool) {
    self.key = key
    self.isBase64 = isBase64
  }

  /// What a person reads: without the characters for which it was written in Base64.
  var content: String {
    guard isBase64, let bytes = Base64.bytes(of: text) else { return text }
    let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
    return String(String.UnicodeScalarView(scalars.filter { $0.properties.generalCategory != .control }))
  }
}
