import Testing
import VCBuilder
import VCDiagnostics
import VCImporters
import VCModel

/// The same model as a file and in Swift.
struct BuilderEqualsFileTests {
  private func read(_ text: String) throws -> Model {
    let read = ModelFile.read(text, file: "m.yaml")
    return try #require(read.value, "\(read.diagnostics)")
  }

  @Test func pickingAPerson() throws {
    let file = try read(
      """
      title: Picking a person while taking a photo
      window: {id: camera, class: CameraViewController, title: Camera}
      controllers:
        library: {class: UINavigationController, title: Photo library, children: [albums]}
        albums: {class: AlbumsViewController, title: Albums}
        photos: {class: PhotosViewController, title: Photos}
        picker: {class: ABPeoplePickerNavigationController, title: People picker, children: [people], delegate: photos}
        people: {class: PeopleViewController, title: All contacts}
      steps:
        - {present: library, from: camera, trigger: Tap the photo icon}
        - {push: photos, onto: library, trigger: Choose an album}
        - {present: picker, from: photos, trigger: Tap the action button}
      expect:
        chain: [camera, library, picker]
        presentingViewController: {picker: library, people: library, photos: camera}
        initiator: {picker: photos}
      """)
    let built = Model("Picking a person while taking a photo") {
      RootViewController { Screen("camera", class: "CameraViewController", title: "Camera") }
      NavigationController("library", title: "Photo library") {
        Screen("albums", class: "AlbumsViewController", title: "Albums")
      }
      Screen("photos", class: "PhotosViewController", title: "Photos")
      NavigationController("picker", class: "ABPeoplePickerNavigationController", title: "People picker") {
        Screen("people", class: "PeopleViewController", title: "All contacts")
      }
      .delegate("photos")

      Present("library", from: "camera").trigger("Tap the photo icon")
      Push("photos", onto: "library").trigger("Choose an album")
      Present("picker", from: "photos").trigger("Tap the action button")

      Expect.chain("camera", "library", "picker")
      Expect.presentingViewController(of: "picker", is: "library")
      Expect.presentingViewController(of: "people", is: "library")
      Expect.presentingViewController(of: "photos", is: "camera")
      Expect.initiator(of: "picker", is: "photos")
    }
    #expect(file == built)
  }

  @Test func mailOnAPad() throws {
    let file = try read(
      """
      title: Mail
      description: Three columns, a popover and a form sheet
      environment: {idiom: pad, ios: 16, policy: {arrows: effective}}
      windows:
        - id: left
          root:
            id: split
            class: UISplitViewController
            columns: {primary: {id: accounts}, supplementary: {id: messages}, secondary: message}
        - {id: right, root: message2}
      controllers:
        message: {kind: hosting, class: UIHostingController, supportedInterfaceOrientations: [landscape]}
        message2: {definesPresentationContext: true}
        actions: {class: UIAlertController, alertStyle: actionSheet, popover: {barButtonItem: Reply}}
      steps:
        - {present: {id: compose, modalPresentationStyle: formSheet}, from: message, expect: {style: {compose: formSheet}}}
        - {interactiveDismiss: null, shouldDismiss: false, expect: {outcome: ignored, dismissed: []}}
        - {traits: {horizontalSizeClass: compact}}
        - {setRoot: message2}
      figures: [{kind: pointers, focus: split, direction: TB, maxWidth: 900}]
      """)
    let built = Model("Mail", description: "Three columns, a popover and a form sheet") {
      DeviceEnvironment(idiom: .pad, ios: 16, policy: Policy(arrows: .effective))
      RootViewController(ofWindow: "left") {
        SplitViewController(
          "split",
          columns: [.primary: Screen("accounts"), .supplementary: Screen("messages"), .secondary: "message"])
      }
      RootViewController("message2", ofWindow: "right")
      HostingController("message").supportedInterfaceOrientations(.landscape)
      Screen("message2").definesPresentationContext()
      AlertController("actions", style: .actionSheet).popover(.barButtonItem("Reply"))

      Present(Screen("compose").modalPresentationStyle(.formSheet), from: "message")
        .expect(.style(of: "compose", is: .formSheet))
      InteractiveDismiss(shouldDismiss: false).expect(.outcome(.ignored), .dismissed())
      Traits(horizontal: .compact)
      SetRoot("message2")

      FigureRequest(kind: .pointers, focus: ["split"], direction: .topToBottom, maxWidth: 900)
    }
    #expect(file == built)
  }

  @Test func aDumpWithStoryboards() throws {
    let file = try read(
      """
      window: tabs
      controllers:
        tabs: {class: UITabBarController, children: [{id: home}, {id: settings}], selected: settings}
        sheet: {modalPresentationStyle: formSheet}
        over: {}
      presentations:
        - {presented: sheet, by: tabs, from: settings}
        - {presented: over, by: sheet, from: null, style: popover, popover: {sourceItem: cell}, trigger: Tap}
      storyboards: {Main: {initial: tabs, identifiers: {settings: settings}}}
      segues: [{identifier: back, kind: unwind, from: over, action: "back:"}]
      steps:
        - {performSegue: back, from: over}
        - {instantiate: settings, storyboard: Main, as: another}
        - {present: another, from: home}
      """)
    let built = Model {
      RootViewController("tabs")
      TabBarController("tabs") {
        Screen("home")
        Screen("settings")
      }
      .selected("settings")
      Screen("sheet").modalPresentationStyle(.formSheet)
      Screen("over")

      Presented("sheet", by: "tabs", from: "settings")
      Presented("over", by: "sheet", from: .some(nil)).style(.popover).popover(.sourceItem("cell")).trigger("Tap")
      Storyboard(name: "Main", initial: "tabs", identifiers: ["settings": "settings"])
      Segue("back", kind: .unwind, from: "over", unwindAction: "back:")

      PerformSegue("back", from: "over")
      Instantiate("settings", storyboard: "Main", as: "another")
      Present("another", from: "home")
    }
    #expect(file == built)
  }
}
