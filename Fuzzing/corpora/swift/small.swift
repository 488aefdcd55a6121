class A: UIViewController {
  @IBAction func unwind(_ segue: UIStoryboardSegue) {}
}
