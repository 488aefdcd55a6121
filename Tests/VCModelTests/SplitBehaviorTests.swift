import Testing
import VCModel

@Suite struct SplitBehaviorTests {
  /// R176.
  @Test(arguments: SplitBehavior.allCases, [0, 1, 2])
  func allowsTheModeOfEachNumberOfColumns(behavior: SplitBehavior, leadingColumns: Int) {
    let mode = SplitDisplayMode(leadingColumns: leadingColumns, behavior: behavior)
    #expect(mode.leadingColumns == leadingColumns)
    #expect(behavior.displayModes.contains(mode))
  }

  @Test(arguments: [SplitBehavior.tile, .overlay, .displace])
  func allowsOneModeForEachNumberOfColumns(behavior: SplitBehavior) {
    #expect(behavior.displayModes.map(\.leadingColumns) == [0, 1, 2])
  }

  @Test func automaticAllowsEveryMode() {
    #expect(SplitBehavior.automatic.displayModes == SplitDisplayMode.allCases)
  }
}
