import Foundation
import Observation
import Testing
import ViewControllerModel

/// The code in the article on testing an app, as in an app: with Foundation and its own types around it.
@Suite struct AppTests {
  private let model = Model("Choosing a photo") {
    RootViewController { Screen("home", class: "HomeViewController") }
    NavigationController("library") { Screen("albums", class: "AlbumsViewController") }
    Present("library", from: "home", style: .pageSheet)

    Expect.presentingViewController(of: "albums", is: "home")
  }

  private let dump = """
    <App.HomeViewController 0x1>, state: appeared, view: <UIView 0x2>
       + <UINavigationController 0x3>, state: appeared, view: <UILayoutContainerView 0x4>, presented with: <_UIPageSheetPresentationController 0x5>
       |    | <App.AlbumsViewController 0x6>, state: appeared, view: <UIView 0x7>
    """

  @Test func albumsBelongToWhatHomePresents() {
    #expect(Replay(model).checkExpectations() == [])
  }

  @Test func theAppStandsAsTheModelSays() throws {
    let seen = try #require(DumpImporter.read(dump, file: "dump.txt").value)
    #expect(ObservedHierarchyCheck(model).findings(against: seen, named: "dump.txt") == [])
  }

  @Test func theFirstDifferenceIsSaid() throws {
    let other = dump.replacingOccurrences(of: "App.Albums", with: "App.Moments")
    let seen = try #require(DumpImporter.read(other, file: "dump.txt").value)
    let difference = try #require(ObservedHierarchyCheck(model).findings(against: seen, named: "dump.txt").first)
    #expect("\(difference)".contains("MomentsViewController"), "\(difference)")
    #expect("\(difference)".hasSuffix("[seen-otherwise]\n") == false)
    #expect("\(difference)".contains("error: "))
  }

  /// A system macro whose expansion names its module.
  @Observable final class Settings {
    var isOn = false
  }

  @Test func foundationsNamesStayItsOwn() {
    let queue = OperationQueue()
    let operation: Operation = BlockOperation {}
    queue.addOperations([operation], waitUntilFinished: true)
    #expect(operation.isFinished)
    #expect(Settings().isOn == false)
  }
}
