import Foundation
import Testing

@testable import VCWatch

@Suite struct FolderWatcherTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("vcgraph-watch-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("inside"), withIntermediateDirectories: true)
    try write("before")
  }

  private func write(_ text: String, to name: String = "inside/a.txt", atomically: Bool = false) throws {
    try text.write(to: folder.appendingPathComponent(name), atomically: atomically, encoding: .utf8)
  }

  /// Changes of files while the watcher waits.
  enum Change: CaseIterable {
    case written, replaced, added, removed, renamed, folderAdded, folderRemoved
  }

  private func make(_ change: Change) throws {
    let manager = FileManager.default
    let file = folder.appendingPathComponent("inside/a.txt")
    switch change {
    case .written:
      let handle = try FileHandle(forWritingTo: file)
      try handle.write(contentsOf: Data("after".utf8))
      try handle.close()
    case .replaced: try write("after", atomically: true)
    case .added: try write("new", to: "inside/b.txt")
    case .removed: try manager.removeItem(at: file)
    case .renamed: try manager.moveItem(at: file, to: folder.appendingPathComponent("inside/c.txt"))
    case .folderAdded:
      try manager.createDirectory(at: folder.appendingPathComponent("inside/more"), withIntermediateDirectories: true)
    case .folderRemoved: try manager.removeItem(at: folder.appendingPathComponent("inside"))
    }
  }

  /// The seconds until a wait of at most half a minute ends.
  private func waited(for watcher: any FolderWatcher) -> Double {
    let start = ContinuousClock.now
    watcher.wait(milliseconds: 30_000)
    return (ContinuousClock.now - start) / .seconds(1)
  }

  @Test(arguments: Change.allCases)
  func wakesWhoeverWaits(change: Change) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let watcher = FolderWatchers.make()
    let inside = folder.appendingPathComponent("inside").path
    #expect(watcher.watch(folders: [inside], files: ["\(inside)/a.txt"]))
    try make(change)
    #expect(waited(for: watcher) < 20)
  }

  @Test func wakesForAFolderThatWasReplacedWhenItIsWatchedAgain() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let watcher = FolderWatchers.make()
    let inside = folder.appendingPathComponent("inside").path
    _ = watcher.watch(folders: [inside], files: [])
    try make(.folderRemoved)
    #expect(waited(for: watcher) < 20)
    try FileManager.default.createDirectory(atPath: inside, withIntermediateDirectories: true)
    #expect(watcher.watch(folders: [inside], files: []))
    try make(.added)
    #expect(waited(for: watcher) < 20)
  }

  @Test func saysWhenItCannotWatchEverything() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(!FolderWatchers.make().watch(folders: [folder.appendingPathComponent("nothing").path], files: []))
    #expect(!PollingWatcher().watch(folders: [folder.path], files: []))
  }

  @Test func letsTimePassWhereNothingHappens() {
    defer { try? FileManager.default.removeItem(at: folder) }
    let start = ContinuousClock.now
    let watcher = FolderWatchers.make()
    _ = watcher.watch(folders: [folder.path], files: [])
    watcher.wait(milliseconds: 50)
    PollingWatcher().wait(milliseconds: 50)
    #expect(ContinuousClock.now - start > .milliseconds(90))
  }
}
