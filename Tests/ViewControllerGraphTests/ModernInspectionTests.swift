import Testing
import ViewControllerGraph

/// `inspect` with current UIKit, and with the system's own controllers.
@Suite struct ModernInspectionTests {
  private func model(_ yaml: String) throws -> Model {
    try #require(ModelFile.read(yaml, file: "m.vcmodel.yaml").value)
  }

  private func members(_ value: JSONValue?) throws -> [String: JSONValue] {
    guard case .object(let members)? = value else { return try #require(nil) }
    return members
  }

  private func controller(_ id: String, _ yaml: String) throws -> [String: JSONValue] {
    try members(Inspection(Replay(try model(yaml))).json(of: ControllerID(id)))
  }

  private let sheet = """
    environment: {ios: 17}
    window: home
    controllers:
      home: {childForStatusBarStyle: null}
      places: {sheet: {detents: [medium, large], largestUndimmed: medium}}
    steps:
      - {present: places, from: home}
    """

  @Test func saysWhereASheetRests() throws {
    let places = try controller("places", sheet)
    #expect(places["sheet"] == ["detent": "medium", "undimmed": .bool(true), "detents": .array(["medium", "large"])])
    let text = Inspection(Replay(try model(sheet))).text
    #expect(text.contains("places: sheet at medium, the screen below undimmed"))
  }

  @Test func saysHowAPresentationIsAnimatedAndWhoChose() throws {
    let yaml = """
      environment: {ios: 18}
      window: home
      controllers: {home: {}, a: {preferredTransition: zoom}}
      steps:
        - {present: a, from: home}
      """
    let presentation = try members(try controller("a", yaml)["presentation"])
    #expect(presentation["transitionChooser"] == "preferredTransition")
    #expect(presentation["chosen"] == "zoom")
  }

  @Test func saysHowColumnsAreSeen() throws {
    let yaml = """
      environment: {idiom: pad, ios: 17}
      window: split
      controllers:
        split: {class: UISplitViewController, columns: {primary: a, secondary: b}, preferredDisplayMode: secondaryOnly}
        a: {}
        b: {}
      """
    #expect(try controller("split", yaml)["displayMode"] == "secondaryOnly")
  }

  @Test func saysWhereTabsAreAndWhichBarsSurroundAScreen() throws {
    let yaml = """
      environment: {idiom: pad, ios: 18}
      window: {id: tabs, class: UITabBarController, children: [nav]}
      controllers:
        nav: {class: UINavigationController, children: [list]}
        list: {searchController: search}
        search: {class: UISearchController}
      """
    #expect(try controller("tabs", yaml)["tabBarPlacement"] == "top")
    let list = try controller("list", yaml)
    #expect(list["bars"] == .array(["navigationBar", "tabBar", "searchBar"]))
    #expect(list["search"] == ["controller": "search", "isActive": .bool(false)])
  }

  @Test func saysActionsAndPages() throws {
    let yaml = """
      environment: {ios: 17}
      window: book
      controllers:
        book: {class: UIPageViewController, pages: [a, b]}
        a: {}
        b: {}
        ask: {class: UIAlertController, actions: [{title: Delete, style: destructive}]}
      """
    #expect(try controller("book", yaml)["pages"] == .array(["a", "b"]))
    #expect(try controller("ask", yaml)["actions"] == .array([["title": "Delete", "style": "destructive"]]))
  }

  @Test func saysScenesAndWhoIsAskedAboutTheStatusBar() throws {
    let yaml = """
      environment: {ios: 17}
      scenes: [{id: main, state: background}]
      windows: [{id: main, root: home, scene: main}]
      controllers: {home: {}}
      """
    let members = try members(Inspection(Replay(try model(yaml))).json)
    #expect(members["windows"] == .array([["id": "main", "root": "home", "scene": "main"]]))
    #expect(members["scenes"] == .array([["id": "main", "state": "background"]]))
    let asked = try self.members(members["systemBars"])["statusBarStyle"]
    #expect(asked == ["asked": .array(["home"]), "answer": "home"])
  }

  @Test func listsCallbacksAndThatASheetsPresenterGetsNone() throws {
    let text = Inspection(Replay(try model(sheet))).text
    #expect(text.contains("1     places      viewWillAppear, viewDidAppear"))
    #expect(text.contains("1     home        none"))
  }

  @Test(arguments: SystemTable.Format.allCases) func listsTheSystemsControllers(_ format: SystemTable.Format) {
    let text = SystemTable().text(as: format)
    for word in ["ABPeoplePickerNavigationController", "ABPeoplePickerNavigationControllerDelegate", "AddressBookUI"] {
      #expect(text.contains(word))
    }
    #expect(format != .markdown || text.hasPrefix("| framework | view controller |"))
    #expect(format != .html || text.hasPrefix("<table>") && text.hasSuffix("</table>\n"))
  }
}
