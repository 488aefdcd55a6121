import UIKit

/// One trip, with its photos and a share button.
final class TripViewController: UIViewController {
  var trip = Trip(title: "")
  private lazy var photos = PhotosViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(title: "Photos", style: .plain, target: self, action: #selector(showPhotos)),
      UIBarButtonItem(title: "Share", style: .plain, target: self, action: #selector(share)),
    ]
  }

  @objc private func showPhotos() { navigationController?.pushViewController(photos, animated: true) }

  @objc private func share(_ sender: UIBarButtonItem) {
    let activity = UIActivityViewController(activityItems: [trip.title], applicationActivities: nil)
    activity.modalPresentationStyle = .popover
    activity.popoverPresentationController?.barButtonItem = sender
    present(activity, animated: true)
  }
}
