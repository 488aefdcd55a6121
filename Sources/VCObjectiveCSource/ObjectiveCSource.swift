import VCSourceFacts

/// Reads Objective-C.
///
/// A reader of what tells navigation: declarations, message sends and how values flow. It is no compiler: macros stay what
/// they are called, and what it does not know it passes over.
package enum ObjectiveCSource {
  /// What a file says; every file can be read.
  /// - Parameter file: The name that the facts carry.
  package static func facts(of bytes: [UInt8], file: String) -> SourceFacts {
    var parser = Parser(Lexer.tokens(of: bytes), file: file)
    parser.parseFile()
    return parser.facts
  }
}
