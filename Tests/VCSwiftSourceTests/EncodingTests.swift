import Testing
import VCSourceFacts
import VCSwiftSource

@Suite("Swift files that are not UTF-8 text") struct EncodingTests {
  private let code = "import UIKit\nclass A: UIViewController {}\n"

  private func problems(_ bytes: [UInt8]) -> [String] {
    #expect(WordsOfInterest.occur(in: bytes), "the file has to be parsed")
    return SwiftSource.facts(of: bytes, file: "A.swift").problems.map {
      "\($0.position.line):\($0.position.column) \($0.message)"
    }
  }

  @Test("UTF-16 in either byte order is skipped", arguments: [[0xFF, 0xFE], [0xFE, 0xFF]] as [[UInt8]])
  func utf16(mark: [UInt8]) {
    let bytes =
      mark
      + code.utf16.flatMap {
        mark[0] == 0xFF ? [UInt8($0 & 0xFF), UInt8($0 >> 8)] : [UInt8($0 >> 8), UInt8($0 & 0xFF)]
      }
    #expect(
      problems(bytes) == ["1:1 UTF-16 text, but Swift code must be UTF-8, so the file is skipped; save it as UTF-8"])
  }

  @Test func locatesInvalidByteAndReadsRest() {
    let bytes = Array("// caf".utf8) + [0xE9, 0x0A] + Array(code.utf8)
    #expect(problems(bytes) == ["1:7 not UTF-8 text here, so the compiler rejects the file; save it as UTF-8"])
    #expect(SwiftSource.facts(of: bytes, file: "A.swift").types.map(\.name) == ["A"])
  }

  @Test func bytesWithoutTextAreReported() {
    #expect(problems([0x89, 0x00, 0xC0, 0xFF]).contains { $0.hasPrefix("1:1 not UTF-8 text here") })
  }

  @Test func aByteOrderMarkOfUTF8IsFine() {
    #expect(problems([0xEF, 0xBB, 0xBF] + Array(code.utf8)) == [])
  }
}
