import Foundation
import Synchronization
import Testing
import VCDiagnostics
import VCSourceFacts
import VCSourceReading

@Suite struct SourceFileReaderTests {
  private let program: SourceProgram

  init() throws { program = try #require(SourceProgram.installed(), "'swift build --build-tests' makes it") }

  private static func file(_ name: String, _ text: String) -> SourceFile {
    SourceFile(name: name, language: .swift) { Array(text.utf8) }
  }

  private static func folder() throws -> String {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("facts-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    return path
  }

  /// A shell script that greets like the real program.
  private static func script(_ commands: String) throws -> SourceProgram {
    let path = try folder() + "/reader"
    let version = String(SourceFacts.codingVersion, radix: 8)
    try Data("#!/bin/sh\nprintf 'vcgraph-source\\\(version)'\n\(commands)\n".utf8).write(to: URL(fileURLWithPath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return SourceProgram(path: path)
  }

  @Test func readsFilesInTheirOrderWithAnyNumberOfPrograms() {
    let files = (0..<40).map { Self.file("F\($0).swift", "class C\($0): UIViewController {}") }
    let one = SourceFileReader(program: program, jobs: 1).facts(of: files)
    #expect(one.facts.map(\.file) == files.map(\.name))
    #expect(one.facts.flatMap(\.types).map(\.name) == (0..<40).map { "C\($0)" })
    #expect(one.diagnostics.isEmpty)
    #expect(SourceFileReader(program: program, jobs: 3).facts(of: files).facts == one.facts)
  }

  @Test func tellsHowFarItIs() {
    let files = (0..<40).map {
      Self.file("F\($0).swift", "class C\($0) { /* \(String(repeating: "x", count: 4_000)) */ }")
    }
    let told = Mutex<[[Int]]>([])
    var reader = SourceFileReader(program: program, jobs: 2)
    reader.progress = { done, total in told.withLock { $0.append([done, total]) } }
    _ = reader.facts(of: files)
    let steps = told.withLock { $0 }
    #expect(steps.count > 1)
    #expect(steps.map { $0[0] } == steps.map { $0[0] }.sorted())
    #expect(steps.last == [40, 40])
  }

  @Test func losesOnlyTheFileWithWhichItsReaderIsNeverDone() {
    // The parser's time doubles with every nested bracket: such a list takes it minutes.
    let nested = String(repeating: "[", count: 15) + "1" + String(repeating: "]", count: 15)
    let deep = "// view\nlet a = [\(String(repeating: nested + ", ", count: 200))]"
    let files = [Self.file("A.swift", "class A {}"), Self.file("Deep.swift", deep), Self.file("B.swift", "class B {}")]
    let read = SourceFileReader(program: program, jobs: 2, patience: 2_000).facts(of: files)
    #expect(read.facts.map(\.file) == ["A.swift", "B.swift"])
    #expect(read.diagnostics.map(\.code) == ["source-unread"])
    #expect(read.diagnostics.map { $0.location?.file } == ["Deep.swift"])
  }

  @Test func saysWhichFilesAReaderDiedOf() throws {
    let program = try Self.script("head -c 4 > /dev/null; exit 3")
    let read = SourceFileReader(program: program, jobs: 1).facts(of: [
      Self.file("A.swift", ""), Self.file("B.swift", ""),
    ])
    #expect(read.facts.isEmpty)
    #expect(
      read.diagnostics.map { "\($0.location?.file ?? "") \($0.message)" } == [
        "A.swift 'vcgraph-source' crashed while reading this file",
        "B.swift 'vcgraph-source' crashed while reading this file",
      ])
  }

  @Test func takesNoOtherProgramForTheReader() {
    let files = [Self.file("A.swift", ""), Self.file("B.swift", "")]
    let read = SourceFileReader(program: SourceProgram(path: "/bin/echo")).facts(of: files)
    #expect(read.diagnostics.map(\.code) == ["source-reader-missing"])
    #expect(
      read.diagnostics.map(\.message) == [
        "2 source files not read: '/bin/echo' cannot be started or has a different version"
      ])
  }

  @Test func saysOnceThatThereIsNoReader() {
    let read = SourceFileReader(program: nil).facts(of: [Self.file("A.swift", ""), Self.file("B.swift", "")])
    #expect(read.diagnostics.map(\.code) == ["source-reader-missing"])
    #expect(read.diagnostics.first?.message.hasPrefix("2 source files not read") == true)
  }

  @Test func saysWhichFilesCannotBeOpened() {
    let files = [SourceFile(name: "A.swift", language: .swift) { nil }, Self.file("B.swift", "class B {}")]
    let read = SourceFileReader(program: program).facts(of: files)
    #expect(read.facts.map(\.file) == ["B.swift"])
    #expect(read.diagnostics.map(\.code) == ["input-unreadable"])
  }

  // MARK: Cache

  @Test func readsNothingTwice() throws {
    let cache = FactsCache(folder: try Self.folder(), paths: ["App"])
    let files = [Self.file("A.swift", "class A: View {}"), Self.file("B.swift", "class B: View {}")]
    let first = SourceFileReader(program: program, cache: cache).facts(of: files)
    // Without a program, only the cache can supply them.
    let second = SourceFileReader(program: nil, cache: cache).facts(of: files)
    #expect(second.facts == first.facts && second.diagnostics.isEmpty)
  }

  @Test func knowsContentUnderAnyName() throws {
    let cache = FactsCache(folder: try Self.folder(), paths: ["App"])
    _ = SourceFileReader(program: program, cache: cache).facts(of: [Self.file("A.swift", "class A {}")])
    let moved = SourceFileReader(program: nil, cache: cache).facts(of: [Self.file("Sub/B.swift", "class A {}")])
    #expect(moved.facts.map(\.file) == ["Sub/B.swift"])
  }

  @Test func readsWhatChangedOrWasDamaged() throws {
    let cache = FactsCache(folder: try Self.folder(), paths: ["App"])
    let files = [Self.file("A.swift", "class A: View {}"), Self.file("B.swift", "class B: View {}")]
    let reader = SourceFileReader(program: program, cache: cache)
    let first = reader.facts(of: files)
    #expect(
      reader.facts(of: [files[0], Self.file("B.swift", "class C: View {}")]).facts.flatMap(\.types).map(\.name) == [
        "A", "C",
      ])

    let bytes = try Data(contentsOf: URL(fileURLWithPath: cache.path))
    for length in stride(from: 0, to: bytes.count, by: 7) {
      var damaged = bytes.prefix(length)
      if let last = damaged.indices.last { damaged[last] ^= 0x55 }
      try damaged.write(to: URL(fileURLWithPath: cache.path))
      #expect(SourceFileReader(program: nil, cache: cache).facts(of: files).facts.allSatisfy(first.facts.contains))
    }
    #expect(reader.facts(of: files).facts == first.facts)
  }

  @Test func believesNothingOfACacheInWhichOneBitIsWrong() throws {
    let cache = FactsCache(folder: try Self.folder(), paths: ["App"])
    let files = [Self.file("A.swift", "class A: View {}"), Self.file("B.swift", "class B: View {}")]
    _ = SourceFileReader(program: program, cache: cache).facts(of: files)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: cache.path))
    #expect(SourceFileReader(program: nil, cache: cache).facts(of: files).facts.count == 2)
    for place in bytes.indices {
      var damaged = bytes
      damaged[place] ^= 1
      try damaged.write(to: URL(fileURLWithPath: cache.path))
      #expect(SourceFileReader(program: nil, cache: cache).facts(of: files).facts.isEmpty, "at \(place)")
    }
  }
}
