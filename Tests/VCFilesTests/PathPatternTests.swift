import Testing
import VCFiles

@Suite struct PathPatternTests {
  @Test(arguments: [
    ("a.yaml", "a.yaml", true),
    ("./a.yaml", "a.yaml", true),
    ("*.yaml", "a.yaml", true),
    ("*.yaml", "sub/a.yaml", false),
    ("**/*.yaml", "a.yaml", true),
    ("**/*.yaml", "x/y/a.yaml", true),
    ("models/**", "models/x/a.yaml", true),
    ("models/**/end", "models/end", true),
    ("m?del", "model", true),
    ("m?del", "mdel", false),
    ("*.vcmodel.{yaml,json}", "a.vcmodel.json", true),
    ("*.vcmodel.{yaml,json}", "a.vcmodel.txt", false),
    ("{a,b}/{c,d}", "b/c", true),
    ("*a*b*c", "xxaxxbxxc", true),
    ("*a*b*c", "xxaxxcxxb", false),
    ("*", ".hidden", false),
    ("a{b", "a{b", true),
  ])
  func matches(pattern: String, path: String, fits: Bool) {
    #expect(PathPattern(pattern).matches(path) == fits)
  }

  @Test(arguments: [
    ("docs/models/*.yaml", "docs/models"), ("*.yaml", ""), ("a/{b,c}/d.yaml", "a"), ("a/**/b", "a"), ("a/b", "a"),
  ])
  func searchesFromTheFolderInFrontOfTheFirstWildcard(pattern: String, folder: String) {
    #expect(PathPattern(pattern).folder == folder)
  }

  @Test func aHostilePatternEndsSoon() {
    let stars = String(repeating: "*a", count: 200)
    #expect(!PathPattern(stars).matches(String(repeating: "a", count: 150) + "b"))
    #expect(!PathPattern(String(repeating: "{a,b}", count: 40)).matches("c"))
    #expect(!PathPattern(String(repeating: "**/", count: 200) + "x").matches(String(repeating: "y/", count: 200)))
  }
}
