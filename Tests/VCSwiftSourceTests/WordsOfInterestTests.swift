import Testing
import VCSwiftSource

@Suite("Swift files that need not be parsed")
struct WordsOfInterestTests {
  private func isOfInterest(_ source: String) -> Bool { WordsOfInterest.occur(in: Array(source.utf8)) }

  @Test(
    "A file that does not mention anything related to screens has no facts about them",
    arguments: [
      "", "c", "struct Item: Codable { let id: Int }", "final class Cache: NSObject { var items: [Int] = [] }",
      "class Plain { func load() { for (index, value) in values.enumerated() { print(index, value) } } }",
      "extension Array { var second: Element? { count > 1 ? self[1] : nil } }",
    ])
  func dull(source: String) { #expect(!isOfInterest(source)) }

  @Test(
    "A word that may be related to screens is enough, as a part of another word and in any spelling",
    arguments: [
      "struct A { var body: some View { B() } }", "let a = makeVC()", "func a() { b.PRESENT(c) }", "x.navigationPath",
      "enum Place { case a }", "protocol Opens {}", "typealias A = B", "let router = 1", "@IBAction func didTap() {}",
    ])
  func words(source: String) { #expect(isOfInterest(source)) }

  @Test(
    "A class that may inherit from a screen is relevant",
    arguments: [
      "class Special: Base {}", "final class Special :Base {}", "class Special\n  : Base\n{}", "class A<T>: Base<T> {}",
      "class A<T: Codable>: Base {}", "class A: NSObject {}\nclass B: Base {}",
    ])
  func heirs(source: String) { #expect(isOfInterest(source)) }
}
