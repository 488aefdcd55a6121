import Testing
import VCDiagram
import VCDrawing
import VCFigures
import VCModel
import VCReplay

@Suite("What boxes and lines say") struct BoxTextTests: TwoScreens {
  @Test("a note is on the box")
  func note() {
    #expect(
      words("shown", model { $1.note = "Also opened from search" }) == ["view controller", "Also opened from search"])
  }

  @Test("a controller of one of the model's storyboards names it, with its identifier")
  func storyboards() {
    var model = model { _, _ in }
    model.storyboards = [Storyboard(name: "Main", initial: "home", identifiers: ["Second": "shown"])]
    #expect(words("home", model).suffix(1) == ["from Main"])
    #expect(words("shown", model).suffix(2) == ["from Main", "identifier Second"])
    model.steps = [
      Step(.instantiate(storyboard: "Main", identifier: nil, as: nil)),
      Step(.instantiate(storyboard: "Main", identifier: "Second", as: nil)),
    ]
    #expect(
      diagram(model, .frames).frames.map(\.title) == [
        "Start", "Instantiate the initial scene of Main", "Instantiate Second from Main",
      ])
  }

  @Test("modality in presentation stops only the swipe")
  func modal() {
    #expect(words("shown", model { $1.isModalInPresentation = true }).last == "not dismissible by swiping")
  }

  @Test("the style of an action is not said twice")
  func actions() {
    let model = model(style: .automatic) {
      $1.kind = .alert
      $1.className = "UIAlertController"
      $1.actions = [AlertAction("Cancel", style: .cancel), AlertAction("Remove", style: .destructive)]
    }
    #expect(words("shown", model).suffix(2).joined(separator: " ") == "buttons Cancel and Remove (destructive)")
  }

  @Test("the legend and the label of an asking line use one word")
  func asking() throws {
    let words = EdgeKind.asks.words
    #expect(words == "asks for the presentation")
    #expect(diagram(Sample.camera).edges.first { $0.kind == .asks }?.label == ["asks"])
  }

  @Test("the number of a step does not stand alone on a line")
  func numbers() throws {
    var model = Sample.camera
    model.steps[2].trigger = "Überweisungsbestätigungsschaltfläche"
    let label = try #require(diagram(model).edges.last { $0.kind == .presents }?.label)
    #expect(label.first?.hasPrefix("3. Überw") == true)
  }

  @Test("a family of several ranks has room for its whole title")
  func clusterTitle() {
    let title = "Choose the manager who will review it"
    let model = model {
      $0.title = "Home"
      $1.title = title
      $1.kind = .navigation
      $1.children = ["inner"]
    }
    var deep = model
    deep.controllers.append(Controller("inner"))
    #expect(diagram(deep).clusters.last?.title == title)
  }

  @Test("a frame says what a segue did")
  func segue() {
    var model = Sample.camera
    model.segues = [Segue("showPhotos", kind: .show, from: "albums", to: "photos")]
    model.steps[1] = Step(.performSegue("showPhotos", from: "albums"))
    #expect(diagram(model, .frames).frames[2].detail == "Photo library pushes Photos, asked by Albums")
  }
}
