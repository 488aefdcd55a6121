import Testing

@testable import VCCommandLine

/// Dependency files, and which existing files may be replaced by one.
@Suite struct DependencyFileTests {
  private static let own: [DependencyFile] = {
    var simple = DependencyFile()
    simple.add(["out/a.svg", "out/b.svg"], from: ["a.vcmodel.yaml", "theme.yml"])
    simple.add(["out/c.svg"], from: ["c.vcmodel.yaml", "theme.yml"])
    var escaped = DependencyFile()
    escaped.add(["a b/1:2.svg", "end\\"], from: ["my models/a:b.vcmodel.yaml", "colon:", "#$\\", "$x"])
    return [simple, escaped, DependencyFile()]
  }()

  @Test(arguments: own.indices) func recognisesOwnFile(number: Int) {
    #expect(DependencyFile.isOwn(Array(Self.own[number].text.utf8), "p.d"))
  }

  @Test(arguments: [
    "title: Trips\n", "title: Trips\nTrips:", "title: Trips\nmenu:\n", "Subject: Minutes\nFrom: a@example.com\n",
    "a.o: a.c a.h\na.h:\n", "a.svg: a.yaml\n", "a:\n", "\n", "# a: b\n", "a.svg: a.yaml\na.yaml:\nmore: b\nb:\n",
  ])
  func refusesOtherFile(text: String) {
    #expect(!DependencyFile.isOwn(Array(text.utf8), "p.d"))
  }
}
