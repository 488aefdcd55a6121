extension String {
  /// Returns the string for use in a URL: everything except ASCII letters, digits and some marks is percent-encoded.
  /// - Parameter marks: The characters that are kept; by default those that have no meaning in any part of a URL.
  package func percentEncoded(keeping marks: String = "-._~") -> String {
    utf8.map { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        String(UnicodeScalar(byte))
      case _ where marks.utf8.contains(byte): String(UnicodeScalar(byte))
      default: "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }.joined()
  }
}
