import Foundation
import Testing
import VCWords
import ViewControllerGraph

/// Pages in a language that is not written in Latin letters: any Latin text would be untranslated.
@Suite struct TranslatedPageTests {
  private static let samples = PackageFiles.names(in: "samples").filter { $0.hasSuffix(".vcmodel.yaml") }

  /// The names of UIKit and of the model format, which are not translated, and keys on a keyboard.
  private static let names: Set<String> = {
    let lists: [[String]] = [
      ControllerKind.allCases.map(\.rawValue), SplitColumn.allCases.map(\.rawValue), Pointer.allCases.map(\.rawValue),
      ModalPresentationStyle.allCases.map(\.rawValue), SizeClass.allCases.map(\.rawValue),
      ModalTransitionStyle.allCases.map(\.rawValue),
      ["id", "nil", "children", "zoom", "vcgraph", "Tab", "Enter", "Esc"],
    ]
    return Set(lists.joined())
  }()

  @Test(arguments: samples) func noWordIsLeftInEnglish(sample: String) throws {
    let source = try PackageFiles.text(of: "samples/\(sample)")
    let own = Set(words(in: "\(sample) \(source)"))
    var figures = 0
    let left = try Language.$current.withValue(Language("ar")) {
      let file = InputFile(name: sample, bytes: Array(source.utf8))
      guard case .model(let model)? = InputDocument.read(file).value else { return [String]() }
      let requests = model.figures.isEmpty ? [FigureRequest()] : model.figures
      return try requests.flatMap { request in
        var request = request
        request.showsAbsent = true
        figures += 1
        let drawing = Pipeline(style: FigureStyle(legend: .always)).drawing(of: Replay(model), request)
        return words(in: visible(String(decoding: try drawing.bytes(as: .html), as: UTF8.self)))
      }
    }
    #expect(figures > 0)
    let strange = Set(left).subtracting(own).subtracting(Self.names).filter { word in
      // Shortened text keeps its beginning.
      !isName(word) && !(word.first?.isUppercase ?? false && own.contains { $0.hasPrefix(word) })
    }
    #expect(strange.sorted() == [])
  }

  /// The text of a page, without the explanations, which are in English.
  private func visible(_ page: String) -> String {
    let text = page.replacing(/(?s)<(script|style|metadata)\b.*?<\/\1>/, with: "")
      .replacing(/(?s)<ul class="why".*?<\/ul>/, with: "")
    // The tooltip of a style's box is an explanation with rule numbers.
    let between = text.matches(of: />([^<]+)</).map { String($0.output.1) }.filter { !$0.contains(/\(R\d+\)/) }
    let attributes = text.matches(of: /\s(?:aria-label|alt|title|placeholder|data-caption)="([^"]*)"/)
    return (between + attributes.map { String($0.output.1) }).joined(separator: " ")
      .replacing(/&[a-z]+;|\w+\([\w-]+\)/, with: " ")
  }

  private func words(in text: String) -> [String] { text.matches(of: /[A-Za-z]{2,}/).map { String($0.output) } }

  /// Returns whether a word is a name such as `UIKit` or `viewDidAppear`, or the end of one that is shortened or broken.
  private func isName(_ word: String) -> Bool {
    word.dropFirst().contains(where: \.isUppercase) || ["Controller", "Delegate"].contains { $0.hasSuffix(word) }
  }
}
