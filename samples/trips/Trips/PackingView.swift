import SwiftUI

/// A packing list, with lists that lead to their items.
struct PackingView: View {
  @State private var path: [PackingRoute] = []
  @State private var isAdding = false

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Button("Clothes") { path.append(.list("Clothes")) }
        NavigationLink("Weather", value: PackingRoute.weather)
      }
      .navigationTitle("Packing")
      .toolbar { Button("Add") { isAdding = true } }
      .navigationDestination(for: PackingRoute.self) { route in
        switch route {
        case .list(let name): PackingListView(name: name)
        case .weather: WeatherView()
        }
      }
      .sheet(isPresented: $isAdding) { NewThingView() }
    }
  }
}

/// The destinations of the packing list.
enum PackingRoute: Hashable {
  case list(String)
  case weather
}

struct PackingListView: View {
  let name: String
  var body: some View { Text(name) }
}

struct WeatherView: View {
  var body: some View { Text("Sunny") }
}

struct NewThingView: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Done") { dismiss() } }
}
