import Testing
import VCSourceFacts
import VCSwiftSource
import VCWork

/// Reads Swift and compares the facts with their text.
func expect(
  _ source: String, _ text: String, places: Bool = false, sourceLocation: SourceLocation = #_sourceLocation
) {
  let facts = facts(source)
  for areWhole in [false, true] {
    #expect(
      SourceFacts(encoded: facts.encoded[...], file: facts.file, areWhole: areWhole) == facts,
      sourceLocation: sourceLocation)
  }
  #expect(
    FactsText(facts, places: places).text == (text.isEmpty ? "" : text + "\n"), sourceLocation: sourceLocation)
}

func facts(_ source: String) -> SourceFacts {
  let bytes = Array(source.utf8)
  return LargeStack.run { SwiftSource.facts(of: bytes, file: "A.swift") }
}
