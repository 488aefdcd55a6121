import Foundation
import Testing
import VCDiagnostics
import VCModel
import VCNavigation
import VCScan
import VCSourceReading

private let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

/// The maps of whole folders: `Tour` contains every feature of Interface Builder, `Oddities` invalid files, `Unwinds`
/// code with unwind actions, and the sample `trips` an app in all languages.
@Suite struct FixtureTests {
  static let names = ["Tour", "Oddities", "Unwinds", "trips"]

  private func map(of name: String, jobs: Int? = nil) -> NavigationMap { scan(jobs).map(of: [path(of: name)]) }

  private func scan(_ jobs: Int? = nil) -> NavigationScan {
    NavigationScan(code: SourceFileReader(jobs: jobs), jobs: jobs)
  }

  private func path(of name: String) -> String {
    let samples = here.deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("samples")
    let folder = name == "trips" ? samples : here.appendingPathComponent("Fixtures")
    return folder.appendingPathComponent(name).path
  }

  @Test(arguments: names) func matchTheirGoldens(name: String) throws {
    let golden = here.appendingPathComponent("Goldens/\(name).json")
    let text = NavigationMapJSON.write(map(of: name))
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil { try Data(text.utf8).write(to: golden) }
    let expected = try String(contentsOf: golden, encoding: .utf8)
    #expect(text == expected, "run with RECORD_GOLDENS=1 and review the difference")
  }

  @Test(arguments: names) func areReadFromTheirOwnJSON(name: String) {
    let map = map(of: name)
    let result = NavigationMapJSON.read(Array(NavigationMapJSON.write(map).utf8), file: "map.json")
    #expect(result.diagnostics == [])
    #expect(result.value == map)
  }

  @Test(arguments: names, [1, 2, 7]) func doNotDependOnHowManyFilesAreReadAtATime(name: String, jobs: Int) {
    #expect(map(of: name, jobs: jobs) == map(of: name))
  }

  @Test(arguments: names) func areTheSameWhenFilesAreReadAlone(name: String) {
    let parts = scan().parts(of: [path(of: name)])
    #expect(parts.diagnostics == [])
    let linked = scan(1).map(linking: parts.value.reversed())
    #expect(NavigationMapJSON.write(linked) == NavigationMapJSON.write(map(of: name)))
  }

  /// Every finding except notes contains a suggestion.
  @Test(arguments: names) func haveSuggestions(name: String) {
    let silent = map(of: name).diagnostics.filter { $0.severity == .warning && $0.suggestion == nil }
    #expect(Set(silent.map(\.code)).subtracting(["platform-out-of-scope"]) == [])
  }
}
