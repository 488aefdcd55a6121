import Testing
import VCDiagnostics
import VCModel

/// Swift Testing has a type of the same name.
private typealias Location = VCDiagnostics.SourceLocation

private func model(at location: Location?, title: String = "Shop") -> Model {
  let origin = Origin(location)
  var model = Model(
    title: title, controllers: [Controller("list", title: "Products", origin: origin), Controller("detail")],
    windows: [AppWindow(root: "list", origin: origin)],
    steps: [Step(.present("detail", from: "list"), expect: [Assertion(.visible(["detail"]), origin: origin)])])
  model.figures = [FigureRequest(origin: origin)]
  return model
}

@Suite struct ModelTests {
  @Test func aModelIsTheSameWhicheverFileSaysIt() {
    let written = model(at: Location(file: "shop.yml", line: 2, column: 5))
    #expect(written == model(at: nil))
    #expect(Set([written, model(at: nil)]).count == 1)
    #expect(written != model(at: nil, title: "Another shop"))
  }

  @Test(arguments: [
    (Idiom.phone, SizeClass.compact), (.pad, .regular), (.tv, .regular), (.mac, .regular), (.vision, .regular),
  ])
  func theWidthFollowsFromTheIdiomUnlessGiven(idiom: Idiom, width: SizeClass) {
    #expect(DeviceEnvironment(idiom: idiom).horizontalSizeClass == width)
    #expect(DeviceEnvironment(idiom: idiom).verticalSizeClass == .regular)
    #expect(DeviceEnvironment(idiom: idiom, horizontalSizeClass: .compact).horizontalSizeClass == .compact)
  }
}

@Suite struct ControllerTests {
  @Test(arguments: [
    (Controller("c", className: "App.ListVC", title: "Products"), "Products"),
    (Controller("c", className: "App.ListVC", title: ""), "ListVC"),
    (Controller("c", className: "ListVC"), "ListVC"),
    (Controller("c", className: "SwiftUI.UIHostingController<App.DetailView>"), "UIHostingController<DetailView>"),
    (Controller("c", className: "App.Pair<App.Left, Kit.Right>"), "Pair<Left, Right>"),
    (Controller("c", className: "App.(unknown context at $10).ListVC"), "ListVC"),
    (Controller("c", className: ""), "c"),
    (Controller("c"), "c"),
  ])
  func isCalledByItsTitleElseItsClassElseItsIdentifier(controller: Controller, name: String) {
    #expect(controller.displayName == name)
  }

  /// R25: navigation and tab bar controllers define a context by default; an explicit value takes precedence.
  @Test(arguments: ControllerKind.allCases)
  func definesAContextByItsKindUnlessToldOtherwise(kind: ControllerKind) {
    var controller = Controller("c", kind: kind)
    #expect(controller.definesContext == [.navigation, .tabBar].contains(kind))
    for explicit in [true, false] {
      controller.definesPresentationContext = explicit
      #expect(controller.definesContext == explicit)
    }
  }
}
