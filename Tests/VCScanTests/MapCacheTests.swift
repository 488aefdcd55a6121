import Foundation
import Testing
import VCBinaryCoding
import VCDiagnostics
import VCModel
import VCNavigation
import VCSourceFacts
import VCSourceLink
import VCSourceReading

@testable import VCScan

/// The cached map of the last scan is used as long as nothing has changed, and never if it is inconsistent.
@Suite struct MapCacheTests {
  private static let app = [
    "App/First.swift": """
    import UIKit
    final class First: UIViewController {
      func open() { present(Second(), animated: true) }
      #if os(tvOS)
      func openOnTV() { show(Second(), sender: nil) }
      #endif
    }
    """,
    "App/Second.swift": "import UIKit\nfinal class Second: UIViewController { ) }",
    "App/Main.storyboard": """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="a"><scenes>
    <scene sceneID="s"><objects><viewController id="a" customClass="First"/></objects></scene></scenes></document>
    """,
    "AppTests/Tests.swift": "import XCTest\nfinal class Tests: UIViewController {}",
    "Widget/Widget.swift": "import WidgetKit\nstruct Small: Widget { let view = UIViewController() }",
  ]

  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("maps-\(UUID().uuidString)")
  private let cache: FactsCache

  init() throws {
    cache = FactsCache(folder: folder.path, paths: ["App"])
    for (name, text) in Self.app { try write(text, to: name) }
  }

  private func write(_ text: String, to name: String) throws {
    let file = folder.appendingPathComponent("Scanned").appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func scan(_ cache: FactsCache?, _ change: (inout NavigationScan) -> Void = { _ in }) -> [UInt8] {
    var scan = NavigationScan(code: SourceFileReader(cache: cache))
    change(&scan)
    return NavigationMapJSON.bytes(of: scan.map(of: [folder.appendingPathComponent("Scanned").path]))
  }

  private var kept: URL { URL(fileURLWithPath: cache.path + ".map") }

  // MARK: The same result, with any cache

  @Test func saysTheSameWithAColdAWarmADamagedAndAStaleCache() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let fresh = scan(nil)
    #expect(!FileManager.default.fileExists(atPath: kept.path))
    #expect(scan(cache) == fresh, "cold")
    let whole = try Data(contentsOf: kept)
    #expect(scan(cache) == fresh, "warm")
    for place in stride(from: 0, to: whole.count, by: 11) {
      var damaged = whole
      damaged[place] ^= 4
      try damaged.write(to: kept)
      #expect(scan(cache) == fresh, "one bit at \(place)")
      try whole.prefix(place).write(to: kept)
      #expect(scan(cache) == fresh, "torn at \(place)")
    }
    try whole.write(to: kept)
    try write("final class Third: UIViewController {}", to: "App/Third.swift")
    let changed = scan(nil)
    #expect(changed != fresh)
    #expect(scan(cache) == changed, "stale")
    try whole.write(to: kept)
    #expect(scan(cache) == changed, "restored from the previous state")
  }

  @Test func joinsNothingAgainWhereNothingHasChanged() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let fresh = scan(cache)
    try putSomethingOddInPlace()
    #expect(isOdd(scan(cache)))
    try write(try #require(Self.app["App/First.swift"]) + "\n// A comment changes no facts.\n", to: "App/First.swift")
    #expect(isOdd(scan(cache)))
    try write("", to: "App/Empty.swift")
    #expect(scan(cache) == fresh)
    try putSomethingOddInPlace()
    try FileManager.default.removeItem(at: folder.appendingPathComponent("Scanned/App/Empty.swift"))
    #expect(scan(cache) == fresh)
    try putSomethingOddInPlace()
    #expect(!isOdd(scan(cache) { $0.mergesClasses = true }))
  }

  /// Replaces the cached map with another one, under the same key.
  private func putSomethingOddInPlace() throws {
    let file = cache.file(beside: "map", for: "map 1")
    let key = try #require(file.content()).prefix(16)
    let odd = JoinedContent(map: NavigationMap(controllers: [MapController(id: "Odd")]), isEmpty: false, said: [])
    var encoder = BinaryEncoder()
    odd.encode(to: &encoder)
    file.keep(key + encoder.bytes)
  }

  private func isOdd(_ map: [UInt8]) -> Bool { String(decoding: map, as: UTF8.self).contains("Odd") }

  @Test func keepsNothingWhereAFileCouldNotBeRead() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = scan(nil) { $0.code = SourceFileReader(program: nil, cache: cache) }
    #expect(!FileManager.default.fileExists(atPath: kept.path))
  }

  @Test func believesNoOtherProgram() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let key = try #require(content().key)
    MapCache(beside: cache, program: [1, 2]).keep(content().joined(FileBatch()), for: key)
    #expect(MapCache(beside: cache, program: [1, 2]).content(for: key) != nil)
    #expect(MapCache(beside: cache, program: [2, 1]).content(for: key) == nil)
    #expect(MapCache(beside: cache, program: [12]).content(for: key) == nil)
  }

  // MARK: Keys

  private func content(
    code: [(String, String)] = [("A.swift", "class A: UIViewController {}"), ("B.swift", "class B: A {}")],
    files: [(String, String)] = [("A.xib", "<a/>")], leftOut: LeftOut = LeftOut(others: ["T.swift"]),
    _ change: (inout ScanSettings) -> Void = { _ in }
  ) -> ScanContent {
    var settings = ScanSettings(readers: .init(all: SourceReader.all()), mergesClasses: false)
    change(&settings)
    let sources = code.map { name, text in SourceFile(name: name, language: .swift) { Array(text.utf8) } }
    return ScanContent(
      settings: settings, files: files.map { ($0, Array($1.utf8)) }, code: SourceFileReader().read(sources),
      leftOut: leftOut)
  }

  @Test func hasAnotherKeyForWhateverMatters() throws {
    let a = ("A.swift", "class A: UIViewController {}")
    let b = ("B.swift", "class B: A {}")
    let contents = [
      content(), content(code: [a, ("B.swift", "class B: C {}")]), content(code: [a]),
      content(code: [a, ("C.swift", b.1)]), content(code: [b, a]), content(files: [("A.xib", "<b/>")]),
      content(files: [("B.xib", "<a/>")]), content(files: []), content(leftOut: LeftOut(others: [])),
      content(leftOut: LeftOut(uncompiled: ["T.swift"])), content(leftOut: LeftOut(others: ["U.swift"])),
      content { $0.mergesClasses = true }, content { $0.platform = .tvOS },
      content { $0.readers.all = SourceReader.all(wireframes: true) }, content { $0.readers.all = [] },
      content { $0.readers.all[0].extensions = ["xib"] },
    ]
    let keys = try contents.map { try #require($0.key) }
    #expect(Set(keys).count == contents.count)
    #expect(content().key == keys[0])
  }

  @Test func hasNoKeyForAReaderThatCouldBeAnyOther() {
    let own = SourceReader(extensions: ["xib"], read: SourceReader.interfaceBuilder.read)
    #expect(content { $0.readers.all = [own] }.key == nil)
  }

  // MARK: Bytes

  @Test func keepsEveryPropertyOfAMap() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let location = SourceLocation(file: "A.swift", line: 3, column: 5)
    let origin = MapOrigin(kind: .objc, location: location, object: "o")
    var controller = MapController(
      id: "a", className: "A", kind: .split, title: "t", identifier: "i", isInitial: true, origins: [origin])
    controller.module = "m"
    controller.storyboard = "s"
    controller.isDangling = true
    controller.settings.modalPresentationStyle = .formSheet
    controller.settings.modalTransitionStyle = .crossDissolve
    controller.settings.definesPresentationContext = true
    controller.settings.providesPresentationContextTransitionStyle = false
    controller.settings.hidesBottomBarWhenPushed = true
    controller.settings.splitStyle = .tripleColumn
    controller.unwindActions = ["u:"]
    controller.partOf = ["Home"]
    controller.wireframe = [WireframeBox(.table, frame: ScreenRect(x: 0.5, y: -2, width: 1e9, height: 3), text: "w")]
    controller.screenshot = "p"
    controller.note = "n"
    var transition = MapTransition(
      source: "a", target: "b", relation: .popover, column: .compact, identifier: "i", trigger: "t", evidence: .oneHop,
      origin: origin)
    transition.style = .popover
    transition.transition = .flipHorizontal
    transition.initiator = "x"
    transition.site = "y"
    transition.unwindAction = "u:"
    transition.segueClass = "S"
    transition.segueKind = "k"
    transition.popover = PopoverAnchor(
      .sourceView("v", rect: ScreenRect(x: 1, y: 2, width: 3, height: 4)), permittedArrowDirections: [.left])
    transition.passthroughViews = ["p"]
    transition.creator = "c"
    transition.isAnimated = false
    transition.via = MapVia("R.a", at: location)
    let diagnostic = Diagnostic(
      code: "c", severity: .warning, message: "m", suggestion: "s", at: location, notes: [.init("n", at: location)],
      controller: "a", step: 2)
    for value in [controller, controller.settings, transition, diagnostic, origin] as [Any] {
      for child in Mirror(reflecting: value).children {
        #expect(!["nil", "[]"].contains("\(child.value)"), "nothing in \(child.label ?? "")")
      }
    }
    var other = transition
    other.popover?.source = .barButtonItem("b")
    var third = transition
    third.popover?.source = .sourceItem("i")
    let content = JoinedContent(
      map: NavigationMap(
        controllers: [controller], transitions: [transition, other, third], diagnostics: [diagnostic]),
      isEmpty: true, said: [diagnostic])
    let key = try #require(self.content().key)
    let maps = MapCache(beside: cache, program: [])
    maps.keep(content, for: key)
    #expect(maps.content(for: key) == content)
  }
}
