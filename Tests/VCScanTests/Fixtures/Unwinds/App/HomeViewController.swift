import UIKit

/// Does not implement it: `@IBAction func backToHome(_ segue: UIStoryboardSegue)` stands elsewhere.
final class HomeViewController: UIViewController {
  let help = "@IBAction func finish(for segue: UIStoryboardSegue, sender: Any?) {"
}

#if os(macOS)
  class OtherViewController: NSViewController {
    @IBAction func backToHome(_ segue: UIStoryboardSegue) {}
  }
#endif
