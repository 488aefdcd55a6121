import Foundation
import Testing

/// The contents of an installation, and the steps that continuous integration runs with it.
@Suite struct PackagingTests {
  private let folder: TemporaryFolder
  private let version: String

  init() throws {
    folder = try TemporaryFolder()
    version = try BuiltProgram.run(["--version"]).output.trimmingCharacters(in: .newlines)
  }

  /// Runs a shell command in the temporary folder, with the debug build as the build to be packaged.
  @discardableResult
  private func shell(_ command: String, _ environment: [String: String] = [:]) throws -> (status: Int32, output: String)
  {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = folder.url
    let programs = BuiltProgram.executable.deletingLastPathComponent().path
    process.environment = ProcessInfo.processInfo.environment
      .merging(["VCGRAPH_PROGRAMS": programs, "PACKAGING": Self.packaging]) { _, new in new }
      .merging(["PATH": programs + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")]) { _, new in new }
      .merging(environment) { _, new in new }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, output)
  }

  private static let packaging = BuiltProgram.package.appendingPathComponent(".ci/packaging").path

  /// A repository with a model, like that of a project that uses the recipes.
  private func repository() throws {
    try folder.write("window: {id: shop, title: Shop}\nexpect: {visible: shop}\n", to: "buying.vcmodel.yaml")
    try folder.write("sources:\n  - {path: buying.vcmodel.yaml}\n", to: "vcgraph.yml")
    let run = try shell(
      """
      git init -q . && git add -A && git -c user.name=A -c user.email=a@example.com commit -qm 'A shop' \
        && git rev-parse HEAD > base
      """)
    try #require(run.status == 0, "\(run.output)")
  }

  @Test func anInstallationHasProgramCompletionsAndSchemas() throws {
    let run = try shell("\"$PACKAGING/install\" \"$PWD/usr\" && usr/bin/vcgraph --version")
    try #require(run.status == 0, "\(run.output)")
    #expect(run.output.hasSuffix(version + "\n"))
    #expect(try folder.text(of: "usr/share/bash-completion/completions/vcgraph").contains("complete"))
    #expect(try folder.text(of: "usr/share/zsh/site-functions/_vcgraph").hasPrefix("#compdef vcgraph"))
    #expect(try folder.text(of: "usr/share/fish/vendor_completions.d/vcgraph.fish").contains("render"))
    for name in ["config", "map", "model", "theme"] {
      let schema = try folder.text(of: "usr/share/vcgraph/schemas/\(name).schema.json")
      #expect((try? JSONSerialization.jsonObject(with: Data(schema.utf8))) is [String: Any], "\(name)")
    }
  }

  /// The program that reads code is installed beside it, and is not taken from elsewhere.
  @Test func anInstallationReadsCode() throws {
    try folder.write(
      "class Home: UIViewController { func f() { present(Help(), animated: true) } }", to: "App/Home.swift")
    try folder.write("class Help: UIViewController {}", to: "App/Help.swift")
    let run = try shell(
      "\"$PACKAGING/install\" \"$PWD/usr\" && usr/bin/vcgraph scan --no-cache App", ["PATH": "/usr/bin:/bin"])
    #expect(run.status == 0 && run.output.contains("\"target\": \"Help\""), "\(run.output)")
    let without = try shell(
      "rm usr/bin/vcgraph-source && usr/bin/vcgraph scan --no-cache App", ["PATH": "/usr/bin:/bin"])
    #expect(without.status == 65 && without.output.contains("error: 2 source files not read"), "\(without.output)")
  }

  @Test func theVersionIsReadFromWhereItIsWritten() throws {
    #expect(try shell("\"$PACKAGING/version\"").output == version + "\n")
  }

  @Test(arguments: ["README.md", "docs/site.md", "docs/ci.md", "action.yml"])
  func documentsNameTheVersion(file: String) throws {
    let text = try String(contentsOf: BuiltProgram.package.appendingPathComponent(file), encoding: .utf8)
    let versions = text.matches(of: /(?:from: "|@|default: |rev: |download\/|vcgraph_)(\d+\.\d+\.\d+)/).map(\.output.1)
    #expect(!versions.isEmpty)
    #expect(versions.allSatisfy { $0 == version })
  }

  @Test func theActionInstallsAnArchiveThatIsAtHand() throws {
    let archive = try shell(
      "\"$PACKAGING/install\" \"$PWD/vcgraph-1\" && tar -czf release.tar.gz vcgraph-1 && rm -r vcgraph-1")
    try #require(archive.status == 0, "\(archive.output)")
    let temporary = folder.url.appendingPathComponent("temporary").path
    let run = try shell(
      "mkdir temporary && \"$PACKAGING/action\" install",
      ["ARCHIVE": "release.tar.gz", "RUNNER_TEMP": temporary, "GITHUB_PATH": temporary + "/path"])
    #expect(run.status == 0, "\(run.output)")
    #expect(try folder.text(of: "temporary/path") == temporary + "/vcgraph/bin\n")
  }

  @Test func theActionChecksModelsAndWritesSARIF() throws {
    try repository()
    let settings = ["MODELS": "buying.vcmodel.yaml", "SARIF": "vcgraph.sarif"]
    let good = try shell("\"$PACKAGING/action\" check", settings)
    #expect(good.status == 0, "\(good.output)")
    try folder.write("window: {id: shop, title: Shop}\nexpect: {visible: nobody}\n", to: "buying.vcmodel.yaml")
    let bad = try shell("\"$PACKAGING/action\" check", settings)
    #expect(bad.status != 0)
    #expect(try folder.text(of: "vcgraph.sarif").contains("\"ruleId\""))
  }

  @Test func theActionFailsWhereAFigureIsStale() throws {
    try repository()
    let stale = try shell("\"$PACKAGING/action\" figures", ["CONFIG": "vcgraph.yml"])
    #expect(stale.status == 1, "\(stale.output)")
    let fresh = try shell("vcgraph build && \"$PACKAGING/action\" figures", ["CONFIG": "vcgraph.yml"])
    #expect(fresh.status == 0, "\(fresh.output)")
  }

  @Test func theActionTellsTheDifferenceToTheBase() throws {
    try repository()
    let settings = ["SUBJECT": "buying.vcmodel.yaml", "GITHUB_OUTPUT": "output", "RUNNER_TEMP": folder.url.path]
    let command = "BASE=$(cat base) \"$PACKAGING/action\" difference"
    #expect(try shell(command, settings).output == "nothing differs\n")
    try folder.write(
      "window: {id: shop, title: Shop, children: [{id: cart, title: Cart}]}\n", to: "buying.vcmodel.yaml")
    let run = try shell(command, settings)
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.contains("cart") || run.output.contains("Cart"))
    #expect(try folder.text(of: "output").hasPrefix("difference="))
  }
}
