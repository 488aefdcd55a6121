#!/usr/bin/env python3
"""Mutation testing of UIKit's rules: mutates VCModel and VCReplay and lists the changes that no test detects.

    Tests/Mutants/mutate.py            copies the package into .build/mutants, mutates, builds, tests: a quarter of an hour on two cores
    Tests/Mutants/mutate.py --only F   the same for the mutants in files whose path contains F
    Tests/Mutants/mutate.py --list     only lists the mutants

All mutants are compiled into one program; the environment variable MUTANT selects the active one. A mutant is
killed if the result of a scenario changes or a unit test fails. Survivors must be in `equivalents.txt` with a reason;
the exit code is 1 if that list and the survivors differ.

A pass also writes `touches.txt`: for each scenario and each test file, the rules whose mutants it detects. A mutant's
rules are those that the comments of its code name. The table of rules is based on this file, for which code of other
modules whose comments name rules is mutated as well; survivors there are not listed.

Mutations: a comparison is negated (`==`) or shifted (`<`), `&&` and `||` are exchanged, a number in a comparison is
increased by one, `true` and `false` are exchanged, a statement is removed, or a declaration whose comments name a rule
returns nothing.
"""
import argparse
import concurrent.futures
import os
import re
import subprocess
import sys

ROOT = os.path.realpath(os.path.join(os.path.dirname(__file__), "../.."))
HERE = os.path.join(ROOT, "Tests/Mutants")
MUTATED = ("Sources/VCModel/", "Sources/VCReplay/")
# In these modules, only declarations whose comments name rules are mutated.
ALSO_MUTATED = ("Sources/VCImporters/", "Sources/VCEvidence/", "Sources/VCNavigation/")
# Not mutated: sentences, tables of phrases, and code that only maps and figures use.
LEFT_OUT = re.compile(r"Rules/|Sentences|ReplayCode|NavigationMap|FigureRequest|ThemeReference|MapOptions"
                      r"|FigureContents|SystemController\+All|Model\+Origins|Origin\.swift|Availability\.swift")
TESTS = ["VCModelTests", "VCReplayTests", "VCEvidenceTests", "VCBuilderTests", "VCNavigationTests"]
# In these targets, only files that name rules are run.
ALSO_TESTS = ["VCImportersTests"]

# Appended to the manifest: keeps only the targets that the tests above need.
MANIFEST = """
var needed: Set = %s
for _ in package.targets {
  for target in package.targets where needed.contains(target.name) {
    for case .byNameItem(let name, _) in target.dependencies { needed.insert(name) }
    for case .targetItem(let name, _) in target.dependencies { needed.insert(name) }
  }
}
package.targets.removeAll { !needed.contains($0.name) }
package.products = []
package.traits = []
package.dependencies = []
"""
HELPERS = """#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif
/// The active mutant.
public let livingMutant: Int =
  unsafe { if let text = unsafe getenv("MUTANT") { Int(unsafe String(cString: text)) ?? 0 } else { 0 } }()
public func isDropped(_ id: Int) -> Bool { livingMutant == id }
public func mutated(_ id: Int, _ value: Int) -> Int { livingMutant == id ? value + 1 : value }
public func mutated(_ id: Int, _ value: Bool) -> Bool { livingMutant == id ? !value : value }
"""
OPPOSITE = {"==": "!=", "!=": "==", "<": "<=", "<=": "<", ">": ">=", ">=": ">"}
# The beginnings of statements that can be removed; declarations and returns are kept.
STATEMENT = re.compile(r"^(hierarchy|record|nodes|environment|explain|note\w*|settle\w*|remove|takeOff|hold|open|place|detach|append|"
                       r"insert|result|edges|order|chain|shown|awaitedAppearance|running|startDiagnostics|stack|pending|facts|"
                       r"asked|here|contain|fill\w*|complain\w*|present|push|place|dismiss|embed|add|response|outcome|settings|report\w*|check\w*|loadViews)\b.*$")
OPENS_A_CLOSURE = re.compile(r"\{( [\w, ()]+ in)?$")
DECLARATION = re.compile(r"(func|mutating|private|if|guard|for|while|else|\}|package|public|init|switch|fileprivate)\b|\}")
OPERATOR = re.compile(r" (==|!=|\?|\?\?|&&|\|\||<|>|<=|>=) ")
# The first line of a declaration in a type or an extension, below its doc comment.
HEAD = re.compile(r" {0,2}(?:(?:package|public|private|fileprivate|mutating|static|override|@\w+) )*"
                  r"(?:func|var|init|subscript|enum|struct|extension)\b")
# A declaration that returns an optional, a list, a set or a string, with its opening brace.
ANSWERS = re.compile(r"^\s*(?:(?:package|public|private|fileprivate|static|mutating) )*(?:func .*->|var \w+:) (.*[?\]]|Set<.*>|InterfaceOrientationMask|String) \{(.*)$")
CONTINUES = (",", "(", "{", "=", "&&", "||", "??", "+", ":")


class Mutant:
  def __init__(self, path, line, text, change, nth, rules):
    self.path, self.line, self.text, self.change, self.nth, self.rules = path, line, text, change, nth, rules

  @property
  def is_of_rules(self):
    """Whether a test has to detect it."""
    return self.path.startswith(MUTATED)

  @property
  def key(self):
    """Identifies a mutant independently of its line number."""
    nth = f" ({self.nth})" if self.nth > 1 else ""
    return f"{os.path.basename(self.path)} | {self.change}{nth} | {self.text}"


class Mutator:
  """Rewrites source files so that each mutant can be activated by its number."""

  def __init__(self, without):
    self.without, self.mutants, self.operators = without, [], []

  def new(self, change):
    number = sum(1 for other in self.mutants
                 if (other.path, other.text, other.change) == (self.path, self.text, change))
    self.mutants.append(
        Mutant(self.path, self.line, self.text, change, number + 1, rules(self.lines, self.line - 1)))
    return len(self.mutants)

  def infix(self, token):
    """Defines a new operator for one mutant, named with mathematical symbols, with the token's precedence."""
    number = self.new(token)
    name = "".join(chr(0x2200 + number // 200 ** place % 200) for place in range(3))
    if token in ("&&", "||"):
      other = "||" if token == "&&" else "&&"
      precedence = "LogicalConjunctionPrecedence" if token == "&&" else "LogicalDisjunctionPrecedence"
      function = (f"public func {name} (a: Bool, b: @autoclosure () -> Bool) -> Bool "
                  f"{{ livingMutant == {number} ? a {other} b() : a {token} b() }}")
    else:
      precedence, bound = "ComparisonPrecedence", "Equatable" if token in ("==", "!=") else "Comparable"
      function = (f"public func {name} <T: {bound}>(a: T, b: T) -> Bool "
                  f"{{ livingMutant == {number} ? a {OPPOSITE[token]} b : a {token} b }}")
    self.operators.append(f"infix operator {name}: {precedence}\n{function}")
    return name

  def expressions(self, text):
    text = re.sub(r"( (?:>=|<=|==|<|>) |case \.\.<)(\d+)\b",
                  lambda m: f"{m[1]}mutated({self.new('number ' + m[2])}, {m[2]})", text)
    text = re.sub(r"(?<=[ (])(==|!=|<=|>=|<|>|&&|\|\|)(?= )", lambda m: self.infix(m[1]), text)
    if not text.lstrip().startswith(("case", "public init", "init", "func", "_ ", "while true")) and "default:" not in text:
      text = re.sub(r"(?<=[ (])(true|false)(?=$|[ ,)}])", lambda m: f"mutated({self.new(m[1])}, {m[1]})", text)
    return text

  def in_case(self, text):
    """Mutates a case only after its colon, because its pattern must not change."""
    head, colon, tail = text.partition(": ")
    return head + colon + self.expressions(f" {tail}")[1:] if colon else text

  def around_texts(self, line):
    """Mutates the code around the string literals of a line; lines with interpolations are left unchanged."""
    if '"""' in line or "\\(" in line:
      return line
    parts = re.split(r'("(?:[^"\\]|\\.)*")', line)
    return "".join(part if index % 2 else self.expressions(part) for index, part in enumerate(parts))

  def can_be_dropped(self, before, text, after):
    """Whether a line is a complete statement rather than a part of an expression."""
    is_whole = all(text.count(a) == text.count(b) for a, b in ("()", "{}", "[]")) and not text.endswith(CONTINUES)
    starts = before.endswith(("{", "}", ")", ";", "]")) or STATEMENT.match(before) \
        or before.startswith(("//", "let ", "var ", "case", "default"))
    is_alone = starts and not before.endswith((",", "&&", "||", "=", "+", "??")) \
        and not after.startswith((".", "?", ":", "&&", "||", "+", "??", ","))
    is_in_closure = OPENS_A_CLOSURE.search(before) and not DECLARATION.match(before)
    return is_whole and is_alone and not is_in_closure and STATEMENT.match(text) and not OPERATOR.search(text) \
        and not text.startswith("hierarchy = Hier")

  def answer(self, lines, position):
    """Makes a declaration return nothing, or an empty list, set or string, if the comments around it name a rule."""
    line = lines[position]
    match = ANSWERS.match(line)
    if not match or not rules(lines, position, of_file=False):
      return None
    nothing = "nil" if match[1].endswith("?") else '""' if match[1] == "String" else "[]"
    head, body = line[:match.start(2)], match[2].strip()
    if body.endswith("}"):
      return f"{head} isDropped({self.new('answer')}) ? {nothing} : {body}" if "return" not in body else None
    if body:
      return None
    first = lines[position + 1].strip()
    if re.match(r"(guard|let|var|return|while|for)\b", first):
      return f"{head} if isDropped({self.new('answer')}) {{ return {nothing} }}"
    if re.match(r"(if|switch)\b", first):
      return None
    return f"{head} isDropped({self.new('answer')}) ? {nothing} :"

  def file(self, path, source):
    lines = source.split("\n")
    self.path, self.lines, out = path, lines, []
    for position, line in enumerate(lines):
      self.line, self.text = position + 1, line.strip()
      answer = None if f"{path}:{position + 1}" in self.without else self.answer(lines, position)
      if answer:
        out.append(answer)
        continue
      is_reader = not path.startswith(MUTATED)
      if f"{path}:{position + 1}" in self.without or is_reader and not rules(lines, position, of_file=False) \
          or '"' in line and not is_reader or "->" in line and "{" in line and "func" in line \
          or self.text.startswith(("//", "import", "@", "infix", "static let")):
        out.append(line)
        continue
      if '"' in line:
        out.append(self.around_texts(line))
        continue
      before = lines[position - 1].strip() if position else ""
      after = lines[position + 1].strip() if position + 1 < len(lines) else ""
      if self.can_be_dropped(before, self.text, after):
        out.append(f"if !isDropped({self.new('drop')}) {{ {self.text} }}")
      else:
        out.append(self.in_case(line) if self.text.startswith("case .") else self.expressions(line))
    return "\n".join(out)


def write(path, text):
  """Writes a file unless it already has this content, so that nothing is rebuilt without need."""
  os.makedirs(os.path.dirname(path), exist_ok=True)
  try:
    with open(path, "rb") as file:
      if file.read() == text:
        return
  except FileNotFoundError:
    pass
  with open(path, "wb") as file:
    file.write(text)


def prepare(work, without):
  mutator = Mutator(without)
  for path in files():
    if path.startswith("out/"):
      continue
    with open(os.path.join(ROOT, path), "rb") as file:
      text = file.read()
    if path.startswith(MUTATED + ALSO_MUTATED) and path.endswith(".swift") and not LEFT_OUT.search(path):
      text = mutator.file(path, text.decode()).encode()
      if not path.startswith(MUTATED) and b"import VCModel" not in text:
        text = b"import VCModel\n" + text
    if path == "Package.swift":
      text += (MANIFEST % str(TESTS + ALSO_TESTS + ["vcgraph-conformance"]).replace("'", '"')).encode()
    write(os.path.join(work, path), text)
  write(os.path.join(work, "Sources/VCModel/Mutants.swift"), (HELPERS + "\n".join(mutator.operators) + "\n").encode())
  return mutator.mutants


def build(work):
  """Builds the mutants; lines that do not compile when mutated are left unchanged."""
  without = set()
  while True:
    mutants = prepare(work, without)
    for arguments in (["--product", "vcgraph-conformance"], ["--build-tests"]):
      done = subprocess.run(["swift", "build", *arguments], cwd=work, env=environment(), capture_output=True, text=True)
      if done.returncode:
        break
    else:
      return mutants
    bad = set(re.findall(r"/(Sources/(?:VCModel|VCReplay|VCImporters|VCEvidence|VCNavigation)/[^:\n]+\.swift:\d+):\d+: error", done.stdout)) - without
    if not bad:
      sys.exit(done.stdout[-4000:] + done.stderr[-4000:])
    print(f"left unchanged, because they do not compile when mutated: {', '.join(sorted(bad))}", flush=True)
    without |= bad


def environment(**more):
  """Without VCGRAPH_STRICT, because mutated sources cause warnings."""
  return {name: value for name, value in dict(os.environ, **more).items() if name != "VCGRAPH_STRICT"}


def outcome(command, work, number, seconds):
  try:
    done = subprocess.run(command, cwd=work, env=environment(MUTANT=str(number)), capture_output=True, timeout=seconds)
    return done.returncode, done.stdout
  except subprocess.TimeoutExpired:
    return "hangs", b""


class Scenarios:
  """The result of each scenario."""

  def __init__(self, work):
    folder = "Tests/ConformanceTests/Scenarios"
    self.work = work
    self.files = [os.path.join(folder, name) for name in sorted(os.listdir(os.path.join(work, folder)))]
    self.program = os.path.join(work, ".build/debug/vcgraph-conformance")
    self.usual = self.told(0)
    if self.usual is None or any(" failed: " in text for text in self.usual.values()):
      sys.exit("a scenario fails without any mutant")

  def told(self, number):
    """The output of each scenario, including whether it passed; None if the program crashes or hangs."""
    code, text = outcome([self.program, "--stories", *self.files], self.work, number, 60 if number == 0 else 20)
    if code not in (0, 1):
      return None
    told, name = {}, None
    for line in text.decode(errors="replace").split("\n"):
      match = re.match(r"([\w.-]+)(?:: | passed| failed: )", line)
      if match:
        name = match[1]
      if name:
        told[name] = told.get(name, "") + line + "\n"
    return told

  def noticing(self, number):
    """The scenarios whose output differs with a mutant, and those of them that fail; `*` if the program crashes or hangs."""
    told = self.told(number)
    if told is None:
      return {"*"}, set()
    changed = {name for name in self.usual if told.get(name) != self.usual[name]}
    return changed, {name for name in changed if f"\n{name} failed: " in "\n" + told.get(name, "")}


class UnitTests:
  """The test targets, and those of their files that name rules."""

  def __init__(self, work):
    self.work, self.named = work, {}
    folder = os.path.join(work, ".build/debug")
    self.program = next(os.path.join(folder, name) for name in sorted(os.listdir(folder)) if name.endswith(".xctest"))
    for path in files(*(f"Tests/{target}/*.swift" for target in TESTS + ALSO_TESTS)):
      with open(os.path.join(ROOT, path), encoding="utf8") as file:
        named = numbers(file.read())
      if named:
        self.named[os.path.basename(path)[:-len(".swift")]] = named
    if any(self.fails(f"^{target}\\.", 0) for target in TESTS):
      sys.exit("a test fails without any mutant")

  def fails(self, tests, number, seconds=120):
    # Tests that feed random input to readers are slow and do not concern rules.
    command = [self.program, "--testing-library", "swift-testing", "--filter", tests, "--skip", "survives|VeryLong"]
    return outcome(command, self.work, number, seconds)[0] != 0

  def noticing(self, number, mutant, is_noticed):
    """The test files that name a rule of a mutant and fail with it, and whether any test fails if nothing else detected it."""
    found = {name for name, named in self.named.items() if mutant.rules & named and self.fails(f"/{name}.swift:", number, 30)}
    if found or is_noticed or not mutant.is_of_rules:
      return found, bool(found)
    return found, any(self.fails(f"^{target}\\.", number) for target in TESTS)


def files(*patterns):
  """The package's files, including uncommitted ones."""
  told = subprocess.run(["git", "-C", ROOT, "ls-files", "-coz", "--exclude-standard", *patterns], capture_output=True,
                        check=True)
  return sorted(path for path in told.stdout.decode().split("\0") if path and os.path.isfile(os.path.join(ROOT, path)))


def numbers(text):
  """The numbers of the rules named in a text."""
  found = {int(number) for number in re.findall(r"\bR(\d+)\b", text)}
  for first, last in re.findall(r"\bR(\d+)–R(\d+)\b", text):
    found |= set(range(int(first), int(last)))
  return found


def rules(lines, position, of_file=True):
  """The numbers of the rules named in the comments of a line's declaration, otherwise in those of its file."""
  found, line = set(), position
  while line > 0:
    found |= numbers(lines[line].split("//", 1)[1] if "//" in lines[line] else "")
    if HEAD.match(lines[line]):
      break
    line -= 1
  line -= 1
  while line >= 0 and lines[line].strip().startswith(("///", "@")):
    found |= numbers(lines[line])
    line -= 1
  return found or (numbers(" ".join(text for text in lines[:12] if text.startswith("//"))) if of_file else found)


class Attempt:
  """The scenarios and tests that detected a mutant."""

  def __init__(self, mutant, number, scenarios, tests):
    self.mutant = mutant
    self.changed, self.failed = scenarios.noticing(number) if mutant.is_of_rules else (set(), set())
    self.tests, self.is_killed_by_tests = tests.noticing(number, mutant, bool(self.changed))

  @property
  def survives(self):
    return self.mutant.is_of_rules and not self.changed and not self.is_killed_by_tests


def write_touches(attempts, count, is_whole):
  """Writes `touches.txt`, and keeps its present content if the pass covers only some files; `count` is the number of scenarios."""
  path = os.path.join(HERE, "touches.txt")
  touched = {}
  if not is_whole:
    with open(path, encoding="utf8") as file:
      for line in file:
        if not line.startswith("#"):
          name, *known = line.split()
          touched[name] = {int(rule[1:]) for rule in known}

  def few(names, part):
    return names if len(names) * part <= count else set()
  for attempt in attempts:
    # A mutant that changes more than every sixth scenario, or fails every third one, is too destructive to be evidence
    # for a rule.
    for name in few(attempt.changed, 6) | few(attempt.failed, 3) | attempt.tests:
      touched.setdefault(name, set()).update(attempt.mutant.rules)
  with open(path, "w", encoding="utf8") as file:
    file.write("# For each scenario and test file, the rules whose mutants it detects. Written by mutate.py.\n")
    for name in sorted(touched):
      if touched[name] and name != "*":
        file.write(name + "".join(f" R{number}" for number in sorted(touched[name])) + "\n")


def survivors(work, mutants, only, jobs):
  scenarios, tests = Scenarios(work), UnitTests(work)
  chosen = [number for number, mutant in enumerate(mutants, 1) if only in mutant.path]
  count = sum(1 for number in chosen if mutants[number - 1].is_of_rules)
  print(f"{count} mutants of the rules, {len(chosen) - count} of other code that names rules", flush=True)
  with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
    attempts = list(pool.map(lambda number: Attempt(mutants[number - 1], number, scenarios, tests), chosen))
  write_touches(attempts, len(scenarios.usual), not only)
  noticed = sum(1 for attempt in attempts if attempt.changed)
  living = [attempt.mutant for attempt in attempts if attempt.survives]
  print(f"{noticed} are detected by scenarios, {count - noticed - len(living)} of the others by unit tests")
  return count, living


def equivalents():
  with open(os.path.join(HERE, "equivalents.txt"), encoding="utf8") as file:
    lines = [line.rstrip("\n") for line in file if " | " in line and not line.startswith("#")]
  return {line.rsplit(" | ", 1)[0]: line.rsplit(" | ", 1)[1] for line in lines}


def main():
  parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
  parser.add_argument("--only", default="", metavar="F")
  parser.add_argument("--jobs", type=int, default=os.cpu_count(), metavar="N", help="the number of mutants that are tried concurrently")
  parser.add_argument("--list", action="store_true")
  arguments = parser.parse_args()
  work = os.path.join(ROOT, ".build/mutants")
  if arguments.list:
    for number, mutant in enumerate(prepare(work, set()), 1):
      print(f"{number} {mutant.path}:{mutant.line}: {mutant.key}")
    return
  mutants = build(work)
  count, living = survivors(work, mutants, arguments.only, arguments.jobs)
  known = equivalents()
  found = {mutant.key for mutant in living}
  for mutant in living:
    if mutant.key not in known:
      print(f"{mutant.path}:{mutant.line}: survives: {mutant.key}")
  checked = {mutant.key for mutant in mutants if arguments.only in mutant.path}
  stale = [key for key in known if key not in found and (key in checked or not arguments.only)]
  for key in stale:
    print(f"equivalents.txt: not a survivor: {key}")
  new = sum(1 for mutant in living if mutant.key not in known)
  print(f"{count} mutants, {count - len(living)} killed, {len(living) - new} equivalent, {new} survive")
  sys.exit(1 if new or stale else 0)


if __name__ == "__main__":
  main()
