import VCImporters
import VCModel
import VCWords
import ViewControllerGraph

/// The names of a page's figures, on which the names of their files depend.
struct BlockNames {
  /// The prefix of all names.
  let stem: String
  /// By name, the contents of the blocks that requested it, in the page's order.
  private var names: [String: [String]] = [:]

  init(stem: String) { self.stem = stem }

  /// Returns the page's stem with the block's own name, or with its content; the position in the page has no influence.
  mutating func name(
    for options: BlockOptions, of block: FigureBlock, _ subject: FigureSubject
  ) -> String {
    let own = options.request.name.map(FigureNames.fileName) ?? options.nameByContent(subject)
    let name = own.isEmpty ? stem : "\(stem)-\(own)"
    let wish = "\(block.info)\n\(block.body)"
    var wishes = names[name, default: []]
    if !wishes.contains(wish) { wishes.append(wish) }
    names[name] = wishes
    let number = (wishes.firstIndex(of: wish) ?? 0) + 1
    return number == 1 ? name : "\(name)-\(number)"
  }
}

extension BlockOptions {
  /// Returns a name for the content: the source or the model's title, and the options that distinguish its figures.
  fileprivate func nameByContent(_ subject: FigureSubject) -> String {
    var parts = [source.map { InputFile(name: $0, bytes: []).stem } ?? subject.title.asFileName]
    if request.kind != .hierarchy { parts.append(request.kind.rawValue) }
    parts += request.focus.map(\.rawValue.asFileName)
    if let depth = request.depth { parts.append("depth-\(depth)") }
    if let step = request.step { parts.append("step-\(step)") }
    if let steps = request.steps { parts.append("steps-\(StepRange.text(steps))") }
    if request.frames == .animation { parts.append("animation") }
    if request.contents.showsTransitions { parts.append("transitions") }
    if request.contents.showsCallbacks { parts.append("callbacks") }
    parts += (request.contents.styles.map(\.rawValue) + request.contents.rows.map(\.rawValue)).map(\.asFileName)
    if request.map.reverse { parts.append("reverse") }
    if let language { parts.append(language.tag) }
    return parts.filter { !$0.isEmpty }.joined(separator: "-")
  }
}

extension FigureSubject {
  /// The title of a model, or its first controller.
  fileprivate var title: String {
    switch document {
    case .model(let model): model.title ?? model.controllers.first?.id.rawValue ?? "figure"
    case .observation(let observation): observation.hierarchy.controllers.first?.className ?? "dump"
    case .map(let map): map.controllers.first?.id ?? "map"
    }
  }
}

extension String {
  /// The string as lower-case words separated by hyphens, for a file name that is easy to type.
  fileprivate var asFileName: String {
    let words = lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
    return String(words.joined(separator: "-").prefix(40))
  }
}
