import VCModel
import VCSourceFacts

/// The routers of the library AppRouter, `Router<Tab, Destination, Sheet>` and `SimpleRouter<Destination, Sheet>`: objects with
/// a path of destinations and the item of a sheet.
struct LibraryRouter {
  /// The methods that send a value.
  static let sendingCalls: Set<String> = ["navigateTo", "presentSheet"]
  static let sheetProperty = "presentedSheet"

  var destination: TypeRef
  var sheet: TypeRef

  /// Returns `nil` for any other type.
  init?(_ type: TypeRef, _ index: SymbolIndex) {
    let type = type.plain
    let count = ["Router": 3, "SimpleRouter": 2][type.name]
    guard type.arguments.count == count, !index.isDeclared(type.name) else { return nil }
    destination = type.arguments[type.arguments.count - 2].plain
    sheet = type.arguments[type.arguments.count - 1].plain
  }

  /// Returns the type of the values that a method sends.
  func type(sentBy method: String) -> TypeRef { method == "navigateTo" ? destination : sheet }
}
