import VCBase64

/// A text in its own element, while the element is being read.
///
/// Interface Builder uses such an element for long texts, and Base64 for texts with characters that XML does not allow.
struct CollectedText {
  let key: String
  let isBase64: Bool
  /// The text as written in the file.
  var text = ""

  init(key: String, isBase64: Bool) {
    self.key = key
    self.isBase64 = isBase64
  }

  /// The readable text: without the control characters that required Base64.
  var content: String {
    guard isBase64, let bytes = Base64.bytes(of: text) else { return text }
    let scalars = String(decoding: bytes, as: UTF8.self).unicodeScalars
    return String(String.UnicodeScalarView(scalars.filter { $0.properties.generalCategory != .control }))
  }
}
