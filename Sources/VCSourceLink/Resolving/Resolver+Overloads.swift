import VCModel
import VCSourceFacts

/// The choice among functions of the same name.
extension Resolver {
  /// Returns the functions of a type and its ancestors that a call can refer to, preferring those whose parameters match the
  /// types of the arguments.
  func functions(named name: String, of type: String, _ call: Call, _ scope: Scope) -> [FunctionSymbol] {
    let nearest = index.functions(call, named: name, of: type) { isAccessible($0, scope) }
    guard nearest.count > 1 || nearest.count == 1 && isOneOfSeveral(name, call) else { return nearest }
    var fitting = nearest.filter { argumentsFit(call, scope, $0) }
    if fitting.isEmpty {
      fitting = index.functions(call, named: name, of: type) {
        isAccessible($0, scope) && argumentsFit(call, scope, $0)
      }
    }
    // Code that can wait calls the asynchronous one of two functions, other code cannot call it.
    let ofKind = fitting.filter { $0.declaration.isAsync == call.isAwaited }
    if !ofKind.isEmpty { fitting = ofKind }
    return fitting.isEmpty ? nearest : inModule(of: scope, closest(bestMatches(fitting, call, scope), call))
  }

  /// Returns the functions that the module of the calling code declares, of those with the same signature: only other modules
  /// can declare it again. The folders of files tell modules apart.
  func inModule(of scope: Scope, _ functions: [FunctionSymbol]) -> [FunctionSymbol] {
    guard functions.count > 1, functions.allSatisfy({ $0.hasBody && $0.hasSignature(of: functions[0]) }) else {
      return functions
    }
    let folders = index.folders(of: scope.context.file)
    let common = functions.map { zip(index.folders(of: $0.file), folders).prefix { $0 == $1 }.count }
    let most = common.max()
    return zip(functions, common).filter { $0.1 == most }.map(\.0)
  }

  /// Returns whether code may call a function: another file may have a private one with the same name.
  func isAccessible(_ function: FunctionSymbol, _ scope: Scope) -> Bool {
    !function.declaration.isFilePrivate || function.file == scope.context.file
  }

  /// Returns the functions with the most parameters of their arguments' own types, which Swift prefers to generic ones. The name of
  /// an argument whose type is unknown stands for its type: `push(author)` for `push(_ author: Author)`.
  private func bestMatches(_ functions: [FunctionSymbol], _ call: Call, _ scope: Scope) -> [FunctionSymbol] {
    guard functions.count > 1, call.selector == nil else { return functions }
    let given = call.arguments.map { type(of: $0.value, scope)?.plain.name }
    let matches = functions.map { function in
      zip(Arguments(function, call)?.positions ?? [], function.declaration.parameters).count { place, parameter in
        guard let place, let written = parameter.type else { return false }
        let wanted = index.type(written, in: function.owner).plain.name
        if let given = given[place] { return index.ancestry(of: given).contains(wanted) }
        let name = call.arguments[place].value.lastName?.lowercased()
        return name == parameter.name.lowercased() || name == wanted.lowercased()
      }
    }
    let most = matches.max()
    return zip(functions, matches).filter { $0.1 == most }.map(\.0)
  }

  /// Returns whether inherited functions of that name may also accept the arguments: one for views next to one for
  /// controllers.
  private func isOneOfSeveral(_ name: String, _ call: Call) -> Bool {
    guard call.selector == nil, !call.arguments.isEmpty, let all = functionsByName[name], all.count > 1 else {
      return false
    }
    return all.contains { function in
      guard let type = function.declaration.parameters.first?.type else { return false }
      return type.name == "View" || function.declaration.generics.contains { $0.constraint?.name == "View" }
    }
  }

  /// Returns the functions that use the fewest default values, which Swift prefers among matching overloads.
  private func closest(_ functions: [FunctionSymbol], _ call: Call) -> [FunctionSymbol] {
    guard functions.count > 1, call.selector == nil else { return functions }
    let missing = functions.map { Arguments($0, call)?.positions.count { $0 == nil } ?? 0 }
    guard let least = missing.min() else { return functions }
    return zip(functions, missing).filter { $0.1 == least }.map(\.0)
  }

  /// Returns whether a function accepts the arguments of a call, as far as their types are known.
  func argumentsFit(_ call: Call, _ scope: Scope, _ function: FunctionSymbol) -> Bool {
    guard let places = Arguments(function, call)?.positions else { return true }
    return zip(places, function.declaration.parameters).allSatisfy { place, parameter in
      if let place, let written = parameter.type, let name = call.arguments[place].value.implicitMember {
        return !function.declaration.generics.contains { $0.name == written.name }
          && mayHave(name, index.type(written, in: function.owner).plain)
      }
      guard let place, let written = parameter.type, let given = type(of: call.arguments[place].value, scope)?.plain,
        !given.isMeta
      else { return true }
      let generic = function.declaration.generics.first { $0.name == written.name }
      guard let written = generic == nil ? written : generic?.constraint else { return true }
      let wanted = index.type(written, in: function.owner).plain
      // `push<Content: View>(_ view: Content)` beside `push(_ controller: UIViewController)`
      if wanted.name == "View" { return !isPrecise(given) || index.isView(given.name) }
      if index.controllerKind(given.name) != nil, !index.isDeclared(given.name),
        index.symbol(wanted.name)?.kind == .protocol
      {
        return index.conforms(given.name, to: wanted.name)
      }
      guard isPrecise(given), isPrecise(wanted) || SystemTypes.isPlainValue(wanted.name) else { return true }
      return index.ancestry(of: given.name).contains(wanted.name)
        || index.ancestry(of: wanted.name).contains(given.name)
    }
  }

  /// Returns whether an expression such as `.detail(id)` may be of a type: an enum of the app has such a case, or another static
  /// member.
  private func mayHave(_ name: String, _ type: TypeRef) -> Bool {
    guard let symbol = index.symbol(type.name), symbol.kind == .enum, symbol.isDeclared else {
      return !SystemTypes.isPlainValue(type.name) && index.symbol(type.name)?.kind != .class
    }
    return symbol.cases[name] != nil || symbol.variables[name] != nil || symbol.functions[name] != nil
  }

  /// Returns whether a type is certain to differ from types of other names.
  private func isPrecise(_ type: TypeRef) -> Bool {
    guard let symbol = index.symbol(type.name), symbol.isDeclared else { return index.controllerKind(type.name) != nil }
    return symbol.kind != .protocol
  }
}

extension Expression {
  /// The name in `.detail` and `.detail(id)`, whose type is only implied.
  var implicitMember: String? {
    switch self {
    case .member(nil, let name, _): name
    case .call(let call): if case .member(nil, let name, _) = call.callee { name } else { nil }
    default: nil
    }
  }

  /// The last name in `author` and `note.author`.
  var lastName: String? {
    switch self {
    case .name(let name, _), .member(_, let name, _): name
    default: nil
    }
  }
}

extension FunctionSymbol {
  /// Returns whether another function has the same parameters and result.
  fileprivate func hasSignature(of other: FunctionSymbol) -> Bool {
    owner === other.owner && declaration.result == other.declaration.result
      && declaration.parameters.map(\.label) == other.declaration.parameters.map(\.label)
      && declaration.parameters.map(\.type) == other.declaration.parameters.map(\.type)
  }
}

extension SymbolIndex {
  /// Returns the names of the folders around a file, outermost first.
  fileprivate func folders(of file: Int) -> [Substring] { files[file].file.split(separator: "/").dropLast() }
}
