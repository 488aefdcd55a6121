import Testing
import VCModel
import VCSwiftSource

@Suite("SwiftUI: values that are turned into others", .enabled(if: SwiftSource.isAvailable))
struct TranslationTests {
  private let app = """
    struct First: View { let model: Model; var body: some View { Button("A") { model.path.append(.second) } } }
    struct Second: View { let model: Model; var body: some View { Button("B") { model.path.append(.third(id: 1)) } } }
    struct Third: View { var body: some View { Text("C") } }
    class Model: ObservableObject { @Published var path: [Step] = [] }
    enum Step: Hashable { case first, second, third(id: Int) }
    enum Inner { case second, third }
    struct Home: View {
      @StateObject var model = Model()
      var body: some View {
        NavigationStack(path: $model.path) {
          Text("").navigationDestination(for: Step.self) { step in Chosen(step: step, model: model) }
        }
      }
    }
    struct Chosen: View {
      let shown: Shown
      let model: Model
      init(step: Step, model: Model) {
        shown = Shown(step)
        self.model = model
      }
      var body: some View {
        switch shown {
        case .first: First(model: model)
        case .other(let inner): Other(inner: inner, model: model)
        }
      }
    }
    struct Other: View {
      let inner: Inner
      let model: Model
      var body: some View {
        switch inner {
        case .second: Second(model: model)
        case .third: Third()
        }
      }
    }

    """

  private func sent(_ source: String) -> [String] {
    map(["App.swift": app + source]).transitions.filter { ["First", "Second"].contains($0.source) }
      .map { "\($0.words) for \($0.via?.value ?? "-")" }
  }

  @Test("A case leads to the view of the case to which another enum's initialiser maps it")
  func translated() {
    let found = sent(
      """
      enum Shown {
        case first, other(Inner)
        init(_ step: Step) {
          switch step {
          case .first: self = .first
          case .second: self = .other(.second)
          case .third: self = .other(.third)
          }
        }
      }
      """)
    #expect(found == ["First destination Second for Step.second", "Second destination Third for Step.third"])
  }

  @Test("A trailing closure is passed to a parameter whose type is an alias of a closure type")
  func namedClosures() {
    let found = transitions(
      """
      class Detail: UIViewController {}
      class Home: UIViewController {
        typealias Reaction = (Bool) -> Void
        func open(_ screen: UIViewController, afterwards: Reaction) { present(screen, animated: true) }
        func open(_ screen: UIViewController, count: Number) { present(screen, animated: true) }
        func detail() { open(Detail()) { print($0) } }
      }
      typealias Number = Int
      """)
    // The one with the number is not called.
    #expect(found == ["Home present ?", "Home present Detail"])
  }
}
