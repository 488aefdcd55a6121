// Several dumps of one app as successive moments: the same object is the same controller in all of them.
extension ObservedHierarchy {
  /// The hierarchy of each dump. A controller has the identifier from the first dump that contains the same object,
  /// recognised by class and address. Without addresses, controllers of the same class are distinguished by their
  /// order.
  public var moments: [Hierarchy] {
    var known: [String: ControllerID] = [:]
    return dumps.map { dump in
      var names: [ControllerID: ControllerID] = [:]
      var counts: [String: Int] = [:]
      var taken: Set<ControllerID> = []
      for line in dump.lines {
        let name = line.controller.className ?? ""
        counts[name, default: 0] += 1
        let key = "\(name) \(line.dumpRecord.address ?? "number \(counts[name, default: 1])")"
        let id = known[key] ?? line.controller.id
        // An address may be reused after an object is freed; within a dump each controller is a different object.
        guard taken.insert(id).inserted else { continue }
        known[key] = id
        names[line.controller.id] = id
      }
      return ObservedHierarchy([dump.renaming(names)]).hierarchy
    }
  }
}

extension ObservedDump {
  /// Returns the dump with other identifiers.
  fileprivate func renaming(_ names: [ControllerID: ControllerID]) -> ObservedDump {
    func name(_ id: ControllerID) -> ControllerID { names[id] ?? id }
    var result = self
    for position in lines.indices {
      result.lines[position].controller.id = name(lines[position].controller.id)
      switch lines[position].place {
      case .root: break
      case .child(let parent): result.lines[position].place = .child(of: name(parent))
      case .presented(let presenter, let style):
        result.lines[position].place = .presented(by: name(presenter), style: style)
      }
    }
    return result
  }
}
