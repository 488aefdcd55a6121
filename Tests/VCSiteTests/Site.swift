import Foundation
import Testing
import VCDiagnostics

@testable import VCSite

/// A site in a temporary folder that is deleted at the end of the test.
final class Site {
  let root: URL

  init(_ files: [String: String] = [:]) throws {
    root = FileManager.default.temporaryDirectory.appendingPathComponent("vcgraph-site-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  func write(_ text: String, to name: String) throws {
    let file = root.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  func remove(_ name: String) throws { try FileManager.default.removeItem(at: root.appendingPathComponent(name)) }

  func text(of name: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
  }

  /// All files with their content, except the build's cache.
  func files() throws -> [String: String] {
    let names = FileSearch(paths: SitePaths(root: root.path)).files(in: "")
    return try Dictionary(uniqueKeysWithValues: names.map { ($0, try text(of: $0)) })
  }

  /// The time and identity of each file, including the build's cache.
  func stamps() -> [String: FileStamp?] {
    let names = (FileManager.default.enumerator(atPath: root.path)?.allObjects as? [String]) ?? []
    return Dictionary(uniqueKeysWithValues: names.map { ($0, FileStamp(path: root.appendingPathComponent($0).path)) })
  }

  /// Builds or checks the site with its configuration.
  @discardableResult
  func build(
    _ mode: SiteBuild.Mode = .write, isForced: Bool = false, configuration file: String = "vcgraph.yml",
    toolchain: String = "1"
  ) throws -> BuildReport {
    let read = SiteConfiguration.read(bytes: Array(try text(of: file).utf8), file: file)
    let configuration = try #require(read.value, "\(read.diagnostics)")
    return SiteBuild(configuration, in: SitePaths(root: root.path), toolchain: toolchain).run(mode, isForced: isForced)
  }
}

extension Site {
  /// A model in which one controller presents another.
  static func model(_ title: String, presented: String = "picker") -> String {
    """
    title: \(title)
    window: {id: camera, title: Camera}
    controllers:
      \(presented): {title: Picker}
    steps:
      - {present: \(presented), from: camera}

    """
  }
}
