import UIKit

extension HomeViewController {
  // MARK: - Coming back

  @IBAction
  private func backToHome(_ segue: UIStoryboardSegue) {}

  @IBAction @objc(finishFor:sender:)
  func finish(_ segue: UIStoryboardSegue, by sender: Any?) {}
}

extension UIViewController {
  @IBAction func justBack(_ segue: UIStoryboardSegue) {}
}
