import UIKit

class StepController: UIViewController {
  @IBAction func backToStep(segue: UIStoryboardSegue) {}
}

typealias AnyStep = StepController

class NameStepController: AnyStep {}
class PlaceStepController: App.StepController, UITextFieldDelegate {}

@objc(Seen) class FolderController: UITableViewController {
  @IBAction func up(_ segue: UIStoryboardSegue) {}
}
