import Testing
import VCDigest

/// Digests of composite values.
@Suite struct DigestEncoderTests {
  private enum Shape: Encodable {
    case point
    case circle(radius: Double)
    case square(side: Double)
    indirect case both(Shape, Shape)
  }

  private struct Drawing: Encodable {
    var name = "a"
    var note: String?
    var isOpen = false
    var count = 1
    var bytes: [UInt8] = [1, 2]
    var shape = Shape.point
    var parts: [Shape] = [.circle(radius: 1), .square(side: 2)]
    var words: [String: Int] = [:]
  }

  private func digest(_ value: some Encodable) throws -> ContentDigest {
    var digest = ContentDigest()
    try digest.combine(encoding: value)
    return digest
  }

  @Test func everyPropertyCounts() throws {
    let changes: [(inout Drawing) -> Void] = [
      { _ in }, { $0.name = "b" }, { $0.note = "" }, { $0.note = "a" }, { $0.isOpen = true }, { $0.count = -1 },
      { $0.bytes = [2, 1] }, { $0.bytes = [] }, { $0.shape = .circle(radius: 1) }, { $0.shape = .square(side: 1) },
      { $0.shape = .circle(radius: -1) }, { $0.shape = .both(.point, .circle(radius: 1)) },
      { $0.shape = .both(.circle(radius: 1), .point) }, { $0.parts.swapAt(0, 1) }, { $0.parts = [] },
      { $0.words = ["a": 1] }, { $0.words = ["b": 1] }, { $0.words = ["a": 2] }, { $0.words = ["a": 1, "b": 2] },
      { $0.words = ["a": 2, "b": 1] },
    ]
    let digests = try changes.map { change in
      var drawing = Drawing()
      change(&drawing)
      return try digest(drawing)
    }
    #expect(Set(digests).count == changes.count)
  }

  private struct Numbers: Encodable {
    var byte: UInt8 = 1
    var short: Int16 = 1
    var word: UInt32 = 1
    var long: Int64 = 1
    var size: UInt = 1
    var few: [UInt16] = [1, 2]
    var real: Float = 1
  }

  @Test func numbersOfEveryWidthCount() throws {
    let changes: [(inout Numbers) -> Void] = [
      { _ in }, { $0.byte = 2 }, { $0.short = -1 }, { $0.word = 2 }, { $0.long = -1 }, { $0.size = 2 },
      { $0.few = [2, 1] }, { $0.real = 1.5 },
    ]
    let digests = try changes.map { change in
      var numbers = Numbers()
      change(&numbers)
      return try digest(numbers)
    }
    #expect(Set(digests).count == changes.count)
  }

  @Test func theOrderOfADictionaryDoesNotCount() throws {
    let words = (0..<100).map { (String($0), $0) }
    let there = Dictionary(uniqueKeysWithValues: words)
    let back = Dictionary(uniqueKeysWithValues: words.reversed())
    #expect(try digest(there) == digest(back))
  }

  /// A digest is stored in files, so it must not depend on the machine or the run.
  @Test func isTheSameOnEveryMachine() throws {
    let digest = try digest(Drawing()).description
    #expect(digest == "469a11cca675571e4953deeb4cd518db")
  }
}
