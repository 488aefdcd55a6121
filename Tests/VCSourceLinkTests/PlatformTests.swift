import Testing
import VCSourceFacts
import VCSourceLink

@Suite("Branches of #if")
struct PlatformTests {
  @Test("Code for another system is ignored")
  func otherSystem() {
    #expect(Platform.iOS.mayInclude(.os("iOS")))
    #expect(!Platform.iOS.mayInclude(.os("macOS")))
    #expect(!Platform.iOS.mayInclude(.not(.os("iOS"))))
    #expect(!Platform.iOS.mayInclude(.environment("macCatalyst")))
    #expect(!Platform.iOS.mayInclude(.environment("simulator")))
    #expect(Platform.iOS.mayInclude(.not(.environment("simulator"))))
    #expect(!Platform.iOS.mayInclude(.canImport("AppKit")))
    #expect(Platform.macOS.mayInclude(.canImport("AppKit")))
  }

  @Test("Both branches of a flag are read")
  func flag() {
    #expect(Platform.iOS.mayInclude(.flag("EXTENDED")))
    #expect(Platform.iOS.mayInclude(.not(.flag("EXTENDED"))))
    #expect(!Platform.iOS.mayInclude(.all([.flag("EXTENDED"), .os("macOS")])))
  }
}
