import Testing
import VCModel
import VCSwiftSource

@Suite("SwiftUI: screens shown while a property has a certain case", .enabled(if: SwiftSource.isAvailable))
struct DemandTests {
  private let views = """
    struct Help: View { var body: some View { Text("") } }
    struct About: View { var body: some View { Text("") } }
    enum Modal: CaseIterable { case help, about, nothing }

    """

  /// The transitions from sources other than the view with the modifiers, each with the value.
  private func sent(_ source: String) -> [String] {
    map(["App.swift": views + source]).transitions.filter { $0.source != "Home" }
      .map { "\($0.words) for \($0.via?.value ?? "-")" }
  }

  private func home(_ help: String, _ about: String) -> String {
    """

    struct Home: View {
      @State var sheets = Sheets()
      var body: some View {
        Text("").sheet(\(help)) { Help() }.sheet(\(about)) { About() }
      }
    }
    struct Row: View {
      let sheets: Sheets
      var body: some View {
        Button("A") { sheets.show(.help) }
        Button("B") { sheets.modal = .about }
      }
    }
    struct Other: View {
      let sheets: Sheets
      var body: some View { Button("C") { sheets.show(Modal.allCases[0]) } }
    }
    """
  }

  @Test(
    "A flag that compares a property with a case is set by the code that sets the property to that case",
    arguments: [
      "modal == .help", "return modal == Modal.help", "if case .help = modal { return true }; return false",
      "guard modal == .help else { return false }; return isThere",
    ])
  func flags(getter: String) {
    let model = """
      class Sheets: ObservableObject {
        @Published var modal: Modal = .nothing
        var isThere: Bool { true }
        var isHelp: Bool { get { \(getter) } set { modal = .nothing } }
        var isAbout: Bool { get { modal == .about } set { modal = .nothing } }
        func show(_ modal: Modal) { self.modal = modal }
      }
      """
    #expect(
      sent(model + home("isPresented: $sheets.isHelp", "isPresented: $sheets.isAbout")) == [
        "Row sheet Help for Modal.help", "Row sheet About for Modal.about",
      ])
  }

  @Test("A getter with another comparison, or with several cases, does not identify a sender")
  func others() {
    for getter in ["modal != .help", "modal == .help || modal == .nothing", "modal == first"] {
      let model = """
        class Sheets: ObservableObject {
          @Published var modal: Modal = .nothing
          var first: Modal { .help }
          var isHelp: Bool { get { \(getter) } set { modal = .nothing } }
          func show(_ modal: Modal) { self.modal = modal }
        }
        """
      #expect(sent(model + home("isPresented: $sheets.isHelp", "isPresented: $sheets.isHelp")) == [], "\(getter)")
    }
  }

  @Test("A binding with such a comparison has the same effect")
  func bindings() {
    let model = """
      class Sheets: ObservableObject {
        @Published var modal: Modal = .nothing
        func show(_ modal: Modal) { self.modal = modal }
      }
      """
    let home = home(
      "isPresented: Binding(get: { sheets.modal == .help }, set: { _ in })",
      "isPresented: .constant(sheets.modal == .about)")
    #expect(sent(model + home) == ["Row sheet Help for Modal.help", "Row sheet About for Modal.about"])
  }

  @Test(
    "An item that exists while a part of a property is a case is sent by the code that creates the property's value")
  func parts() {
    let found = sent(
      """
      struct Configuration { let modal: Modal; let text: String? }
      struct Item: Identifiable { let id: Int }
      class Sheets: ObservableObject {
        @Published var current: Configuration?
        func show(_ modal: Modal, text: String? = nil) { current = Configuration(modal: modal, text: text) }
        var help: Item? {
          get {
            guard let current, current.modal == .help else { return nil }
            guard let text = current.text else { return nil }
            return Item(id: text.count)
          }
          set { current = nil }
        }
        var about: Item? {
          get { if current?.modal == .about { return Item(id: 1) }; return nil }
          set { current = nil }
        }
      }
      struct Home: View {
        @State var sheets = Sheets()
        var body: some View {
          NavigationStack {
            Text("").sheet(item: $sheets.help) { item in Help() }
              .navigationDestination(item: $sheets.about) { item in About() }
          }
        }
      }
      struct Row: View {
        let sheets: Sheets
        var body: some View {
          Button("A") { sheets.show(.help, text: "A") }
          Button("B") { sheets.show(.about) }
          Button("C") { sheets.show(.nothing) }
        }
      }
      """)
    #expect(found == ["Row sheet Help for Modal.help", "Row destination About for Modal.about"])
  }

  @Test("A comparison of a parameter with a case selects the kind of transition for callers")
  func paths() {
    let found = transitions(
      """
      enum Way { case modal, pushed }
      final class Detail: UIViewController {}
      final class Help: UIViewController {}
      class Base: UIViewController {
        func open(_ screen: UIViewController, way: Way) {
          if way == .modal {
            present(screen, animated: true)
          } else {
            navigationController?.pushViewController(screen, animated: true)
          }
        }
      }
      final class Home: Base {
        func detail() { open(Detail(), way: .modal) }
        func help() { open(Help(), way: .pushed) }
      }
      """)
    #expect(found == ["Home present Detail", "Home push Help"])
  }
}
