import Testing

@testable import ViewControllerGraph

@Suite("The text format of figures") struct FigureTextTests {
  private func text(_ kind: FigureKind) throws -> String {
    let model = Model(
      controllers: [
        Controller("home", className: "HomeViewController", title: "Home"), Controller("sheet", title: "Sheet"),
      ], windows: [AppWindow(root: "home")], steps: [Step(.present("sheet", from: "home"), trigger: "Tap +")])
    let drawing = Drawing(subject: .replay(Replay(model)), request: FigureRequest(kind: kind), style: FigureStyle())
    return String(decoding: try TextExporter.bytes(of: drawing, theme: FigureTheme(.light)), as: UTF8.self)
  }

  @Test("a chain lists its screens and its numbered transitions before the hierarchy")
  func chain() throws {
    let lines = try text(.chain).split(separator: "\n")
    #expect(
      lines.prefix(3) == [
        "- Home, view controller; at the end: partly covered",
        "- Sheet, view controller, as a form sheet; at the end: on screen",
        "- Step 1: Home opens Sheet, after: Tap +",
      ])
    #expect(lines.count == 5)
  }

  @Test("pointers are rows before the hierarchy")
  func pointers() throws {
    let rows = try text(.pointers).split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    #expect(
      rows.prefix(5) == [
        "controller property value", "Home (HomeViewController) presentedViewController Sheet",
        "presentingViewController nil", "Sheet presentedViewController nil",
        "presentingViewController Home (HomeViewController)",
      ])
  }

  @Test("a hierarchy is only the hierarchy")
  func hierarchy() throws {
    #expect(try text(.hierarchy).hasPrefix("<HomeViewController"))
  }
}
