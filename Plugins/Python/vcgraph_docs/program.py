"""Runs vcgraph."""

import os
import re
import subprocess
import tempfile


class ProgramError(Exception):
    """An error with vcgraph's message, which includes the location."""


class Page:
    """The Markdown of a page with its figures, and the files that the figures were made from."""

    def __init__(self, markdown, inputs):
        self.markdown = markdown
        self.inputs = inputs


def filtered(program, markdown, *, folder, images, address, name, embedding, lang="en"):
    """Replaces the blocks of a page by figures with `vcgraph markdown`."""
    handle, depfile = tempfile.mkstemp(suffix=".d")
    os.close(handle)
    try:
        run = subprocess.run(
            [program, "markdown", "-", "--as", embedding, "--images", images, "--address", address,
             "--name", name, "--lang", lang, "--depfile", depfile],
            input=markdown, cwd=folder, capture_output=True, text=True, encoding="utf-8")
        if run.returncode != 0:
            raise ProgramError(run.stderr.strip() or f"{program} ended with {run.returncode}")
        with open(depfile, encoding="utf-8") as file:
            return Page(run.stdout, inputs(file.read(), folder))
    except FileNotFoundError as error:
        raise ProgramError(f"'{program}' is not installed: {error}") from error
    finally:
        os.unlink(depfile)


def inputs(rules, folder):
    """Returns the prerequisites of the first make rule, as absolute paths."""
    words = re.findall(r"(?:\\.|\$\$|[^\s\\])+", rules.split("\n", 1)[0])
    paths = [re.sub(r"\\(.)", r"\1", word).replace("$$", "$") for word in words[1:]]
    return [os.path.normpath(os.path.join(folder, path)) for path in paths]
