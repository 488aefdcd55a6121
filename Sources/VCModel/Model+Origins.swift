import VCDiagnostics

extension Model {
  /// Returns the model with the file paths of its origins relative to a folder, where they are in it; figures show
  /// these.
  public func naming(filesIn folder: String) -> Model {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    func name(_ origin: inout Origin) {
      guard let file = origin.location?.file, file.hasPrefix(prefix) else { return }
      origin.location?.file = String(file.dropFirst(prefix.count))
    }
    var result = self
    for position in controllers.indices {
      name(&result.controllers[position].origin)
      result.controllers[position].propertyOrigins.update(name)
    }
    for position in windows.indices { name(&result.windows[position].origin) }
    for position in presentations.indices { name(&result.presentations[position].origin) }
    for position in storyboards.indices { name(&result.storyboards[position].origin) }
    for position in segues.indices { name(&result.segues[position].origin) }
    for position in steps.indices { name(&result.steps[position].origin) }
    return result
  }
}
