import Testing

/// The parser knows only the options in a type's list; this compares the lists with the declarations.
@Suite struct OptionListTests {
  @Test func everyOptionIsListedInOrder() throws {
    let folders = ["Sources/VCCommandLine", "Sources/VCCommandLine/Commands"]
    let files = folders.flatMap { folder in PackageFiles.names(in: folder).map { folder + "/" + $0 } }
    var count = 0
    for file in files where file.hasSuffix(".swift") {
      let text = try PackageFiles.text(of: file)
      guard text.contains(": ListedOptions {\n  var") else { continue }
      count += 1
      let declared = text.matches(of: /\n  @(?:Option|Flag|Argument|OptionGroup)\b(?s:.)*?\bvar (\w+)/).map(\.1)
      let listed = text.matches(of: /\("_(\w+)", _(\w+)\)/)
      #expect(listed.map(\.1) == declared, "\(file)")
      #expect(listed.map(\.2) == declared, "\(file)")
    }
    #expect(count == 4)
  }
}
