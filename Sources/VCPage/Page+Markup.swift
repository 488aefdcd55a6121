import VCSVG
import VCWords

extension Page {
  /// The whole page as one file: it loads nothing, and runs only its own script.
  ///
  /// The state of the page can be set in its URL: `page.html#focus=ID&step=N&find=WORDS&scheme=dark`.
  package var text: String {
    var paint = SharedPaint(frames.map(\.drawing))
    let drawings = frames.map { paint.sharing($0.annotatedDrawing) }
    let page = HTML.tag(
      "html",
      [
        "lang": Language.current.tag, "dir": Language.current.isRightToLeft ? "rtl" : nil,
        "data-scheme": scheme.rawValue,
      ], [head(rules: paint.rules), body(drawings)])
    return "<!DOCTYPE html>\n" + page.markup + "\n"
  }

  private func head(rules: String) -> HTML {
    let digest = SHA256.base64(of: Array(Program.script.utf8))
    let policy =
      "default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'sha256-\(digest)'; "
      + "base-uri 'none'; form-action 'none'"
    return .tag(
      "head", [:],
      [
        .tag("meta", ["charset": "utf-8"]),
        .tag("meta", ["http-equiv": "Content-Security-Policy", "content": policy]),
        .tag("meta", ["name": "generator", "content": "vcgraph"]),
        .tag("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
        .tag("meta", ["name": "description", "content": summary]),
        .tag("title", text: title),
        .tag("style", [:], [.verbatim(Self.rules(for: colors) + Program.style + rules + "\n")]),
      ])
  }

  /// Returns the page's colours by name, for light and dark mode.
  static func rules(for colors: [Color]) -> String {
    let light = colors.map { "--\($0.name):\($0.light)" }.joined(separator: ";")
    let both = colors.map { "--\($0.name):light-dark(\($0.light),\($0.dark))" }.joined(separator: ";")
    return "\n:root{\(light)}\n@supports (color:light-dark(#000,#fff)){:root{\(both)}}\n"
  }

  private func body(_ drawings: [SVGDocument]) -> HTML {
    .tag(
      "body", [:],
      [
        bar,
        .tag("main", [:], [stage(drawings), panel]),
        frames.count > 1 ? steps : .verbatim(""),
        legend.map { .tag("aside", ["class": "legend", "aria-label": say("Legend")], [.verbatim($0.text)]) }
          ?? .verbatim(""),
        .tag(
          "p",
          [
            "id": "said", "class": "unseen", "role": "status",
            "data-gone": say("\("{0}") is not in this drawing"),
          ]),
        .tag("script", ["type": "module"], [.verbatim(Program.script)]),
      ])
  }

  // MARK: - Parts

  private var bar: HTML {
    .tag(
      "header", ["class": "bar"],
      [
        .tag("h1", text: title),
        .tag(
          "div", ["class": "tools scripted", "role": "search"],
          [
            .tag("label", ["class": "unseen", "for": "find"], text: say("Find")),
            .tag(
              "input",
              [
                "id": "find", "type": "search", "placeholder": say("Find a title, class or id"), "autocomplete": "off",
                "spellcheck": "false", "aria-describedby": "found",
              ]),
          ]),
        .tag(
          "div", ["class": "tools scripted", "role": "group", "aria-label": say("View")],
          [
            .button("zoom-out", say("Zoom out"), key: "-", icon: .minus),
            .button("zoom-in", say("Zoom in"), key: "+", icon: .plus),
            .button("fit", say("Show all"), key: "0", icon: .fit),
            hasSchemes ? .button("scheme", say("Light or dark"), key: "c", icon: .scheme) : .verbatim(""),
            .button("panel-toggle", say("Details"), key: "d", icon: .panel),
          ]),
      ])
  }

  private func stage(_ drawings: [SVGDocument]) -> HTML {
    let parts = zip(frames, drawings).enumerated().map { position, part in
      let (frame, drawing) = part
      return HTML.tag(
        "div",
        [
          "class": "frame", "data-step": "\(position)", "data-width": frame.size.width,
          "data-height": frame.size.height, "data-caption": frame.spoken, "style": "--width:\(frame.size.width)px",
        ], [.verbatim(drawing.denseText)])
    }
    return .tag("section", ["id": "stage", "aria-label": say("Figure"), "tabindex": "0"], parts)
  }

  private var steps: HTML {
    .tag(
      "nav", ["class": "steps scripted", "aria-label": say("Steps")],
      [
        .tag(
          "div", ["class": "tools"],
          [
            .button("previous", say("Previous step"), key: "[", icon: .previous),
            .button("play", say("Play"), key: "p", icon: .play, pressed: say("Pause")),
            .button("next", say("Next step"), key: "]", icon: .next),
          ]),
        .tag("label", ["class": "unseen", "for": "step"], text: say("Step")),
        .tag("input", ["id": "step", "type": "range", "min": "0", "max": "\(frames.count - 1)", "value": "0"]),
        .tag("output", ["id": "caption", "for": "step"], text: frames.first?.spoken ?? ""),
      ])
  }
}

extension Page.Frame {
  /// The text for the slider's value.
  var spoken: String { [title, caption].filter { !$0.isEmpty }.joined(separator: ": ") }
}

extension HTML {
  /// Returns a button with an icon. The tooltip includes the keyboard shortcut, if any.
  /// - Parameter pressed: The label while it is pressed.
  fileprivate static func button(
    _ id: String, _ words: String, key: String?, icon: Icon, pressed: String? = nil
  ) -> HTML {
    let tip = key.map { "\(words) (\($0))" } ?? words
    return .tag(
      "button",
      [
        "id": id, "type": "button", "title": tip, "aria-label": words, "aria-keyshortcuts": key,
        "data-pressed": pressed, "data-words": pressed.map { _ in words },
      ],
      [.verbatim(icon.markup)])
  }
}

/// The icons of buttons, as paths in a square of sixteen units.
private enum Icon {
  case minus, plus, fit, scheme, panel, previous, next, play

  private var outline: String {
    switch self {
    case .minus: "M3 8h10"
    case .plus: "M3 8h10M8 3v10"
    case .fit: "M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4"
    case .scheme: "M8 2a6 6 0 0 1 0 12"
    case .panel: "M2 3h12v10H2zM10 3v10"
    case .previous, .next, .play: ""
    }
  }

  private var solid: String {
    switch self {
    case .scheme: "M8 2a6 6 0 0 0 0 12z"
    case .previous: "M11 3L5 8l6 5z"
    case .next: "M5 3l6 5-6 5z"
    case .play: "M4 3l9 5-9 5z"
    case .minus, .plus, .fit, .panel: ""
    }
  }

  var markup: String {
    let paths = [("outline", outline), ("solid", solid)].filter { !$0.1.isEmpty }
    return "<svg viewBox=\"0 0 16 16\" aria-hidden=\"true\" class=\"icon\">"
      + paths.map { "<path class=\"\($0)\" d=\"\($1)\"/>" }.joined() + "</svg>"
  }
}
