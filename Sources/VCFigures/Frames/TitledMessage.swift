import VCModel
import VCReplay
import VCWords

extension Hierarchy {
  /// Returns the message of a diagnostic with each known controller's title in place of its id.
  ///
  /// Diagnostics write an id as `'id'`, and UIKit's own messages as `<id>`. A figure's boxes show titles instead of ids.
  func titled(_ message: String) -> String {
    var result = ""
    var rest = message[...]
    while let start = rest.firstIndex(where: { $0 == "'" || $0 == "<" }) {
      let inside = rest[rest.index(after: start)...]
      result += rest[..<start]
      if let end = inside.firstIndex(of: rest[start] == "<" ? ">" : "'"), contains(ControllerID(String(inside[..<end])))
      {
        let (id, name) = (ControllerID(String(inside[..<end])), words(for: ControllerID(String(inside[..<end]))))
        result += title(of: id).inSentence == title(of: id) ? say("“\(name)”") : name
        rest = inside[inside.index(after: end)...]
      } else {
        result.append(rest[start])
        rest = inside
      }
    }
    return result + rest
  }
}
