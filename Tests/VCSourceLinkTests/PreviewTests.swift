import Testing
import VCSwiftSource

/// Controllers that UIKit passes from one delegate method to another.
@Suite("UIKit: previews", .enabled(if: SwiftSource.isAvailable))
struct PreviewTests {
  @Test("The controller of a preview is passed to the method that shows it")
  func commits() {
    let found = transitions(
      """
      class Photo: UIViewController {}
      class List: UITableViewController, UIViewControllerPreviewingDelegate {
        func previewingContext(_ context: UIViewControllerPreviewing, viewControllerForLocation location: CGPoint)
          -> UIViewController?
        {
          let photo = Photo()
          return photo
        }
        func previewingContext(_ context: UIViewControllerPreviewing, commit controller: UIViewController) {
          navigationController?.pushViewController(controller, animated: true)
        }
      }
      """)
    #expect(found == ["List push Photo"])
  }

  @Test("The same in Objective-C")
  func commitsInObjectiveC() {
    let found = objectiveC(
      """
      - (UIViewController *)previewingContext:(id)context viewControllerForLocation:(CGPoint)location {
        return [Help new];
      }
      - (void)previewingContext:(id)context commitViewController:(UIViewController *)controller {
        [self.navigationController pushViewController:controller animated:YES];
      }
      """)
    #expect(found == ["Home push Help"])
  }

  @Test(
    "The controller of a context menu's preview is the animator's, also if another object makes the menu",
    arguments: [
      "UIContextMenuConfiguration(identifier: nil, previewProvider: { Photo() }) { _ in UIMenu() }",
      "item.menu(at: path)",
    ])
  func contextMenus(menu: String) {
    let found = transitions(
      """
      class Photo: UIViewController {}
      class Item {
        func menu(at path: IndexPath) -> UIContextMenuConfiguration? {
          UIContextMenuConfiguration(identifier: nil, previewProvider: { Photo() }) { _ in UIMenu() }
        }
      }
      class List: UITableViewController {
        let item = Item()
        override func tableView(
          _ tableView: UITableView, contextMenuConfigurationForRowAt path: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
          \(menu)
        }
        override func tableView(
          _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
          animator: UIContextMenuInteractionCommitAnimating
        ) {
          animator.addCompletion {
            guard let photo = animator.previewViewController else { return }
            self.show(photo, sender: self)
          }
        }
      }
      """)
    #expect(found == ["List show Photo"])
  }
}
