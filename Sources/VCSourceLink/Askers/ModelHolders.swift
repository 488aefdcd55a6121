import VCModel
import VCSourceFacts

/// The screens that hold view models.
final class ModelHolders {
  private let linker: Linker
  private lazy var holders: [String: Set<Screen>] = findHolders()
  private static let mostHolders = 3
  private static let endings = ["Model", "Presenter", "Interactor", "ViewStore"]

  init(_ linker: Linker) { self.linker = linker }

  /// Returns the screens that hold a view model in a property, if there are few.
  func holders(of type: TypeSymbol?) -> [Screen] {
    guard let type, type.isDeclared, Self.isModel(type.name), let found = holders[type.name],
      found.count <= Self.mostHolders
    else { return [] }
    return found.inOrder
  }

  private static func isModel(_ name: String) -> Bool { endings.contains { name.hasSuffix($0) } }

  private func findHolders() -> [String: Set<Screen>] {
    var found: [String: Set<Screen>] = [:]
    for holder in linker.index.orderedTypes {
      guard let screen = linker.screen(holder) else { continue }
      for variable in holder.allVariables where variable.declaration.getter == nil && !variable.declaration.isStatic {
        guard let type = linker.resolver.type(of: variable)?.plain.name else { continue }
        if Self.isModel(type) { found[type, default: []].insert(screen) }
        // `var presenter: DetailPresenting`
        guard linker.index.symbol(type)?.kind == .protocol else { continue }
        for model in linker.index.inheritors(of: type) where Self.isModel(model.name) {
          found[model.name, default: []].insert(screen)
        }
      }
    }
    return found
  }
}
