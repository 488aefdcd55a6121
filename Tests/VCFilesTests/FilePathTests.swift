import Testing
import VCFiles

@Suite struct FilePathTests {
  @Test(arguments: [
    ("a/b.Swift", "b.Swift", "b", "swift"), ("a.b/c", "c", "c", ""), ("a.b/", "a.b", "a", "b"),
    (".swift", ".swift", ".swift", ""), ("a/.lint.yml", ".lint.yml", ".lint", "yml"), ("a.", "a.", "a", ""),
    ("v1.2/a.tar.gz", "a.tar.gz", "a.tar", "gz"), ("/", "", "", ""), ("", "", "", ""),
  ])
  func splitsLastComponent(path: String, name: String, stem: String, pathExtension: String) {
    let path = FilePath(path)
    #expect(path.name == name && path.stem == stem && path.pathExtension == pathExtension)
  }
}
