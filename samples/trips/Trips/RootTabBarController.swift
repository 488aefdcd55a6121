import SwiftUI
import UIKit

/// The trips, from the storyboard, and the packing list, in SwiftUI.
final class RootTabBarController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let packing = UIHostingController(rootView: PackingView())
    packing.tabBarItem = UITabBarItem(title: "Packing", image: UIImage(systemName: "bag"), tag: 1)
    viewControllers?.append(packing)
  }
}
