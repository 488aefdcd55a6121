import UIKit

final class ListViewController: UITableViewController {
  @IBAction func backToList(_ segue: UIStoryboardSegue) {}
}
