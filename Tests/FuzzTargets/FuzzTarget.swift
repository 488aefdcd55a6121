/// A reader of arbitrary input, and the property that its result must have.
///
/// The tests run each target on a few thousand damaged copies of its corpus, `make fuzz` for a fixed time.
public struct FuzzTarget: Sendable {
  /// The name, also of the folder of its corpus.
  public let name: String
  /// Reads an input to its end and returns the faults of the result. A reader that traps or hangs never returns.
  public let faults: @Sendable ([UInt8]) -> [String]
  /// The number of damaged copies that the tests try; lower for slow targets.
  public let trials: Int
  /// The file name suffix of the samples that are part of the corpus.
  public let samples: String?
  /// Inputs in a format that changes with the program, and that therefore cannot be stored in files.
  public let made: @Sendable () -> [[UInt8]]

  init(
    _ name: String, samples: String? = nil, trials: Int = 2_000, made: @escaping @Sendable () -> [[UInt8]] = { [] },
    _ faults: @escaping @Sendable ([UInt8]) -> [String]
  ) {
    self.name = name
    self.faults = faults
    self.trials = trials
    self.samples = samples
    self.made = made
  }

  /// Every reader of untrusted input, and every writer of formats that other programs parse.
  public static let all: [FuzzTarget] = [
    .models, .figures, .configurations, .themes, .maps, .interfaceBuilderFiles, .dumps, .pages, .swift, .objectiveC,
    .requests, .memories, .facts, .pictures, .dot, .svg,
  ]
}

extension FuzzTarget {
  /// Returns the fault if a condition does not hold.
  static func unless(_ condition: Bool, _ fault: String) -> [String] { condition ? [] : [fault] }
}
