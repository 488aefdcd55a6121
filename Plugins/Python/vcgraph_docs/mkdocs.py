"""A MkDocs plugin for figures. It writes nothing into the sources."""

import os
import re
import shutil
import tempfile

from mkdocs.config import config_options
from mkdocs.exceptions import PluginError
from mkdocs.plugins import BasePlugin, event_priority
from mkdocs.structure.files import File

from .program import ProgramError, filtered

_BLOCK = re.compile(r"vcgraph")
_INLINE = re.compile(r"<div class=\"vcgraph\"[^>]*>\n.*?\n[ \t>]*</div>", re.DOTALL)


class VCGraphPlugin(BasePlugin):
    config_scheme = (
        ("program", config_options.Type(str, default="vcgraph")),
        ("lang", config_options.Type(str, default="")),
        ("as", config_options.Choice(("inline", "image", "only", "mermaid"), default="inline")),
    )

    def __init__(self):
        self.folder = None
        self.server = None
        self.watched = set()
        self.inlined = {}

    def on_pre_build(self, config):
        self._forget()
        self.folder = tempfile.mkdtemp(prefix="vcgraph-mkdocs-")

    def on_page_markdown(self, markdown, page, config, files):
        if not _BLOCK.search(markdown):
            return markdown
        source = page.file.abs_src_path
        name = os.path.splitext(os.path.basename(source))[0]
        folder = os.path.dirname(page.file.src_uri)
        images = os.path.join(self.folder, folder, "figures")
        try:
            made = filtered(
                self.config["program"], markdown, folder=os.path.dirname(source), images=images,
                address="figures", name=name, embedding=self.config["as"], lang=self._language(config))
        except ProgramError as error:
            raise PluginError(f"{page.file.src_uri}: {error}") from error
        self._add(images, os.path.join(folder, "figures"), config, files)
        self._watch(made.inputs)
        return self._without_svg(made.markdown, page)

    # Runs after the search plugin, so that the figures' text stays out of the index.
    @event_priority(-100)
    def on_post_page(self, output, page, config):
        for number, svg in enumerate(self.inlined.pop(page.file.src_uri, [])):
            # A block element must not be inside a paragraph.
            output = output.replace(f"<p>{_placeholder(number)}</p>", svg).replace(_placeholder(number), svg)
        return output

    def on_serve(self, server, config, builder):
        self.server = server
        watched, self.watched = self.watched, set()
        self._watch(watched)
        return server

    def on_post_build(self, config):
        self._forget()

    def on_shutdown(self):
        self._forget()

    def _language(self, config):
        """Returns the configured language, or else that of a theme that has one, such as Material."""
        known = config.theme.get("language") if "language" in config.theme else None
        return self.config["lang"] or str(known or "en")

    def _add(self, images, folder, config, files):
        """Adds the images of a page to the built site."""
        for image in sorted(os.listdir(images)) if os.path.isdir(images) else []:
            uri = f"{folder}/{image}".lstrip("/")
            if files.get_file_from_path(uri) is None:
                files.append(File.generated(config, uri, abs_src_path=os.path.join(images, image)))

    def _watch(self, paths):
        for path in set(paths) - self.watched:
            self.watched.add(path)
            if self.server is not None:
                self.server.watch(path)

    def _without_svg(self, markdown, page):
        """Replaces the SVGs of a page by placeholders; on_post_page puts them back."""
        svgs = self.inlined.setdefault(page.file.src_uri, [])

        def placeholder(match):
            # Inside lists and admonitions every line is indented.
            svgs.append(re.sub(r"\n[ \t>]+", "\n", match.group(0)))
            return _placeholder(len(svgs) - 1)

        return _INLINE.sub(placeholder, markdown)

    def _forget(self):
        if self.folder is not None:
            shutil.rmtree(self.folder, ignore_errors=True)
        self.folder = None
        self.inlined = {}


def _placeholder(number):
    return f'<span class="vcgraph-figure" data-number="{number}"></span>'
