import Testing
import VCDiagnostics
import VCDiagram
import VCDigest
import VCModel
import ViewControllerGraph

@testable import VCSite

/// Digests of settings.
@Suite struct SettingsDigestTests {
  private func digest(_ value: Any) -> ContentDigest {
    var digest = ContentDigest()
    digest.combine(allOf: value)
    return digest
  }

  /// A change of any setting changes the digest; there is no list of settings to maintain.
  @Test func everySettingCounts() {
    let changes: [(inout FigureRule) -> Void] = [
      { $0.request.wireframes = true }, { $0.request.kind = .chain }, { $0.request.name = "n" },
      { $0.request.showsAbsent = true }, { $0.request.steps = 1...2 }, { $0.request.frames = .animation },
      { $0.request.map.groups = [MapGroupRule("g", patterns: ["p"])] }, { $0.request.focus = ["a"] },
      { $0.request.depth = 1 }, { $0.request.step = 1 },
      { $0.request.map.reverse = true }, { $0.request.map.hidesAlerts = true }, { $0.request.map.pageLimit = nil },
      { $0.request.map.collapse = [.groups] }, { $0.request.map.collapse = [.containers] },
      { $0.request.detail = .compact }, { $0.request.direction = .topToBottom },
      { $0.request.maxWidth = 600 }, { $0.settings.maxWidth = 600 },
      { $0.settings.linksSymbols = false }, { $0.settings.linksSymbols = true }, { $0.settings.catalog = "c" },
      { $0.settings.output = OutputPattern("o") }, { $0.settings.formats = [.png] }, { $0.settings.formats = [] },
      { $0.settings.themes = [SiteTheme(.dark)] }, { $0.settings.link = "l" }, { $0.settings.detail = .pointers },
    ]
    let plain = FigureRule(request: FigureRequest(kind: .map))
    let digests = changes.map { change in
      var rule = plain
      change(&rule)
      return digest(rule)
    }
    #expect(Set(digests + [digest(plain)]).count == changes.count + 1)
  }

  @Test func ignoresLocationsAndOrderOfSets() {
    let here = Origin(SourceLocation(file: "a", line: 1)), there = Origin(SourceLocation(file: "a", line: 2))
    #expect(digest(FigureRequest(origin: here)) == digest(FigureRequest(origin: there)))
    #expect(digest(SiteTheme(.builtIn(.dark), origin: here)) == digest(SiteTheme(.builtIn(.dark), origin: there)))
    let words = (0..<50).map(String.init)
    #expect(digest(Set(words)) == digest(Set(words.reversed())))
    #expect(digest(["a", "bc"]) != digest(["ab", "c"]))
  }
}
