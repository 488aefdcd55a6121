import Foundation
import FuzzTargets

/// The functions that libFuzzer's `main` calls. `FUZZ_TARGET` names the target of a process.
private enum Fuzzer {
  static let target: FuzzTarget = {
    let name = ProcessInfo.processInfo.environment["FUZZ_TARGET"] ?? ""
    guard let target = FuzzTarget.all.first(where: { $0.name == name }) else {
      fatalError("FUZZ_TARGET is one of \(FuzzTarget.all.map(\.name).joined(separator: ", "))")
    }
    // Generated inputs that are not stored in files are written to the fuzzer's input folder.
    if let folder = ProcessInfo.processInfo.environment["FUZZ_MADE"] {
      for (number, input) in target.made().enumerated() {
        _ = FileManager.default.createFile(atPath: "\(folder)/made-\(number)", contents: Data(input))
      }
    }
    return target
  }()
}

/// Called once, before the first input.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(_ count: UnsafeMutableRawPointer?, _ arguments: UnsafeMutableRawPointer?) -> CInt {
  _ = Fuzzer.target
  return 0
}

/// Called for each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let faults = Fuzzer.target.faults(Array(UnsafeBufferPointer(start: bytes, count: count)))
  if !faults.isEmpty { fatalError(faults.joined(separator: "\n")) }
  return 0
}
