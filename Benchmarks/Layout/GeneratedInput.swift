/// Inputs of any size, the same on every run.
enum GeneratedInput {
  /// Families of a navigation controller and four screens, each presented by a screen of the one before.
  static func model(controllers count: Int) -> String {
    var lines = ["title: \(count) controllers", "window: f0", "controllers:"]
    let families = count / 5
    for family in 0..<families {
      let screens = (0..<4).map { "s\(family)x\($0)" }
      lines.append("  f\(family): {class: UINavigationController, children: [\(screens.joined(separator: ", "))]}")
      lines += screens.map { "  \($0): {class: Screen\($0)ViewController, title: Screen \($0)}" }
    }
    lines.append("steps:")
    for family in 1..<families {
      lines.append("  - {present: f\(family), from: s\(family - 1)x\(family % 4), trigger: Open family \(family)}")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The debugger's output for a tab bar controller with stacks in its tabs, covered by sheets with stacks.
  static func dump(lines count: Int) -> String {
    var lines: [String] = []
    func add(_ kind: String, _ level: Int, _ mark: String = "") {
      let address = String(0x7F80_0000 + lines.count * 0x100, radix: 16)
      let indent = String(repeating: "   | ", count: level)
      lines.append("\(indent)\(mark)<\(kind) 0x\(address)>, state: appeared, view: <UIView: 0x6\(address)>")
    }
    add("UITabBarController", 0)
    var level = 1
    while lines.count < count {
      for _ in 0..<4 where lines.count < count {
        add("UINavigationController", level)
        for screen in 0..<2 where lines.count < count { add("Screen\(lines.count)x\(screen)ViewController", level + 1) }
      }
      if lines.count < count { add("UITabBarController", level, "+ ") }
      level += 1
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Storyboards of forty screens: each screen is shown by a screen shortly before it; other transitions lead to neighbours,
  /// to a few hubs and to arbitrary screens.
  static func map(screens count: Int, transitions total: Int) -> String {
    var random = 1
    func below(_ limit: Int) -> Int {
      random = (random * 1_103_515_245 + 12345) % 2_147_483_648
      return random / 65536 % max(limit, 1)
    }
    func id(_ screen: Int) -> String { "Screen\(screen)ViewController" }
    let controllers = (0..<count).map { screen in
      let board = "S\(screen / 40)"
      return #"{"id": "\#(id(screen))", "class": "\#(id(screen))", "kind": "content", "initial": \#(screen == 0), "#
        + #""storyboard": "\#(board)", "title": "Screen \#(screen)", "origins": [{"kind": "storyboard", "#
        + #""file": "\#(board).storyboard", "line": \#(screen + 1)}]}"#
    }
    let relations = ["show", "show", "present", "push", "popover"]
    let transitions = (1..<max(total + 1, 2)).map { number -> String in
      var (source, target) = (number < count ? number - 1 - below(min(number, 6)) : below(count), number)
      if number >= count {
        target = [source + below(19) - 9, source + below(19) - 9, 40 * below(count / 40 + 1), below(count)][below(4)]
      }
      target = min(max(target, 0), count - 1)
      return #"{"source": "\#(id(source))", "target": "\#(id(target))", "relation": "\#(relations[below(5)])", "#
        + #""trigger": "Open \#(target)", "evidence": "storyboard"}"#
    }
    return """
      {"vcgraph": "map", "version": 1, "controllers": [\(controllers.joined(separator: ",\n"))],
      "transitions": [\(transitions.joined(separator: ",\n"))]}

      """
  }
}
