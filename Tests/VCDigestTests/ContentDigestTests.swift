import Testing
import VCDigest

@Suite struct ContentDigestTests {
  /// Values from the algorithm's published test vectors.
  @Test(arguments: [
    ("", "6c62272e07bb014262b821756295c58d"),
    ("a", "d228cb696f1a8caf78912b704e4a8964"),
    ("foobar", "343e1662793c64bf6f0d3597ba446f18"),
  ])
  func isFNV1aOf128Bits(text: String, digest: String) {
    #expect(ContentDigest(Array(text.utf8)).description == digest)
    #expect(ContentDigest(digest) == ContentDigest(Array(text.utf8)))
  }

  @Test func textsDoNotRunIntoEachOther() {
    var first = ContentDigest()
    first.combine("ab")
    first.combine("c")
    var second = ContentDigest()
    second.combine("a")
    second.combine("bc")
    #expect(first != second)
  }

  @Test(arguments: ["", "12", "zz28cb696f1a8caf78912b704e4a8964"])
  func refusesWhatIsNoDigest(text: String) {
    #expect(ContentDigest(text) == nil)
  }
}
