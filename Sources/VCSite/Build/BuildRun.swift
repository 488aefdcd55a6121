import VCDiagnostics
import VCDigest
import VCFiles
import VCWork
import ViewControllerGraph

/// A single pass over the tasks of a site.
struct BuildRun {
  let build: SiteBuild
  private let mode: SiteBuild.Mode
  private let old: BuildState
  private lazy var facts = BuildFolder(in: build.paths, of: build.configuration.file).facts
  private var new = BuildState()
  private var report = BuildReport()
  private var checks: FileChecks
  /// The task that writes each file.
  private var owners: [String: String] = [:]
  /// The input files of the site.
  private var sources: Set<String> = []
  private var said: Set<Diagnostic> = []
  /// The suppression rules of the configuration.
  private var silences: SilenceRules
  private lazy var outputs = SiteOutputs(
    build.paths, sources: sources, remembering: old, listed.paths, isForced: isForced)
  private let isForced: Bool
  private let isolation: CrashIsolation
  /// The outputs of earlier builds, from the list stored with the site.
  private let listed: OutputList
  private lazy var others = OtherSites(than: build.configuration.file, in: build.paths)
  /// Pages whose template no longer exists.
  private var orphans: Set<String> = []
  /// Pages that are updated in place and belong to their authors.
  private var rewritten: Set<String> = []

  init(
    _ build: SiteBuild, _ mode: SiteBuild.Mode, isForced: Bool = false, isolation: CrashIsolation,
    remembering state: BuildState
  ) {
    self.build = build
    self.isolation = isolation
    self.isForced = isForced
    self.mode = mode
    silences = SilenceRules(build.configuration.silences)
    old = state
    listed = OutputList(of: build.configuration.file, in: build.paths)
    checks = FileChecks(build.paths, expecting: 2 * state.tasks.count)
  }

  /// Performs the tasks in order, and reports the events.
  func result(onEvent: (SiteBuild.Event) -> Void) -> (report: BuildReport, state: BuildState) {
    var run = self
    let tasks = build.tasks()
    run.report.diagnostics = tasks.diagnostics
    run.rewritten = Set(tasks.value.compactMap(\.rewrites))
    run.sources = Set(tasks.value.flatMap(\.sources) + [build.configuration.file])
    var number = 0
    for round in Self.rounds(of: tasks.value) {
      let keys = round.map(run.key)
      let known = keys.map { key in old.tasks[key].flatMap { run.isCurrent($0) ? $0 : nil } }
      let due = round.indices.filter { known[$0] == nil }.map { round[$0] }
      var results = PrefetchingSequence(due, inPartsOf: isolation.isOneByOne ? 1 : 32) {
        [paths = build.paths, isolation] task in
        Result { () throws(TaskFailure) in try isolation.perform(task, in: paths) }
      }
      for (position, task) in round.enumerated() {
        number += 1
        if let record = known[position] {
          run.claim(record.outputs.map(\.path), for: task)
          run.new.tasks[keys[position]] = record
          run.report.note(task, .current, record.outputs.map(\.path))
        } else if let result = results.next() {
          onEvent(.draws(task.name, number: number, of: tasks.value.count))
          run.finish(task, keys[position], result, onEvent: onEvent)
        }
      }
    }
    // The outputs of a failed task are unknown.
    if run.report.failed == 0 { run.findOrphans() }
    run.remember()
    return (run.report, run.new)
  }

  /// Groups the tasks into rounds, in order. A page may read the output of a figure, so the two are never in one round.
  private static func rounds(of tasks: [any BuildTask]) -> [[any BuildTask]] {
    tasks.reduce(into: []) { rounds, task in
      if let last = rounds.last?.last, type(of: last) == type(of: task) {
        rounds[rounds.count - 1].append(task)
      } else {
        rounds.append([task])
      }
    }
  }

  /// Adds diagnostics once: several figures of one file have the same ones.
  mutating func say(_ diagnostics: [Diagnostic]) {
    let news = silences.left(of: diagnostics.filter { said.insert($0).inserted })
    guard !news.isEmpty else { return }
    let paths = build.paths
    report.diagnostics += Silences.left(of: news) { try? InputFile(path: paths.path(of: $0)).bytes }
  }

  /// Returns the task's key combined with the toolchain.
  private func key(of task: any BuildTask) -> ContentDigest {
    var key = task.key
    key.combine(build.toolchain)
    return key
  }

  /// Returns whether a task has nothing to do: its inputs and outputs are unchanged.
  private mutating func isCurrent(_ record: BuildState.TaskRecord) -> Bool {
    for file in record.inputs + record.outputs where !checks.isAsRecorded(file) { return false }
    return true
  }

  private mutating func finish(
    _ task: any BuildTask, _ key: ContentDigest, _ made: Result<TaskResult, TaskFailure>,
    onEvent: (SiteBuild.Event) -> Void
  ) {
    let result: TaskResult
    do {
      result = try made.get()
    } catch {
      say(error.diagnostics)
      new.tried.formUnion(error.inputs.map(\.path))
      // The outputs of a failed task are not orphaned, and stay as they were.
      let record = old.tasks[key]
      if let record { claim(record.outputs.map(\.path), for: task) }
      new.tasks[key] = record
      report.note(task, .failed, record?.outputs.map(\.path) ?? [])
      return
    }
    say(result.diagnostics)
    guard isForced || mayWrite(result, of: task) else {
      report.note(task, .failed, [])
      return
    }
    let shared = others.collisions(of: result.outputs.map(\.path).filter { $0 != task.rewrites })
    let refused =
      shared.map { .sharedFolder($0.folder, with: $0.site, at: task.origin.location) }
      + outputs.refusals(of: result, by: task)
    say(refused)
    guard refused.isEmpty, claim(result.outputs.map(\.path), for: task) else {
      report.note(task, .failed, [])
      return
    }
    orphans.formUnion(result.orphans)
    report.note(task, .drawn, result.outputs.map(\.path))
    switch mode {
    case .write, .prune: write(result, of: task, key, onEvent: onEvent)
    case .check, .checkBytes: compare(result, key)
    }
  }

  private mutating func write(
    _ result: TaskResult, of task: any BuildTask, _ key: ContentDigest, onEvent: (SiteBuild.Event) -> Void
  ) {
    var record = BuildState.TaskRecord(facts: result.facts)
    let written = Set(result.outputs.map(\.path))
    record.inputs = result.inputs.filter { !written.contains($0.path) }
    // A page that is its own source may have been edited in the meantime; then the next build updates it.
    let rewritten = result.inputs.filter { written.contains($0.path) }
    guard rewritten.allSatisfy({ checks.holds($0) }) else { return }
    for output in result.outputs {
      do {
        if let file = try? InputFile(path: build.paths.path(of: output.path)), output.isSame(as: file.bytes) {
          record.outputs.append(checks.record(of: output.path, written: file.bytes))
          continue
        }
        try keepEdits(of: output, result)
        if try OutputFile(build.paths.path(of: output.path)).replace(with: output.bytes) {
          report.written.append(output.path)
          onEvent(.wrote(output.path))
        }
      } catch {
        report.unwritable = (output.path, error.reason)
        return
      }
      record.outputs.append(checks.record(of: output.path, written: output.bytes))
      outputs.note(output.path, writtenFor: task.name)
    }
    // A page without its template is checked by every build.
    if result.orphans.isEmpty { new.tasks[key] = record }
  }

  private mutating func compare(_ result: TaskResult, _ key: ContentDigest) {
    for output in result.outputs {
      guard let file = try? InputFile(path: build.paths.path(of: output.path)) else {
        report.faults.append(BuildReport.Fault(kind: .missing, path: output.path, difference: []))
        continue
      }
      guard !output.isSame(as: file.bytes) else { continue }
      if isEdited(file.bytes, as: output, result) {
        report.faults.append(
          BuildReport.Fault(
            kind: .stale, path: output.path,
            difference: result.edits.map { "the page was edited by hand below line \($0.line)" }.nonEmpty
              ?? ["the page was edited by hand"]))
        continue
      }
      if mode == .check,
        let other = GraphvizVersionDifference(file.bytes, showingTheSameAs: output.bytes, named: output.path)
      {
        report.otherVersions[other.graphviz, default: 0] += 1
        continue
      }
      let known = old.tasks[key] == nil ? old.task(writing: output.path) : key
      let difference = OutputDifference(
        old: file.bytes, new: output.bytes, facts: known.flatMap(facts.sheet), result.facts)
      report.faults.append(BuildReport.Fault(kind: .stale, path: output.path, difference: difference.sentences))
    }
  }
}

// MARK: - Owners of outputs

extension BuildRun {
  /// Records that a task writes files.
  /// - Returns: Whether no other task writes them.
  @discardableResult
  private mutating func claim(_ outputs: [String], for task: any BuildTask) -> Bool {
    let taken = outputs.enumerated().filter { position, path in
      owners[path] != nil || outputs[..<position].contains(path)
    }.map(\.element)
    say(taken.map { .writtenTwice($0, by: owners[$0] ?? task.name, and: task) })
    guard taken.isEmpty else { return false }
    for path in outputs { owners[path] = task.name }
    return true
  }

  /// Finds outputs of earlier builds that are no longer requested, and deletes them in `prune` mode.
  private mutating func findOrphans() {
    let orphaned = made.filter { owners[$0] == nil && isThere($0) }.union(orphans)
    func name(_ path: String) -> Substring { path.dropFirst(SitePaths.folder(of: path).count) }
    let new = Dictionary(grouping: owners.keys.filter { !listed.paths.contains($0) }, by: name)
    for path in orphaned.sorted() {
      if mode == .prune, prune(path) { continue }
      // A file was probably moved if exactly one new file has the same name.
      let places = new[name(path)] ?? []
      report.faults.append(
        BuildReport.Fault(
          kind: .orphaned, path: path, difference: places.count == 1 ? ["now built as '\(places[0])'"] : []))
    }
  }

  /// The outputs of earlier builds. Pages that are updated in place belong to their authors; the cache cannot
  /// distinguish these from generated ones, but the list can.
  private var made: Set<String> {
    let remembered = old.tasks.values.flatMap { $0.outputs.map(\.path) }.filter { !$0.isPage }
    return listed.paths.union(remembered).subtracting(rewritten)
  }

  private func isThere(_ path: String) -> Bool { FileStamp(path: build.paths.path(of: path)) != nil }

  /// Deletes a file, unless it differs from what a build wrote.
  private mutating func prune(_ path: String) -> Bool {
    guard let file = try? InputFile(path: build.paths.path(of: path)) else { return false }
    let record = old.tasks.values.lazy.flatMap(\.outputs).first { $0.path == path }
    let isAsMade = record.map { $0.digest == ContentDigest(file.bytes) } ?? true
    guard isAsMade, GeneratedFile.isOurs(file.bytes, at: path) else {
      say([.notPruned(path)])
      return false
    }
    FileSystem.remove(build.paths.path(of: path))
    guard !isThere(path) else { return false }
    report.pruned.append(path)
    return true
  }

  /// Updates the list of outputs.
  private mutating func remember() {
    guard !mode.isCheck else { return }
    let outputs = owners.keys.filter { !rewritten.contains($0) }
    let left = made.union(orphans).filter { owners[$0] == nil && isThere($0) }
    do {
      try OutputList(Set(outputs).union(left)).write(for: build.configuration.file, in: build.paths)
    } catch {
      report.unwritable = report.unwritable ?? (OutputList.name, error.reason)
    }
  }
}
