import VCSourceFacts

/// A reader of Objective-C source code.
///
/// It reads what determines navigation: declarations, message sends and data flow. It is not a compiler: it does not expand
/// macros, and it skips syntax that it does not support.
package enum ObjectiveCSource {
  /// Returns the facts of a file; every file can be read.
  /// - Parameter file: The file name in the facts.
  package static func facts(of bytes: [UInt8], file: String) -> SourceFacts {
    var parser = Parser(BranchFilter.balanced(Lexer.tokens(of: bytes)), file: file)
    parser.parseFile()
    return parser.facts
  }
}
