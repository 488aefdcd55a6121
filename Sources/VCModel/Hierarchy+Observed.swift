// A hierarchy read from a dump: relations and visibility are those recorded in the dump and are not derived.
extension Hierarchy {
  /// Whether the hierarchy was recorded in a running app rather than declared or replayed.
  public var isObserved: Bool { !dumpRecords.isEmpty }

  /// Returns the record of a controller in a dump.
  /// - Complexity: O(1).
  public func dumpRecord(of id: ControllerID) -> DumpRecord? { index[id].flatMap { dumpRecords[$0] } }

  /// Returns whether a controller must exist although the dump does not contain it.
  public func isInferred(_ id: ControllerID) -> Bool { dumpRecord(of: id)?.isInferred ?? false }

  /// Returns all presentations of which the controller itself is the presenter. UIKit supports one at a time (R14); a
  /// dump may contain more.
  public func presentations(by presenter: ControllerID) -> [Presentation] {
    guard let node = index[presenter] else { return [] }
    guard isObserved else { return presentation(by: presenter).map { [$0] } ?? [] }
    return order.filter { nodes[$0].presenter == node }.compactMap { nodes[$0].edge }
  }

  /// Adds the contents of a dump.
  /// - Parameter name: The name of its windows; `nil` for the default names.
  mutating func see(_ dump: ObservedDump, naming name: String?) {
    for id in dump.inferred {
      insert(Controller(id))
      dumpRecords[nodes.count - 1] = .inferred
    }
    var roots = 0
    for line in dump.lines {
      insert(line.controller)
      dumpRecords[nodes.count - 1] = line.dumpRecord
      switch line.place {
      case .root:
        roots += 1
        windows.append(
          AppWindow(id: Self.windowName(roots, in: name), root: line.controller.id, origin: line.controller.origin))
        settleConnection(of: nodes.count - 1)
      case .child(let parent): hold(line.controller, in: parent)
      case .presented(let presenter, let style): present(line.controller, by: presenter, style ?? .automatic)
      }
    }
  }

  private static func windowName(_ number: Int, in dump: String?) -> String {
    guard let dump else { return number == 1 ? "main" : "window \(number)" }
    return number == 1 ? dump : "\(dump), window \(number)"
  }

  private mutating func hold(_ child: Controller, in parent: ControllerID) {
    guard let held = index[child.id], let node = index[parent] else { return }
    nodes[held].parent = node
    nodes[held].containment = child.origin
    nodes[node].children.append(held)
    settleConnection(of: held)
  }

  private mutating func present(_ presented: Controller, by presenter: ControllerID, _ style: ModalPresentationStyle) {
    guard let held = index[presented.id], let node = index[presenter] else { return }
    nodes[held].presenter = node
    nodes[node].presented = nodes[node].presented ?? held
    var presentation = Presentation(
      presented: presented.id, by: presenter, initiator: nil, style: style, origin: presented.origin)
    presentation.requestedStyle = style
    nodes[held].edge = presentation
    order.append(held)
    settleConnection(of: held)
  }
}

// MARK: - Visibility

extension Hierarchy {
  /// The deepest visible controllers of each window, or of each separate part, as recorded in the dump.
  var observedVisible: [ControllerID] {
    let starts = windows.map(\.root) + ids.filter { isInferred($0) && parent(of: $0) == nil }
    return starts.flatMap { start in
      let family = chain(from: start).last.map { familyTop(of: $0) } ?? start
      return self.family(under: family).filter { id in
        dumpRecord(of: id)?.isShown == true && !children(of: id).contains { dumpRecord(of: $0)?.isShown == true }
      }
    }
  }

  func isObservedShown(_ node: Int) -> Bool { dumpRecords[node]?.isShown ?? false }

  /// Whether a view was in a window; without a record, a loaded view counts as in a window.
  func isObservedInWindow(_ node: Int) -> Bool {
    guard let dumpRecord = dumpRecords[node], !dumpRecord.isInferred else { return false }
    return dumpRecord.isInWindow ?? dumpRecord.isViewLoaded ?? false
  }
}
