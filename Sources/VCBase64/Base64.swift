#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Bytes as text: pictures in addresses, files in JSON, texts in storyboards.
package enum Base64 {
  /// The text, padded and without line breaks.
  /// - Complexity: O(bytes).
  package static func text(of bytes: [UInt8]) -> String { Data(bytes).base64EncodedString() }

  /// What a text stands for, whether it is padded or not; white space does not count. `nil` where something else is in it.
  /// - Complexity: O(text).
  package static func bytes(of text: some StringProtocol) -> [UInt8]? {
    var digits = text.utf8.filter { $0 > 0x20 }
    while digits.count % 4 != 0 { digits.append(UInt8(ascii: "=")) }
    return Data(base64Encoded: Data(digits)).map { [UInt8]($0) }
  }
}
