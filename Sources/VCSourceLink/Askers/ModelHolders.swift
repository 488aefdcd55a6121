import VCModel
import VCSourceFacts

/// The screens that hold view models.
final class ModelHolders {
  private unowned let linker: Linker
  private lazy var holders: [String: [Screen]] = findHolders()
  /// The types of objects that screens receive as their view models, whatever the types are called.
  private var received: Set<String> = []
  /// The roles of view models, with which their names and the labels of arguments for them end: `viewModel: model`.
  private static let roles = ["Model", "Presenter", "Interactor", "Processor", "Reactor"]
  /// The last words of the names of view models. A store's argument is labelled by what the view does with it.
  private static let endings = roles + ["ViewStore"]

  init(_ linker: Linker) { self.linker = linker }

  /// Returns the screens that hold a view model in a property, if there are few.
  func holders(of type: TypeSymbol?) -> [Screen] {
    guard let type, type.isDeclared, let found = holders[type.name],
      Self.isModel(type.name) || received.contains(type.name), found.count <= LinkLimits.holdersOfModel
    else { return [] }
    return found.inOrder
  }

  private static func isModel(_ name: String) -> Bool { endings.contains { name.hasSuffix($0) } }

  /// Returns the view model that gives a screen only a part of itself: `var context: ListModel.Context`.
  private func modelAround(_ variable: VariableSymbol) -> String? {
    guard let name = variable.declaration.type?.name, let dot = name.lastIndex(of: ".") else { return nil }
    let model = linker.index.resolve(String(name[..<dot]), in: variable.owner)
    return Self.isModel(model) && linker.index.isDeclared(model) ? model : nil
  }

  private func findHolders() -> [String: [Screen]] {
    var found: [String: [Screen]] = [:]
    for holder in linker.index.orderedTypes {
      guard let screen = linker.screen(holder) else { continue }
      // `func bind(reactor: ListReactor)`, by which ReactorKit gives a screen its model.
      for function in holder.functions["bind"] ?? [] {
        guard
          let type = function.declaration.parameters.first?.type.map({ linker.index.type($0, in: holder).plain.name }),
          Self.isModel(type)
        else { continue }
        found[type, default: []].formUnion([screen])
      }
      for variable in holder.allVariables where variable.declaration.getter == nil && !variable.declaration.isStatic {
        if let model = modelAround(variable) { found[model, default: []].formUnion([screen]) }
        guard let written = linker.resolver.type(of: variable)?.plain else { continue }
        let type = written.name
        if Self.isModel(type) {
          found[type, default: []].formUnion([screen])
          // `var viewModel: ViewModel<DetailActionHandler>`
          for argument in written.arguments {
            guard let kind = linker.index.symbol(argument.name)?.kind, kind == .class || kind == .struct else {
              continue
            }
            received.insert(argument.name)
            found[argument.name, default: []].formUnion([screen])
          }
        }
        // `var presenter: DetailPresenting`
        guard linker.index.symbol(type)?.kind == .protocol else { continue }
        for model in linker.index.inheritors(of: type) where Self.isModel(model.name) {
          found[model.name, default: []].formUnion([screen])
        }
      }
    }
    for (call, scope) in linker.record.orderedCalls {
      for (value, scope) in models(givenBy: call, scope) {
        guard case .constructor(let type) = linker.resolver.callee(of: call, scope),
          let screen = linker.index.symbol(type.name).flatMap(linker.screen),
          let model = linker.resolver.type(of: value, scope)?.plain.name,
          let symbol = linker.index.symbol(model), symbol.isDeclared, symbol.kind == .class,
          linker.screen(symbol) == nil
        else { continue }
        received.insert(model)
        found[model, default: []].formUnion([screen])
      }
    }
    return found
  }

  /// Returns the arguments of an initialiser that may be view models, by themselves or in a wrapper:
  /// `Table(store: Store(processor: processor))`.
  private func models(givenBy call: Call, _ scope: Scope) -> [(value: Expression, scope: Scope)] {
    call.arguments.flatMap { argument -> [(value: Expression, scope: Scope)] in
      if let label = argument.label, Self.isLabelOfModel(label) { return [(argument.value, scope)] }
      var values = [(value: argument.value, scope: scope)]
      if case .name(let name, _) = argument.value, let local = scope.local(name) { values = local.values }
      return values.flatMap { value, scope -> [(value: Expression, scope: Scope)] in
        guard case .call(let wrapper) = value, case .constructor(let type) = linker.resolver.callee(of: wrapper, scope),
          let symbol = linker.index.symbol(type.name), symbol.isDeclared, linker.screen(symbol) == nil
        else { return [] }
        return wrapper.arguments.filter { $0.label.map(Self.isLabelOfModel) ?? false }.map { ($0.value, scope) }
      }
    }
  }

  /// Returns whether an initialiser's argument may be a view model, of a screen that may hold any: `Table(viewModel: model)`.
  private static func isLabelOfModel(_ label: String) -> Bool {
    roles.contains { label.lowercased().hasSuffix($0.lowercased()) }
  }
}
