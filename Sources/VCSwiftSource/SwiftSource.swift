import VCSourceFacts

#if SwiftSource
  import SwiftParser
  import SwiftSyntax
#endif

/// Reads Swift.
///
/// The only module that knows swift-syntax. A package that is built without the trait `SwiftSource` has no reader of
/// Swift and does not download swift-syntax.
package enum SwiftSource {
  /// Whether Swift can be read.
  package static var isAvailable: Bool {
    #if SwiftSource
      true
    #else
      false
    #endif
  }

  /// What a file says; everything that can be understood of it, whatever is wrong with the rest.
  ///
  /// The parser follows the nesting of the source with its own calls. For source that nobody has looked at before, call
  /// this on a thread with a large stack.
  /// - Parameter file: The name that the facts carry.
  package static func facts(of bytes: [UInt8], file: String) -> SourceFacts {
    #if SwiftSource
      // A byte order mark is no column of the first line.
      let bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
      if let place = BracketNesting.tooDeep(in: bytes) {
        var facts = SourceFacts(file: file, language: .swift)
        facts.problems = [.bracketsTooDeep(at: LineTable(bytes).position(at: place))]
        return facts
      }
      let tree = unsafe bytes.withUnsafeBufferPointer { unsafe Parser.parse(source: $0) }
      let reader = FileReader(file: file, lines: LineTable(bytes))
      reader.read(tree)
      return reader.facts
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
        "more than \(BracketNesting.deepest) '[' stand in each other here; such a file is not read", at: position)
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
