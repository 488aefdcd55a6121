#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Base64 encoding: pictures in data URLs, files in JSON, texts in storyboards.
package enum Base64 {
  /// Returns the encoded text, padded and without line breaks.
  /// - Complexity: O(n) in the number of bytes.
  package static func text(of bytes: [UInt8]) -> String { Data(bytes).base64EncodedString() }

  /// Returns the decoded bytes of a text, padded or not, ignoring white space; `nil` if it contains anything else.
  /// - Complexity: O(n) in the length of the text.
  package static func bytes(of text: some StringProtocol) -> [UInt8]? {
    var digits = text.utf8.filter { $0 > 0x20 }
    while digits.count % 4 != 0 { digits.append(UInt8(ascii: "=")) }
    return Data(base64Encoded: Data(digits)).map { [UInt8]($0) }
  }
}
