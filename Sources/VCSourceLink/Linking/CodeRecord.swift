import VCModel
import VCSourceFacts

/// What the traversal has seen in the code: an append-only record, by name, from which the passes find out who calls a function,
/// who assigns a property, and so on.
///
/// Only ``Traversal`` adds to it. It is a class because detectors already read it while the traversal adds to it.
final class CodeRecord {
  typealias RecordedCall = (call: Call, scope: Scope)

  /// Calls that may supply arguments to functions of the app or to initialisers, by last name.
  private(set) var calls: [String: [RecordedCall]] = [:]
  /// Calls of methods without parameters that base classes of controllers declare, by name.
  private(set) var inheritedCalls: [String: [RecordedCall]] = [:]
  /// Calls of local functions and closures.
  private(set) var localCalls: [LocalFunction: [RecordedCall]] = [:]
  /// Assignments to members, by member name.
  private(set) var assignments: [String: [(base: Expression, value: Expression, scope: Scope)]] = [:]
  /// Objects whose computed property is read, by the property's name, if it is available on any controller.
  private(set) var reads: [String: [(object: Expression, position: SourcePosition, scope: Scope)]] = [:]
  /// Assignments whose value is only a name, such as that of a closure parameter stored in a property, by that name.
  private(set) var assignmentsOfNames: [String: [(target: Expression, scope: Scope)]] = [:]
  /// Assignments of a method of the code's own object, by the method's name: `list.onTap = showDetail`.
  private(set) var assignedMethods: [String: [(target: Expression, scope: Scope)]] = [:]
  /// Assignments of a member of another object, by the member's name: `list.onTap = router.showDetail`.
  private(set) var assignedMembers: [String: [(value: Expression, target: Expression, scope: Scope)]] = [:]
  /// Assignments of a closure that a function returns, by the function's name: `list.onTap = makeAction()`.
  private(set) var assignedResults: [String: [(target: Expression, call: Call, scope: Scope)]] = [:]
  /// Functions and closures that are passed by name as arguments.
  private(set) var passedFunctions = PassedFunctions()
  /// The values sent into streams, and the closures that receive them.
  private(set) var streams = StreamTable()
  /// The code that uses the app's views of UIKit.
  private(set) var viewUsers: ViewUsers
  /// The settings that controllers apply to themselves.
  private(set) var settings = OwnSettings()
  /// The controls that trigger methods.
  private(set) var triggers = ActionTriggers()
  /// Files with code for other platforms.
  private(set) var filesOfOtherSystems: Set<Int>
  /// Whether the traversal is complete; only then may an answer from the record be cached.
  var isComplete = false
  private let names: TraversalNames

  init(_ index: SymbolIndex, _ names: TraversalNames) {
    self.names = names
    filesOfOtherSystems = index.filesOfOtherSystems
    viewUsers = ViewUsers(index)
  }

  /// The calls in an order that does not depend on hash values.
  var orderedCalls: [RecordedCall] { calls.sorted { $0.key < $1.key }.flatMap(\.value) }

  /// Returns the calls by any of the names, in the order of the names.
  func calls(named names: [String]) -> [RecordedCall] { names.flatMap { calls[$0] ?? [] } }
}

// MARK: - Recording

extension CodeRecord {
  /// Records a call with the last name of its callee.
  func add(_ call: Call, named name: String, _ scope: Scope, _ resolver: Resolver) {
    if case .name(let name, _) = call.callee, !call.arguments.isEmpty, let local = scope.local(name) {
      localCalls[LocalFunction(local: local), default: []].append((call, scope))
    }
    if names.callable.contains(name), call.assignedProperty == nil { calls[name, default: []].append((call, scope)) }
    if names.inherited.contains(name), call.assignedProperty == nil {
      inheritedCalls[name, default: []].append((call, scope))
    }
    passedFunctions.visit(call, scope, names, resolver.index)
    triggers.visit(call, scope, resolver)
    streams.visit(call, scope)
  }

  /// Records an assignment.
  func addAssignment(of value: Expression, to target: Expression, _ position: SourcePosition, _ scope: Scope) {
    streams.visit(target, value, position, scope)
    if case .name(let name, _) = value, names.callable.contains(name) {
      assignmentsOfNames[name, default: []].append((target, scope))
    }
    if let name = value.ownProperty, names.callable.contains(name), !value.isName || scope.local(name) == nil {
      assignedMethods[name, default: []].append((target, scope))
    }
    if case .member(_?, let name, _) = value, value.ownProperty == nil, names.callable.contains(name) {
      assignedMembers[name, default: []].append((value, target, scope))
    }
    if case .call(let call) = value, let name = call.calledName, names.returningClosures.contains(name) {
      assignedResults[name, default: []].append((target, call, scope))
    }
    switch target {
    case .member(let base?, let name, _):
      triggers.visit(assignmentOf: value, to: name, of: base, scope)
      if case .name("self", _) = base, let owner = scope.context.owner { settings.set(name, value, of: owner) }
      assignments[name, default: []].append((base, value, scope))
      addSetterCall(name, base, value, position, scope)
    case .name(let name, _):
      guard let owner = scope.context.owner, scope.local(name) == nil else { return }
      settings.set(name, value, of: owner)
      // A property that the type inherits.
      if owner.variables[name] == nil {
        assignments[name, default: []].append((.name("self", position), value, scope))
      }
    default: break
    }
  }

  /// Records the call of the Objective-C method that an assignment stands for: `container.content = detail`.
  private func addSetterCall(
    _ name: String, _ base: Expression, _ value: Expression, _ position: SourcePosition, _ scope: Scope
  ) {
    let setter = name.setterName
    guard names.callable.contains(setter) else { return }
    let call = Call(.member(base, setter, position), [Argument(nil, value)], selector: setter + ":", at: position)
    calls[setter, default: []].append((call, scope))
  }

  /// Records that code reads a property, if the property is available on any controller.
  func addRead(of name: String, _ object: Expression, _ position: SourcePosition, _ scope: Scope) {
    if names.commonProperties.contains(name) { reads[name, default: []].append((object, position, scope)) }
  }

  /// Records that code mentions a type.
  func addUse(of type: TypeName, _ scope: Scope) { viewUsers.visit(type, scope) }

  /// Records that a file has code for another platform.
  func addFileOfOtherSystem(_ file: Int) { filesOfOtherSystems.insert(file) }
}

extension Expression {
  fileprivate var isName: Bool { if case .name = self { true } else { false } }
}
