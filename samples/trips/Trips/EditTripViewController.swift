import UIKit

/// Asks before discarding changes.
final class EditTripViewController: UIViewController {
  var trip = Trip(title: "")

  @objc func cancel() {
    let question = UIAlertController(title: "Discard the trip?", message: nil, preferredStyle: .actionSheet)
    question.addAction(
      UIAlertAction(title: "Discard", style: .destructive) { [weak self] _ in self?.dismiss(animated: true) })
    present(question, animated: true)
  }
}
