#!/usr/bin/env python3
"""Mutation testing of the layout: mutates a sample of VCLayout and lists the changes that no test detects.

    Tests/Mutants/layout.py              copies the package into .build/mutants-layout, mutates, builds for release, tests
    Tests/Mutants/layout.py --count N    tries N mutants instead of 60; --seed S selects another sample, --only F certain files
    Tests/Mutants/layout.py --list       only lists the mutants

Works like mutate.py. Mutations: a constant is doubled, a comparison is negated or shifted, `&&` and `||` are exchanged, `true` and
`false` are exchanged, a statement is removed. A mutant is killed if a test of the layout or of figures fails or does not end.
"""
import argparse
import os
import random
import re
import subprocess
import sys

import mutate

WORK = os.path.join(mutate.ROOT, ".build/mutants-layout")
MUTATED = "Sources/VCLayout/"
TESTS = ["VCLayoutTests", "FigureTests"]
CONSTANT = re.compile(r"(?<=[ (])(\d[\d_]*(?:\.\d+)?)(?=[,)]|$)")
STATEMENT = re.compile(r"(?!(?:let|var|return|if|guard|for|while|switch|case|else|defer|func|init|self)\b)"
                       r"[a-z][\w.]*(?:\(.*\)| (?:[-+*/]?=) .*)$")
HELPERS = mutate.HELPERS + """
func doubled<T: Numeric>(_ id: Int, _ value: T) -> T { livingMutant == id ? value + value : value }
"""


def is_in_initializer(lines, position):
  """Whether a line belongs to an initialiser, whose assignments cannot be removed."""
  head = next((line for line in reversed(lines[:position]) if re.match(r" {0,2}\S", line)), "")
  return re.match(r"\s*(?:package |private )?init\b", head) is not None


class Mutator(mutate.Mutator):
  """Mutates the lines for which `is_chosen`, called with `file:line`, is true."""

  def __init__(self, is_chosen):
    super().__init__(set())
    self.is_chosen = is_chosen

  def constants(self, line):
    return line if "..." in line or '"' in line else \
        CONSTANT.sub(lambda m: f"doubled({self.new('twice ' + m[1])}, {m[1]})", line)

  def file(self, path, source):
    lines = source.split("\n")
    self.path, self.lines, out = path, lines, []
    for position, line in enumerate(lines):
      self.line, self.text = position + 1, line.strip()
      before = lines[position - 1].strip() if position else ""
      after = lines[position + 1].strip() if position + 1 < len(lines) else ""
      if not self.is_chosen(f"{path}:{position + 1}") or '"' in line or "func" in line and "->" in line \
          or self.text.startswith(("//", "import", "@", "infix")):
        out.append(line)
      elif "static let" in line:
        out.append(self.constants(line))
      elif self.can_be_dropped(before, self.text, after) and not (" = " in self.text and is_in_initializer(lines, position)):
        out.append(f"if !isDropped({self.new('drop')}) {{ {self.text} }}")
      else:
        out.append(self.in_case(line) if self.text.startswith("case .") else self.expressions(line))
    return "\n".join(out)


def prepare(is_chosen):
  mutator = Mutator(is_chosen)
  for path in mutate.files():
    if path.startswith("out/"):
      continue
    with open(os.path.join(mutate.ROOT, path), "rb") as file:
      text = file.read()
    if path.startswith(MUTATED) and path.endswith(".swift"):
      text = mutator.file(path, text.decode()).encode()
    if path == "Package.swift":
      text += (mutate.MANIFEST % str(TESTS).replace("'", '"')).encode()
    mutate.write(os.path.join(WORK, path), text)
  operators = "\n".join(mutator.operators).replace("public func", "func")
  mutate.write(os.path.join(WORK, MUTATED, "Mutants.swift"),
               (HELPERS.replace("public ", "") + operators + "\n").encode())
  return mutator.mutants


def build(lines):
  """Builds the mutants; lines that do not compile when mutated are left unchanged."""
  # Building one module first finds mutants that do not compile soonest.
  commands = [["--target", "VCLayout"], ["-c", "release", "-Xswiftc", "-enable-testing", "--build-tests"]]
  while True:
    mutants = prepare(lines.__contains__)
    for arguments in commands:
      done = subprocess.run(["swift", "build", *arguments], cwd=WORK, env=mutate.environment(), capture_output=True, text=True)
      if done.returncode:
        break
    else:
      return mutants
    bad = set(re.findall(r"/(Sources/VCLayout/[^:\n]+\.swift:\d+):\d+: error", done.stdout)) & lines
    if not bad:
      sys.exit(done.stdout[-4000:] + done.stderr[-4000:])
    print(f"left unchanged, because they do not compile when mutated: {', '.join(sorted(bad))}", flush=True)
    lines -= bad


def is_noticed(number):
  folder = os.path.join(WORK, ".build/release")
  program = next(os.path.join(folder, name) for name in sorted(os.listdir(folder)) if name.endswith(".xctest"))
  command = [program, "--testing-library", "swift-testing", "--filter", "|".join(rf"^{name}\." for name in TESTS)]
  return mutate.outcome(command, WORK, number, 240)[0] != 0


def main():
  parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
  parser.add_argument("--count", type=int, default=60, metavar="N")
  parser.add_argument("--seed", type=int, default=1, metavar="S")
  parser.add_argument("--only", default="", metavar="F")
  parser.add_argument("--list", action="store_true")
  arguments = parser.parse_args()
  mutate.STATEMENT = STATEMENT
  everything = [mutant for mutant in prepare(lambda line: True) if arguments.only in mutant.path]
  if arguments.list:
    for mutant in everything:
      print(f"{mutant.path}:{mutant.line}: {mutant.key}")
    return
  sample = random.Random(arguments.seed).sample(everything, min(arguments.count, len(everything)))
  keys = {(mutant.path, mutant.key) for mutant in sample}
  mutants = build({f"{mutant.path}:{mutant.line}" for mutant in sample})
  chosen = [number for number, mutant in enumerate(mutants, 1) if (mutant.path, mutant.key) in keys]
  if is_noticed(0):
    sys.exit("a test fails without any mutant")
  living = []
  for number in chosen:
    if not is_noticed(number):
      living.append(number)
      mutant = mutants[number - 1]
      print(f"{mutant.path}:{mutant.line}: survives: {mutant.key}", flush=True)
  print(f"{len(chosen)} of {len(everything)} mutants, {len(chosen) - len(living)} killed, {len(living)} survive")


if __name__ == "__main__":
  main()
