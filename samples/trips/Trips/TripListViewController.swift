import UIKit

/// All trips; the user adds one here, and opens one.
final class TripListViewController: UITableViewController {
  private var trips = [Trip(title: "Lisbon"), Trip(title: "Oslo")]

  @IBAction func addTrip(_ sender: UIBarButtonItem) {
    guard let editor = storyboard?.instantiateViewController(withIdentifier: "edit") as? EditTripViewController else {
      return
    }
    editor.trip = Trip(title: "")
    present(UINavigationController(rootViewController: editor), animated: true)
  }

  @IBAction func saveTrip(_ segue: UIStoryboardSegue) {
    guard let editor = segue.source as? EditTripViewController else { return }
    trips.append(editor.trip)
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    performSegue(withIdentifier: "showTrip", sender: trips[indexPath.row])
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let screen = segue.destination as? TripViewController, let trip = sender as? Trip else { return }
    screen.trip = trip
  }
}

struct Trip {
  var title: String
}
