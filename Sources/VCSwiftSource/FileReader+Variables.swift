#if SwiftSource
  import SwiftSyntax
  import VCSourceFacts

  extension FileReader {
    /// Reads a global variable or a property: one declaration for each name.
    func variables(_ node: VariableDeclSyntax) -> [VariableDeclaration] {
      let attributes = self.attributes(node.attributes)
      let isStatic = isStatic(node.modifiers)
      var variables: [VariableDeclaration] = []
      for binding in node.bindings {
        let value = binding.initializer.map { expression($0.value) }
        let type = type(of: binding, in: node.bindings)
        let bodies = binding.accessorBlock.map(accessors)
        for (name, position) in names(in: binding.pattern) {
          var variable = VariableDeclaration(name: name, type: type, value: value, position: position)
          variable.attributes = attributes
          variable.isStatic = isStatic
          variable.condition = condition
          variable.getter = bodies?.getter
          variable.observers = bodies?.observers ?? []
          variables.append(variable)
        }
      }
      return variables
    }

    /// Returns the type of a binding; in `let a, b: Int` only the last name has a type annotation.
    private func type(of binding: PatternBindingSyntax, in bindings: PatternBindingListSyntax) -> TypeName? {
      if let annotation = binding.typeAnnotation { return typeName(annotation.type) }
      guard binding.initializer == nil else { return nil }
      return bindings.drop { $0.id != binding.id }.first { $0.typeAnnotation != nil || $0.initializer != nil }?
        .typeAnnotation.map { typeName($0.type) }
    }

    private func names(in pattern: PatternSyntax) -> [(String, SourcePosition)] {
      switch pattern.as(PatternSyntaxEnum.self) {
      case .identifierPattern(let name): [(name.identifier.name, position(of: name))]
      case .tuplePattern(let tuple): nested(pattern, or: []) { tuple.elements.flatMap { names(in: $0.pattern) } }
      default: []
      }
    }

    /// Returns the getter's body, and the bodies of all other accessors.
    func accessors(_ block: AccessorBlockSyntax) -> (getter: [Statement]?, observers: [Statement]) {
      switch block.accessors {
      case .getter(let items): return (statements(items), [])
      case .accessors(let list):
        var getter: [Statement]?
        var observers: [Statement] = []
        for accessor in list {
          guard let body = accessor.body else { continue }
          if ["get", "_read", "read", "unsafeAddress"].contains(accessor.accessorSpecifier.text) {
            getter = (getter ?? []) + statements(body.statements)
          } else {
            observers += statements(body.statements)
          }
        }
        return (getter, observers)
      }
    }

    // MARK: Local variables

    func bindings(_ node: VariableDeclSyntax) -> [Statement] {
      node.bindings.map { binding in
        let pattern = self.pattern(binding.pattern, binds: true)
        var value = binding.initializer.map { expression($0.value) }
        if value == nil, let block = binding.accessorBlock, let getter = accessors(block).getter {
          // A computed local variable is represented by a call of a closure.
          let place = position(of: block)
          value = .call(Call(.closure(Closure(body: getter, position: place)), at: place))
        }
        return .binding(
          Binding(
            pattern, type: type(of: binding, in: node.bindings), value: value, position: position(of: binding.pattern)))
      }
    }
  }
#endif
