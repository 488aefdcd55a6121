import VCDiagnostics
import VCImporters
import VCModel
import VCReplay
import VCSourceReading
import VCWords
import ViewControllerGraph

/// The subject of figures, read from a file or a block.
struct FigureSubject: Sendable {
  /// The content of the input.
  var document: InputDocument
  /// The diagnostics from reading it.
  var diagnostics: [Diagnostic]
  /// The language of the text of its figures.
  private let language: Language
  /// The screenshots of a model's screens.
  private var pictures = ScreenPictures()

  /// Reads the contents of a file, or of a block in a page.
  /// - Throws: `TaskFailure` if it is not valid.
  init(bytes: [UInt8], name: String, wireframes: Bool = false) throws(TaskFailure) {
    let read = InputDocument.read(InputFile(name: name, bytes: bytes), wireframes: wireframes)
    guard let document = read.value, !read.hasErrors else { throw TaskFailure(diagnostics: read.diagnostics) }
    self.document = document
    diagnostics = read.diagnostics
    if case .model = document {
      language = Language.current.ofFigures(ofModel: bytes, file: name)
    } else {
      language = Language.current.ofLabels
    }
  }

  /// Reads the contents of a file.
  /// - Throws: `TaskFailure` if it is not valid.
  init(_ file: SourceFile, name: String, wireframes: Bool = false) throws(TaskFailure) {
    try self.init(bytes: file.bytes, name: name, wireframes: wireframes)
  }

  /// Joins an app's files into one map.
  /// - Parameters:
  ///   - files: The files of the app, without its code.
  ///   - name: The name of the app, under which the facts of its code are cached.
  ///   - wireframes: Whether to read the layout of the screens.
  ///   - code: Returns the app's code.
  /// - Throws: `TaskFailure` if any of them is not valid.
  init(
    app files: [SourceFile], named name: String, wireframes: Bool = false, code: () throws(TaskFailure) -> [SourceFile]
  ) throws(TaskFailure) {
    let reader = SourceFileReader(cache: FactsCache(of: [name]))
    let scan = NavigationScan(readers: SourceReader.all(wireframes: wireframes), code: reader)
    let map = try scan.map(of: files.map { ($0.record.path, $0.bytes) }) { () throws(TaskFailure) in
      try code().map { ($0.record.path, $0.bytes) }
    }
    guard !map.diagnostics.contains(where: { $0.severity == .error }) else {
      throw TaskFailure(diagnostics: map.diagnostics)
    }
    document = .map(map)
    diagnostics = map.diagnostics
    language = Language.current.ofLabels
  }

  /// Reads the screenshots of a model, or those that a table assigns to the screens of a map.
  /// - Parameter table: The path of the table of screenshots.
  /// - Returns: The records of their files.
  /// - Throws: `TaskFailure` if any is missing or cannot be shown.
  mutating func readPictures(
    of name: String, table: String? = nil, askedForAt location: SourceLocation? = nil, in paths: SitePaths
  ) throws(TaskFailure) -> [BuildState.FileRecord] {
    var records: [BuildState.FileRecord] = []
    func bytes(_ path: String) -> [UInt8]? {
      let path = SitePaths.normalized(path)
      let file = try? SourceFile(path, in: paths)
      records.append(file?.record ?? BuildState.FileRecord(path: path))
      return file?.bytes
    }
    let read: Diagnosed<ScreenPictures>
    switch document {
    case .model(let model): read = ScreenPictures.read(for: model, in: name, reading: bytes)
    case .observation: return []
    case .map(let map):
      guard let table else { return [] }
      let file = try SourceFile(table, in: paths, askedForAt: location)
      records.append(file.record)
      let rows = ScreenshotTable.read(bytes: file.bytes, file: table)
      guard let rows = rows.value else { throw TaskFailure(diagnostics: rows.diagnostics).adding(records) }
      read = ScreenPictures.read(for: map, from: rows, reading: bytes)
    }
    guard read.diagnostics.isEmpty else { throw TaskFailure(diagnostics: read.diagnostics).adding(records) }
    pictures = read.value
    return records
  }

  /// Returns the figures that the file itself requests; by default one, which for a map has the source's name.
  func requests(named name: String) -> [FigureRequest] {
    switch document {
    case .model(let model): model.figures.isEmpty ? [FigureRequest()] : model.figures
    case .observation: [FigureRequest()]
    case .map: [FigureRequest(name: name, kind: .map)]
    }
  }

  /// Runs work in the language of the text, which is not the requested one if there are no translations.
  func inLanguage<Value, Failure: Error>(_ work: () throws(Failure) -> Value) throws(Failure) -> Value {
    try Language.$current.withValue(language) { Result(catching: work) }.get()
  }

  /// Returns a figure and its facts. A map is drawn as a map unless another figure is requested by name.
  /// - Throws: `TaskFailure` if a figure does not fit the input, or a requested step or controller does not exist.
  func drawing(
    _ request: FigureRequest, _ style: FigureStyle, of name: String
  ) throws(TaskFailure) -> (drawing: Drawing, facts: FactSheet) {
    let location = request.origin.location ?? SourceLocation(file: name)
    let pipeline = Pipeline(style: style, pictures: pictures)
    switch document {
    case .model(let model):
      if request.kind == .map { throw TaskFailure(diagnostics: [.noMap(of: name, at: location)]) }
      if let step = [request.step, request.steps?.upperBound].compactMap(\.self).max(), step > model.steps.count {
        throw TaskFailure(diagnostics: [.noSuchStep(step, last: model.steps.count, at: location)])
      }
      let replay = Replay(model, through: request.step)
      try Self.check(
        request.focus, among: replay.hierarchy.controllers.map { ($0.id.rawValue, [$0.title, $0.shortClassName]) },
        of: name,
        at: location)
      return (pipeline.drawing(of: replay, request), FactSheet(replay))
    case .observation(let observation):
      if request.kind == .map { throw TaskFailure(diagnostics: [.noMap(of: name, at: location)]) }
      if request.kind == .styles { throw TaskFailure(diagnostics: [.noStyles(of: name, at: location)]) }
      guard let seen = request.step.map(observation.dump) ?? observation else {
        throw TaskFailure(diagnostics: [.noSuchDump(request.step ?? 0, last: observation.dumps.count, at: location)])
      }
      try Self.check(
        request.focus, among: seen.hierarchy.controllers.map { ($0.id.rawValue, [$0.title, $0.shortClassName]) },
        of: name, at: location)
      return (pipeline.drawing(of: seen, request), FactSheet(seen))
    case .map(let map):
      let isMisfit = request.kind != .map && (request.namesKind || request.kind != .hierarchy)
      if isMisfit { throw TaskFailure(diagnostics: [.noMoment(request.kind, of: name, at: location)]) }
      var request = request
      request.kind = .map
      try Self.check(
        request.focus, among: map.controllers.map { ($0.id, [$0.title, $0.className]) }, of: name, at: location)
      return (pipeline.drawing(of: map, request), FactSheet(map))
    }
  }

  private static func check(
    _ focus: [ControllerID], among known: [(id: String, names: [String?])], of name: String, at location: SourceLocation
  ) throws(TaskFailure) {
    let unknown = focus.filter { id in !known.contains { $0.id == id.rawValue } }
    guard unknown.isEmpty else {
      throw TaskFailure(diagnostics: unknown.map { .noSuchController($0.rawValue, known, of: name, at: location) })
    }
  }
}

extension Diagnostic {
  fileprivate static func noMap(of name: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      code: "figure-does-not-fit", severity: .error,
      message: "'\(name)' describes what happens, not what can happen, so it has no map",
      suggestion: "request a hierarchy or a chain", at: location)
  }

  fileprivate static func noMoment(
    _ kind: FigureKind, of name: String, at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      code: "figure-does-not-fit", severity: .error,
      message: "'\(name)' describes what can happen, not what happens, so it has no figure '\(kind.rawValue)'",
      suggestion: "request a map, or write a model", at: location)
  }

  fileprivate static func noStyles(of name: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      code: "figure-does-not-fit", severity: .error,
      message: "'\(name)' is a dump, which does not record its device, so presentation styles cannot be drawn",
      suggestion: "request a hierarchy or a chain", at: location)
  }

  fileprivate static func noSuchController(
    _ id: String, _ known: [(id: String, names: [String?])], of name: String, at location: SourceLocation
  ) -> Diagnostic {
    // A controller whose id was changed often still has the old id in its title or class.
    let renamed = known.filter { $0.names.contains { $0?.lowercased().contains(id.lowercased()) == true } }
    let near = NearestName.suggestion(for: id, among: known.map(\.id)) ?? (renamed.count == 1 ? renamed.first?.id : nil)
    return Diagnostic(
      code: "unknown-controller", severity: .error, message: "there is no controller '\(id)' in '\(name)'",
      suggestion: near.map { "did you mean '\($0)'?" }, at: location)
  }
}
