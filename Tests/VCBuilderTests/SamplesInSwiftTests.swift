import Foundation
import Testing
import VCBuilder
import VCDiagnostics
import VCImporters
import VCModel

/// Two of the samples, rewritten in Swift.
struct SamplesInSwiftTests {
  private func sample(_ name: String) throws -> Model {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let data = try Data(contentsOf: package.appendingPathComponent("samples/\(name).vcmodel.yaml"))
    let read = ModelFile.read(bytes: [UInt8](data), file: name)
    return try #require(read.value, "\(read.diagnostics)")
  }

  @Test func theJourneyOfTheCamera() throws {
    let built = Model(
      "From the camera to a contact and back",
      description: "One action opens each screen and another one dismisses it; the presenter receives the result."
    ) {
      DeviceEnvironment(ios: 12)
      RootViewController { Screen("camera", class: "CameraViewController", title: "Camera") }
      NavigationController("library", class: "UIImagePickerController", title: "Photo library") {
        Screen("photos", class: "PhotosViewController", title: "Photos")
      }
      .delegate("camera")
      AlertController("choices", style: .actionSheet, title: "Photo")
        .action("Assign to contact", then: Present("picker", from: "photos"))
        .action("Use as wallpaper").action("Cancel", style: .cancel)
      NavigationController("picker", class: "ABPeoplePickerNavigationController", title: "People picker") {
        Screen("people", class: "PeopleViewController", title: "All contacts")
      }
      .delegate("photos")

      Present("library", from: "camera").trigger("Tap the photo icon")
        .expect(.outcome(.performed), .initiator(of: "library", is: "camera"))
      Present("choices", from: "photos").trigger("Tap the action button")
        .expect(.initiator(of: "choices", is: "photos"), .presentingViewController(of: "choices", is: "library"))
      Tap("Assign to contact", in: "choices").trigger("Choose “Assign to contact”")
        .expect(
          .dismissed("choices"), .initiator(of: "picker", is: "photos"),
          .presentingViewController(of: "picker", is: "library"), .chain("camera", "library", "picker"))
      Dismiss("photos").trigger("Choose a contact, or Cancel").expect(.dismissed("picker"), .visible("photos"))
      Dismiss("camera").trigger("Done").expect(.dismissed("library"), .visible("camera"))

      Expect.chain("camera")
      Expect.presentedViewController(of: "camera", is: nil)
      FigureRequest(kind: .chain)
    }
    #expect(try built == sample("camera-journey"))
  }

  @Test func thePopover() throws {
    let built = Model(
      "A popover, and what it becomes on a phone",
      description: """
        The filter opens as a popover at its bar button item. In compact width it becomes a sheet; the pointers stay the same.
        """
    ) {
      DeviceEnvironment(idiom: .pad, ios: 17)
      RootViewController { NavigationController("shop", title: "Shop") { "list" } }
      Screen("list", class: "ProductsViewController", title: "Products")
      Screen("filter", class: "FilterViewController", title: "Filter").modalPresentationStyle(.popover)
        .preferredContentSize(width: 320, height: 400).popover(.barButtonItem("Filter", arrows: .up))

      Present("filter", from: "list").trigger("Tap Filter")
        .expect(
          .style(of: "filter", is: .popover), .presentingViewController(of: "filter", is: "shop"),
          .initiator(of: "filter", is: "list"))
      Traits(horizontal: .compact).trigger("Slide Over")
        .expect(.style(of: "filter", is: .formSheet), .presentingViewController(of: "filter", is: "shop"))
      InteractiveDismiss("filter").trigger("Swipe down").expect(.outcome(.performed), .dismissed("filter"))

      FigureRequest(name: "regular", kind: .chain, step: 1)
      FigureRequest(name: "compact", kind: .chain, step: 2)
    }
    #expect(try built == sample("popover"))
  }
}
