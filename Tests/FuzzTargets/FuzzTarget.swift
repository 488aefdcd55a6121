/// A reader that is given anything, and what has to be true of whatever it says.
///
/// The tests give each of them a few thousand damaged copies of its corpus, `make fuzz` as many inputs as there is time.
public struct FuzzTarget: Sendable {
  /// Also the name of the folder of its corpus.
  public let name: String
  /// Reads an input to its end and says what is wrong with the outcome. A reader that traps or hangs never returns.
  public let faults: @Sendable ([UInt8]) -> [String]
  /// How many damaged copies the tests try; fewer where one takes long.
  public let trials: Int
  /// How the names of those samples end that it reads, too.
  public let samples: String?
  /// Inputs in a form that changes with the program, so that no file can hold them.
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

  /// Every reader of what strangers may have written, and every writer of what others read.
  public static let all: [FuzzTarget] = [
    .models, .figures, .configurations, .themes, .maps, .interfaceBuilderFiles, .dumps, .pages, .swift, .objectiveC,
    .requests, .memories, .facts, .pictures, .dot, .svg,
  ]
}

extension FuzzTarget {
  /// The fault, if a condition does not hold.
  static func unless(_ condition: Bool, _ fault: String) -> [String] { condition ? [] : [fault] }
}
