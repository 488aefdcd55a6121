import Testing

@testable import VCGraphviz

@Suite("Positions in Graphviz's attributes") struct PositionReaderTests {
  private func read<Value>(_ text: String, _ read: (consuming PositionReader) -> Value) -> Value {
    unsafe text.withCString { unsafe read(PositionReader($0)) }
  }

  private func number(_ text: String) -> Double? {
    read(text) { reader in
      var reader = reader
      return reader.number()
    }
  }

  @Test(
    "numbers are the ones nearest to their texts",
    arguments: [
      "0", "-0", "7", "27.5", "-0.25", "0.1", "1234.5", "99999", "1.2346e+05", "1e-05", "12345678901234567890",
      "1.23456789012",
      "1234567.8901234567",
    ])
  func numbers(text: String) { #expect(number(text) == Double(text)) }

  @Test("other texts are no numbers", arguments: ["", "-", ".", "a", "1a", "1.2.3", "nan", "inf", " 1", ";"])
  func others(text: String) { #expect(number(text) == nil) }

  @Test("a point is read up to a space, with a third coordinate or without")
  func points() throws {
    let point = try #require(
      read("1.5,-2,3 4,5") { reader in
        var reader = reader
        return reader.point().map { [$0.x, $0.y, reader.skip(32) ? 1 : 0] }
      })
    #expect(point == [1.5, -2, 1])
  }

  @Test("a spline is the first one of a list, with the tips of arrowheads")
  func spline() throws {
    let spline = try #require(read("s,1,2 e,3,4 5,6 7,8 9.5,10 11,12;13,14", EdgeSpline.init))
    #expect(spline.tailTip.map { [$0.x, $0.y] } == [1, 2])
    #expect(spline.headTip.map { [$0.x, $0.y] } == [3, 4])
    #expect(spline.points.map(\.x) == [5, 7, 9.5, 11])
    #expect(spline.points.map(\.y) == [6, 8, 10, 12])
  }

  @Test("a text that is not a spline is none", arguments: ["", "e,1,2", "1,2 3", "1,2 x,3", "s1,2 3,4"])
  func noSpline(text: String) { #expect(read(text, EdgeSpline.init) == nil) }
}
