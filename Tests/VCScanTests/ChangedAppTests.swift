import Foundation
import Testing
import VCDiagnostics
import VCModel
import VCNavigation
import VCScan
import VCSourceReading

/// An app that changes file by file, at random, and the same on every run.
private struct ChangingApp {
  private(set) var files: [String: String] = [:]
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    for _ in 0..<6 { change() }
  }

  /// Writes, moves or removes a file.
  mutating func change() {
    let name = "App/\(pick(["A", "B", "C", "D", "E", "F", "G"])).swift"
    switch below(8) {
    case 0: files[name] = nil
    case 1: files["App/\(pick(["A", "B", "C", "D"])).swift"] = files[name]
    default: files[name] = (0...below(3)).map { _ in type() }.joined(separator: "\n")
    }
    if below(5) == 0 {
      files["App/Kind.swift"] = pick(["enum Kind { case list, detail }", "typealias Kind = Row", ""])
    }
  }

  private mutating func type() -> String {
    let members = (0...below(4)).map { _ in "  " + member() }.joined(separator: "\n")
    let name = pick(Self.names)
    return switch below(6) {
    case 0: "extension \(name) {\n\(members)\n}"
    case 1: "struct \(name): View {\n  var body: some View { \(view()) }\n\(members)\n}"
    case 2: "protocol \(name) {\n  func open()\n  func show(_ screen: UIViewController)\n}"
    case 3: "final class \(name): \(pick(Self.names)) {\n\(members)\n}"
    default: "class \(name): UIViewController {\n\(members)\n}"
    }
  }

  private mutating func member() -> String {
    switch below(9) {
    case 0: "var next = \(value())"
    case 1: "weak var router: \(pick(Self.names))?"
    case 2: "var kind: Kind = .list { didSet { \(statement()) } }"
    case 3: "func make() -> UIViewController { \(statement()); return \(value()) }"
    case 4: "func show(_ screen: UIViewController) { \(statement()); \(statement()) }"
    case 5: "var path: [Kind] = []"
    case 6: "#if os(\(pick(["iOS", "tvOS"])))\n  func open() { \(statement()) }\n  #endif"
    default: "func \(pick(["open", "load", "viewDidLoad"]))() { \(statement()); \(statement()) }"
    }
  }

  private mutating func statement() -> String {
    switch below(16) {
    case 0: "present(\(value()), animated: true)"
    case 1: "navigationController?.pushViewController(\(value()), animated: true)"
    case 2: "next = \(value())"
    case 3: "router?.show(\(value()))"
    case 4: "kind = .detail"
    case 5: "path = [.list, .detail]"
    case 6: "window.rootViewController = \(value())"
    case 7: "show(\(value()))"
    case 8: "let total = count.map { $0 * 2 }.reduce(0, +)"
    case 9: "result[\(below(3))] = \(below(9)) > 4 ? one : two"
    case 10: "if case .detail = kind { \(statement()) } else { load() }"
    case 11: "button.addTarget(self, action: #selector(open), for: .touchUpInside)"
    case 12: "performSegue(withIdentifier: \"go\(below(3))\", sender: nil)"
    case 13: "modalPresentationStyle = .formSheet"
    case 14: "DispatchQueue.main.async { \(statement()) }"
    default: "title = \"\(pick(Self.names))\""
    }
  }

  private mutating func view() -> String {
    switch below(4) {
    case 0: "Text(\"a\").sheet(isPresented: $shown) { \(pick(Self.names))() }"
    case 1: "NavigationLink(value: Kind.detail) { Text(\"b\") }"
    case 2: "Row().navigationDestination(for: Kind.self) { _ in \(pick(Self.names))() }"
    default: "\(pick(Self.names))()"
    }
  }

  private mutating func value() -> String {
    switch below(5) {
    case 0: "make()"
    case 1: "next"
    case 2: "UINavigationController(rootViewController: \(pick(Self.names))())"
    default: "\(pick(Self.names))()"
    }
  }

  private static let names = ["Home", "Help", "List", "Row", "Router"]

  private mutating func pick(_ words: [String]) -> String { words[below(words.count)] }

  private mutating func below(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(limit))
  }
}

/// With any cached state, a changed app has the same map as one that is scanned for the first time.
@Suite struct ChangedAppTests {
  @Test(arguments: [1, 2, 3, 4, 5, 6] as [UInt64]) func haveTheMapsOfNewOnes(seed: UInt64) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("changes-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let cache = FactsCache(folder: folder.path, paths: ["App"])
    var app = ChangingApp(seed: seed)
    var maps: Set<[UInt8]> = []
    var transitions = 0
    for step in 0..<12 {
      let warm = scan(app.files, cache)
      #expect(NavigationMapJSON.bytes(of: warm) == NavigationMapJSON.bytes(of: scan(app.files, nil)), "step \(step)")
      maps.insert(NavigationMapJSON.bytes(of: warm))
      transitions += warm.transitions.count
      app.change()
    }
    #expect(maps.count > 4 && transitions > 12, "\(maps.count) maps, \(transitions) transitions")
  }

  private func scan(_ files: [String: String], _ cache: FactsCache?) -> NavigationMap {
    let files = files.sorted { $0.key < $1.key }.map { (name: $0.key, bytes: Array($0.value.utf8)) }
    return NavigationScan(code: SourceFileReader(cache: cache)).map(of: files)
  }
}
