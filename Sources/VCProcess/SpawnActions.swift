#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The actions and attributes for spawning a process.
@safe struct SpawnActions: ~Copyable {
  #if canImport(Darwin)
    private var actions: posix_spawn_file_actions_t?
    private var attributes: posix_spawnattr_t?
  #else
    private var actions = unsafe posix_spawn_file_actions_t()
    private var attributes = posix_spawnattr_t()
  #endif

  /// The child receives every signal. A dispatch queue's thread blocks all signals, and its children would inherit
  /// that: neither a termination request nor an alarm would arrive.
  init() {
    unsafe posix_spawn_file_actions_init(&actions)
    unsafe posix_spawnattr_init(&attributes)
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe posix_spawnattr_setsigmask(&attributes, &signals)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
  }

  deinit {
    var actions = unsafe actions
    var attributes = attributes
    unsafe posix_spawn_file_actions_destroy(&actions)
    unsafe posix_spawnattr_destroy(&attributes)
  }

  mutating func duplicate(_ descriptor: Descriptor, as number: Int32) {
    unsafe posix_spawn_file_actions_adddup2(&actions, descriptor.number, number)
  }

  mutating func open(_ path: String, as number: Int32) {
    unsafe posix_spawn_file_actions_addopen(&actions, number, path, O_RDONLY, 0)
  }

  mutating func openForWriting(_ path: String, as number: Int32) {
    unsafe posix_spawn_file_actions_addopen(&actions, number, path, O_WRONLY, 0)
  }

  /// Starts a process with only the three standard streams open: inherited sockets would otherwise stay open with it.
  consuming func spawn(_ program: String, _ arguments: [String]) throws(ProcessError) -> pid_t {
    #if !canImport(Darwin)
      var limits = rlimit()
      let isLimited = unsafe getrlimit(Self.openFiles, &limits) == 0
      for descriptor in 3..<Int32(isLimited ? max(min(limits.rlim_cur, 1_024), 3) : 256) {
        unsafe posix_spawn_file_actions_addclose(&actions, descriptor)
      }
    #endif
    var words: [UnsafeMutablePointer<CChar>?] = unsafe ([program] + arguments).map { unsafe strdup($0) } + [nil]
    defer { unsafe words.forEach { unsafe free($0) } }
    var id: pid_t = 0
    let number = unsafe posix_spawnp(&id, program, &actions, &attributes, &words, environ)
    guard number == 0 else { throw ProcessError(number: number) }
    return id
  }

  #if canImport(Glibc)
    private static let openFiles = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  #else
    private static let openFiles = RLIMIT_NOFILE
  #endif
}
