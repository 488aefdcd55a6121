#if SwiftSource
  import SwiftSyntax

  /// Private functions that nothing in their file mentions: no code calls them, so they are not part of the app's behaviour.
  struct PrivateFunctions {
    private let bytes: [UInt8]

    /// The attributes by which other code may call a function without its name in the file.
    private static let exposing: Set<String> = ["objc", "IBAction", "IBSegueAction", "_cdecl", "objcMembers"]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// Returns whether no code calls a function. Comments do not count, nor does the function's own code.
    /// - Complexity: Linear in the length of the file.
    func isUncalled(_ node: FunctionDeclSyntax) -> Bool {
      guard isPrivate(node), case .identifier = node.name.tokenKind else { return false }
      let own = node.position.utf8Offset..<node.endPosition.utf8Offset
      let root = node.root
      return offsets(of: Array(node.name.name.utf8)).allSatisfy { own.contains($0) || isComment(at: $0, in: root) }
    }

    /// Whether only the file can call a function; Objective-C, and code that looks up selectors, can call any that it knows.
    private func isPrivate(_ node: FunctionDeclSyntax) -> Bool {
      var (isPrivate, isInnermost) = (isPrivate(node.modifiers), true)
      var attributes = [node.attributes]
      for ancestor in sequence(first: Syntax(node), next: \.parent).dropFirst() {
        guard let group = ancestor.asProtocol((any DeclGroupSyntax).self) else { continue }
        // The members of a private extension are private, too.
        if isInnermost, group.is(ExtensionDeclSyntax.self) { isPrivate = isPrivate || self.isPrivate(group.modifiers) }
        isInnermost = false
        attributes.append(group.attributes)
      }
      return isPrivate && !attributes.contains(where: isExposed)
    }

    private func isPrivate(_ modifiers: DeclModifierListSyntax) -> Bool {
      modifiers.contains { $0.name.tokenKind == .keyword(.private) }
    }

    private func isExposed(_ attributes: AttributeListSyntax) -> Bool {
      attributes.contains { element in
        guard case .attribute(let attribute) = element else { return true }
        return Self.exposing.contains(attribute.attributeName.trimmedDescription)
      }
    }

    private func isComment(at offset: Int, in root: Syntax) -> Bool {
      guard let token = root.token(at: AbsolutePosition(utf8Offset: offset)) else { return false }
      return offset < token.positionAfterSkippingLeadingTrivia.utf8Offset
        || offset >= token.endPositionBeforeTrailingTrivia.utf8Offset
    }

    /// The places where a name is not a part of a longer one.
    private func offsets(of name: [UInt8]) -> some Sequence<Int> {
      (0...max(0, bytes.count - name.count)).lazy.filter { [bytes] offset in
        bytes[offset] == name[0] && bytes[offset...].starts(with: name)
          && (offset == 0 || !Self.isPartOfName(bytes[offset - 1]))
          && (offset + name.count == bytes.count || !Self.isPartOfName(bytes[offset + name.count]))
      }
    }

    private static func isPartOfName(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "_"), 0x80...:
        true
      default: false
      }
    }
  }
#endif
