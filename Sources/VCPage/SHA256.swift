import VCBase64

/// The SHA-256 digest of FIPS 180-4, with which a page allows browsers to run its own script.
struct SHA256 {
  private static let rounds: [UInt32] = primes(64).map { root($0, of: 3) }
  private var state: [UInt32] = primes(8).map { root($0, of: 2) }

  /// Returns the digest in Base64, as content security policies write it.
  static func base64(of bytes: [UInt8]) -> String {
    var digest = SHA256()
    var padded = bytes + [0x80]
    padded += Array(repeating: 0, count: (120 - padded.count % 64) % 64)
    padded += (0..<8).map { UInt8(truncatingIfNeeded: (UInt64(bytes.count) * 8) >> (56 - 8 * UInt64($0))) }
    for start in stride(from: 0, to: padded.count, by: 64) { digest.take(padded[start..<start + 64]) }
    let result = digest.state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) } }
    return Base64.text(of: result)
  }

  private mutating func take(_ block: ArraySlice<UInt8>) {
    var words = (0..<16).map { word in
      (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(block[block.startIndex + word * 4 + $1]) }
    }
    for i in 16..<64 {
      let (early, late) = (words[i - 15], words[i - 2])
      let low = early.turned(7) ^ early.turned(18) ^ early >> 3
      let high = late.turned(17) ^ late.turned(19) ^ late >> 10
      words.append(words[i - 16] &+ low &+ words[i - 7] &+ high)
    }
    var s = state
    for (word, constant) in zip(words, Self.rounds) {
      let choice = s[4] & s[5] ^ ~s[4] & s[6]
      let first = s[7] &+ (s[4].turned(6) ^ s[4].turned(11) ^ s[4].turned(25)) &+ choice &+ constant &+ word
      let majority = s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2]
      let second = (s[0].turned(2) ^ s[0].turned(13) ^ s[0].turned(22)) &+ majority
      s = [first &+ second, s[0], s[1], s[2], s[3] &+ first, s[4], s[5], s[6]]
    }
    state = zip(state, s).map { $0 &+ $1 }
  }

  /// Returns the first fractional bits of a prime's square or cube root: the standard's constants.
  private static func root(_ prime: UInt32, of degree: Int) -> UInt32 {
    // The greatest x with x^degree ≤ prime · 2^(32·degree), found bit by bit.
    var root: UInt64 = 0
    for bit in (0..<36).reversed() {
      let candidate = root | 1 << UInt64(bit)
      var power = UInt128(candidate)
      for _ in 1..<degree { power *= UInt128(candidate) }
      if power <= UInt128(prime) << UInt128(32 * degree) { root = candidate }
    }
    return UInt32(truncatingIfNeeded: root)
  }

  private static func primes(_ count: Int) -> [UInt32] {
    var primes: [UInt32] = []
    var candidate: UInt32 = 2
    while primes.count < count {
      if primes.allSatisfy({ candidate % $0 != 0 }) { primes.append(candidate) }
      candidate += 1
    }
    return primes
  }
}

extension UInt32 {
  /// Returns the bits rotated to the right.
  fileprivate func turned(_ count: UInt32) -> UInt32 { self >> count | self << (32 - count) }
}
