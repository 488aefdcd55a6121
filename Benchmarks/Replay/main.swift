// Measures the replay of random operations: swift run -c release replay-benchmark [STEPS]
import VCConformance
import VCModel
import VCReplay

let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 100_000
var operations = RandomOperations(seed: 1)
var model = RandomOperations.model
model.steps = (0..<max(count, 10)).map { _ in Step(operations.next()) }
let options = ReplayOptions(continuesAfterException: true)

let clock = ContinuousClock()
let whole = clock.measure { _ = Replay(model, options: options) }
print("\(model.steps.count) steps with records: \(whole)")

// The first and the last tenth of one replay, to show whether steps become slower.
var replayer = Replayer(model, options: options)
let tenth = model.steps.count / 10
let first = clock.measure { for step in model.steps.prefix(tenth) { replayer.perform(step) } }
for step in model.steps.dropFirst(tenth).dropLast(tenth) { replayer.perform(step) }
let last = clock.measure { for step in model.steps.suffix(tenth) { replayer.perform(step) } }
print("first \(tenth): \(first), last \(tenth): \(last), ratio \(last / first)")
