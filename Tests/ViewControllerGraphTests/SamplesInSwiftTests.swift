import Testing
import ViewControllerGraph

/// Samples that are written in Swift as well: both ways give the same model.
@Suite struct SamplesInSwiftTests {
  @Test func camera() throws {
    let model = Model(
      "Picking a person while taking a photo",
      description: "The camera presents the photo library. A screen on the library's stack asks for the people picker, "
        + "and the library's navigation controller presents it."
    ) {
      Environment(ios: 17)
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
    }
    try check(model, is: "camera")
  }

  @Test func twoFamilies() throws {
    let model = Model(
      "Two families",
      description: "A tab bar controller's family presents a second family. All five members of the first see the second "
        + "one's top, and both members of the second see the first one's top."
    ) {
      Environment(ios: 17)
      RootViewController {
        TabBarController("tabs", title: "Shop") {
          NavigationController("browse", title: "Browse") {
            Screen("list", class: "ListViewController", title: "Products")
            Screen("detail", class: "DetailViewController", title: "Product")
          }
          Screen("cart", class: "CartViewController", title: "Cart")
        }
        .selected("browse")
      }
      NavigationController("account", title: "Account") {
        Screen("form", class: "SignInViewController", title: "Sign in")
      }
      Present("account", from: "detail").trigger("Tap Sign in")
      FigureRequest(kind: .pointers)
    }
    try check(model, is: "two-families")
  }

  /// Compares with the file, leaving aside what the file expects: that is the file's own test.
  private func check(_ model: Model, is sample: String) throws {
    let path = "samples/\(sample).vcmodel.yaml"
    var read = try #require(ModelFile.read(try PackageFiles.text(of: path), file: path).value)
    #expect(Replay(model).hierarchy == Replay(read).hierarchy)
    read.expect = []
    #expect(model == read)
  }
}
