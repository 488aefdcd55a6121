import Foundation
import Testing
import VCConformance

/// The output of the replay of every scenario, with each reason, callback and pointer, compared with the reviewed text.
@Suite struct StoryTests {
  @Test func everyStoryIsAsItWas() throws {
    let golden = ScenarioFiles.packageRoot.appending(path: "Tests/ConformanceTests/Goldens/stories.txt")
    let told = ScenarioFiles.own.map(\.story).joined(separator: "\n")
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
      try Data(told.utf8).write(to: golden)
    }
    let known = try String(contentsOf: golden, encoding: .utf8)
    let (stories, before) = (told.components(separatedBy: "\n\n"), known.components(separatedBy: "\n\n"))
    #expect(stories.count == before.count)
    for (story, old) in zip(stories, before) { #expect(story == old) }
  }
}
