import Testing

@testable import VCSite

/// What a build remembers, as text and back.
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
    #expect(BuildState(text: Array(state.text.utf8)) == state)
  }

  @Test func knowsNothingOfWhatAnotherVersionWrote() {
    let text = state.text.replacing("vcgraph build state", with: "another build state")
    #expect(BuildState(text: Array(text.utf8)) == BuildState())
  }

  @Test(arguments: ["", "vcgraph build state 2", "\n", "vcgraph build state 2\ntask 12\n"])
  func readsAnything(text: String) {
    #expect(BuildState(text: Array(text.utf8)) == BuildState())
  }

  @Test func endsWhereTheTextEnds() {
    let whole = Array(state.text.utf8)
    for count in whole.indices {
      let read = BuildState(text: Array(whole[..<count]))
      #expect(read.tasks.count <= state.tasks.count)
    }
  }

  /// A stamp that nobody can read makes a build look at the content.
  @Test func passesOverStampsThatAreNoNumbers() {
    let text = state.text.replacing(" \(UInt64.max) ", with: " 0x12 ")
    let files = BuildState(text: Array(text.utf8)).tasks[ContentDigest([1])]?.inputs
    #expect(files?.first?.stamp == nil)
    #expect(files?.first?.path == "models/a b.yaml")
  }
}
