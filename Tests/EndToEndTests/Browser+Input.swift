/// Mouse, touch and keyboard input as raw events, which the browser interprets.
extension Browser {
  /// A point in the window.
  typealias Place = (x: Double, y: Double)

  /// The size of the window.
  func resize(width: Int, height: Int) throws {
    try send(
      "Emulation.setDeviceMetricsOverride",
      ["width": width, "height": height, "deviceScaleFactor": 1, "mobile": false])
  }

  /// Gives the page a touch screen.
  func hasTouchScreen() throws {
    try send("Emulation.setTouchEmulationEnabled", ["enabled": true])
  }

  /// The centre of the first element that matches a selector.
  func middle(of selector: String) throws -> Place {
    let box = try box(of: selector)
    return (box[0] + box[2] / 2, box[1] + box[3] / 2)
  }

  /// The left and top edge, the width and the height of the first element that matches a selector.
  func box(of selector: String) throws -> [Double] {
    let numbers = try evaluate(
      "(({ x, y, width, height }) => [x, y, width, height])(document.querySelector(`\(selector)`).getBoundingClientRect())"
    )
    guard let numbers = numbers as? [Double], numbers.count == 4 else { throw Problem(description: "no \(selector)") }
    return numbers
  }

  // MARK: - Mouse

  func hover(_ place: Place) throws { try mouse("mouseMoved", place) }

  func click(_ place: Place, count: Int = 1) throws {
    try hover(place)
    for click in 1...count {
      try mouse("mousePressed", place, ["button": "left", "clickCount": click])
      try mouse("mouseReleased", place, ["button": "left", "clickCount": click])
    }
  }

  func click(_ selector: String) throws { try click(middle(of: selector)) }

  func drag(from start: Place, to end: Place) throws {
    try hover(start)
    try mouse("mousePressed", start, ["button": "left", "clickCount": 1])
    for part in [0.3, 0.6, 1] {
      let place = (start.x + (end.x - start.x) * part, start.y + (end.y - start.y) * part)
      try mouse("mouseMoved", place, ["button": "left", "buttons": 1])
    }
    try mouse("mouseReleased", end, ["button": "left", "clickCount": 1])
  }

  func turnWheel(at place: Place, by distance: Double) throws {
    try mouse("mouseWheel", place, ["deltaX": 0, "deltaY": distance])
  }

  private func mouse(_ type: String, _ place: Place, _ more: [String: Any] = [:]) throws {
    let parameters: [String: Any] = ["type": type, "x": place.x, "y": place.y]
    try send("Input.dispatchMouseEvent", parameters.merging(more) { $1 })
  }

  // MARK: - Touch

  /// Moves touches from their first points through the following ones, and lifts them.
  func touch(_ places: [[Place]]) throws {
    for (position, fingers) in places.enumerated() {
      let points = fingers.enumerated().map { ["x": $1.x, "y": $1.y, "id": Double($0)] }
      try send(
        "Input.dispatchTouchEvent", ["type": position == 0 ? "touchStart" : "touchMove", "touchPoints": points])
    }
    try send("Input.dispatchTouchEvent", ["type": "touchEnd", "touchPoints": [Any]()])
  }

  // MARK: - Keys

  /// Presses a key, named as in the DOM: "Enter", "ArrowLeft", "a".
  func press(_ key: String) throws {
    var parameters: [String: Any] = ["key": key, "code": key]
    parameters["windowsVirtualKeyCode"] = Self.codes[key]
    var down = parameters
    down["text"] = key == "Enter" ? "\r" : key.count == 1 ? key : nil
    try send("Input.dispatchKeyEvent", down.merging(["type": "keyDown"]) { $1 })
    try send("Input.dispatchKeyEvent", parameters.merging(["type": "keyUp"]) { $1 })
  }

  func type(_ text: String) throws {
    for character in text { try press(String(character)) }
  }

  /// The legacy key codes, which the browser needs to perform a key's default action.
  private static let codes = [
    "Tab": 9, "Enter": 13, "Escape": 27, "End": 35, "Home": 36, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39,
    "ArrowDown": 40,
  ]
}
