import Testing
import VCDigest

@testable import VCSite

/// The state of a build, as text and back.
@Suite struct BuildStateTests {
  private let state: BuildState = {
    var state = BuildState()
    state.tried = ["models/missing one.yaml"]
    state.tasks[ContentDigest([1])] = BuildState.TaskRecord(
      inputs: [
        BuildState.FileRecord(
          path: "models/a b.yaml", stamp: FileStamp(size: 12, inode: .max, changed: 1_790_000_000_123_456_789),
          digest: ContentDigest([2])),
        BuildState.FileRecord(path: "models/gone.yaml"),
      ],
      outputs: [BuildState.FileRecord(path: "figures/ä.svg", digest: ContentDigest([3]))])
    state.tasks[ContentDigest([4])] = BuildState.TaskRecord()
    return state
  }()

  @Test func readsWhatItWrote() {
    #expect(BuildState(state.bytes) == state)
  }

  @Test func knowsNothingOfWhatAnotherVersionWrote() {
    let text = String(decoding: state.bytes, as: UTF8.self).replacing("build state", with: "another state")
    #expect(BuildState(Array(text.utf8)) == BuildState())
  }

  @Test(arguments: ["", "vcgraph build state 3", "\n", "vcgraph build state 3\ntask 12\n"])
  func readsAnything(text: String) {
    #expect(BuildState(Array(text.utf8)) == BuildState())
  }

  @Test func ofAPartNothingIsBelieved() {
    let whole = state.bytes
    for count in whole.indices { #expect(BuildState(Array(whole[..<count])) == BuildState()) }
  }

  @Test func ofWhatIsDamagedNothingIsBelieved() {
    let whole = state.bytes
    for position in whole.indices {
      let byte = whole[position]
      let damaged: [UInt8] = [byte ^ 1, byte ^ 0x80, 0, UInt8(ascii: "\n")]
      for other in damaged {
        var bytes = whole
        bytes[position] = other
        #expect(bytes == whole || BuildState(bytes) == BuildState())
      }
      var shorter = whole
      shorter.remove(at: position)
      #expect(BuildState(shorter) == BuildState())
      var longer = whole
      longer.insert(contentsOf: whole[position...].prefix(9), at: position)
      #expect(BuildState(longer) == BuildState())
    }
  }

  /// An unreadable stamp makes a build compare the content.
  @Test func passesOverStampsThatAreNoNumbers() {
    let text = String(decoding: state.bytes, as: UTF8.self).replacing(" \(UInt64.max) ", with: " 0x12 ")
    let body = text.split(separator: "\n", maxSplits: 1).last.map(String.init) ?? ""
    let read = BuildState(ChecksummedText.sealed(body, as: "vcgraph build state 3"))
    let files = read.tasks[ContentDigest([1])]?.inputs
    #expect(files?.first?.stamp == nil)
    #expect(files?.first?.path == "models/a b.yaml")
  }
}
