import VCSourceFacts

#if SwiftSource
  import SwiftParser
  import SwiftSyntax
#endif

/// A reader of Swift source code.
///
/// This is the only module that depends on swift-syntax. A package built without the trait `SwiftSource` cannot read Swift
/// and does not download swift-syntax.
package enum SwiftSource {
  /// Whether Swift can be read.
  package static var isAvailable: Bool {
    #if SwiftSource
      true
    #else
      false
    #endif
  }

  /// Returns the facts of a file; syntax errors do not prevent reading the rest of it.
  ///
  /// The parser is recursive. For untrusted source code, call this function on a thread with a large stack.
  /// - Parameter file: The file name in the facts.
  package static func facts(of bytes: [UInt8], file: String) -> SourceFacts {
    #if SwiftSource
      // A byte order mark does not count as a column of the first line.
      let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
      if SourceEncoding.isUTF16(bytes) {
        var facts = SourceFacts(file: file, language: .swift)
        facts.problems = [.utf16]
        return facts
      }
      if let place = BracketNesting.tooDeep(in: bytes) {
        var facts = SourceFacts(file: file, language: .swift)
        facts.problems = [.bracketsTooDeep(at: LineTable(bytes).position(at: place))]
        return facts
      }
      let tree = unsafe bytes.withUnsafeBufferPointer { unsafe Parser.parse(source: $0) }
      let reader = FileReader(file: file, bytes)
      reader.read(tree)
      var facts = reader.facts
      if let place = SourceEncoding.firstInvalidByte(in: bytes) {
        facts.problems.append(.notUTF8(at: LineTable(bytes).position(at: place)))
      }
      return facts
    #else
      var facts = SourceFacts(file: file, language: .swift)
      facts.problems = [.notBuilt]
      return facts
    #endif
  }
}

#if SwiftSource
  extension SourceProblem {
    fileprivate static func bracketsTooDeep(at position: SourcePosition) -> SourceProblem {
      SourceProblem(
        "more than \(BracketNesting.deepest) nested '[' here; the file is skipped", at: position)
    }

    fileprivate static var utf16: SourceProblem {
      SourceProblem(
        "UTF-16 text, but Swift code must be UTF-8, so the file is skipped; save it as UTF-8",
        at: SourcePosition(line: 1, column: 1))
    }

    fileprivate static func notUTF8(at position: SourcePosition) -> SourceProblem {
      SourceProblem("not UTF-8 text here, so the compiler rejects the file; save it as UTF-8", at: position)
    }
  }
#else
  extension SourceProblem {
    fileprivate static var notBuilt: SourceProblem {
      SourceProblem(
        "this program was built without a reader of Swift (the package trait 'SwiftSource')",
        at: SourcePosition(line: 1, column: 1))
    }
  }
#endif
