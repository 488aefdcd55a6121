import VCModel

/// Two views, and enums whose cases represent them.
let routedViews = """
  struct Account: View { var body: some View { Text("") } }
  struct Settings: View { var body: some View { Text("") } }
  enum Route: Hashable { case account(id: Int), settings, nothing }
  enum Modal: Identifiable { case settings; var id: Int { 1 } }
  """

/// The transitions by values, each with its value, in an app with the routed views.
func sent(_ source: String) -> [String] {
  map(["App.swift": routedViews + "\n" + source]).transitions.compactMap { transition in
    transition.via.map { "\(transition.words) for \($0.value)" }
  }
}
