extension FactSheet {
  /// One line for each entry and each fact, for the build's cache.
  var lines: [String] {
    controllers.flatMap { $0.lines(as: "controller") } + transitions.flatMap { $0.lines(as: "transition") }
  }

  /// Reads the facts written by `lines`; unknown lines are skipped.
  init(lines: some Sequence<Substring>) {
    self.init()
    for line in lines {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(Self.unescaped)
      guard fields.count == 3 else { continue }
      switch fields[0] {
      case "controller": controllers.append(Entry(key: fields[1], name: fields[2]))
      case "transition": transitions.append(Entry(key: fields[1], name: fields[2]))
      default:
        guard let property = Property(rawValue: fields[1]) else { continue }
        if transitions.isEmpty {
          if !controllers.isEmpty { controllers[controllers.count - 1].add(property, fields[2]) }
        } else {
          transitions[transitions.count - 1].add(property, fields[2])
        }
      }
    }
  }

  fileprivate static func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "\\") }) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\t": result += "\\t"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static func unescaped(_ text: Substring) -> String {
    guard text.contains("\\") else { return String(text) }
    var result = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isEscaped {
        result.append(scalar == "t" ? "\t" : scalar == "n" ? "\n" : scalar == "r" ? "\r" : scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }
}

extension FactSheet.Entry {
  fileprivate func lines(as kind: String) -> [String] {
    ["\(kind)\t\(FactSheet.escaped(key))\t\(FactSheet.escaped(name))"]
      + facts.map { "is\t\($0.property.rawValue)\t\(FactSheet.escaped($0.value))" }
  }
}
