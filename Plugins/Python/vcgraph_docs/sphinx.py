"""A Sphinx directive for figures, in reStructuredText and MyST. It writes nothing into the sources."""

import os
import re

from docutils import nodes
from docutils.parsers.rst import directives
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective

from .program import ProgramError, filtered

logger = logging.getLogger(__name__)

_IMAGE = re.compile(r"!\[(?P<alt>(?:\\.|[^\]\\])*)\]\((?P<uri>[^)#]*)(?:#only-(?P<only>light|dark))?\)")
_SVG = re.compile(r"<div class=\"vcgraph\".*?</div>", re.DOTALL)
# Options of a block, which the program reads; the flags do not need a value.
_OPTIONS = (
    "src", "figure", "focus", "depth", "step", "steps", "frames", "detail", "direction", "maxWidth", "styles", "rows",
    "collapse", "screenshots", "theme", "alt", "lang")
_FLAGS = ("showAbsent", "transitions", "callbacks", "wireframes", "reverse", "hideAlerts")
# reStructuredText converts option names to lower case.
_SPELLINGS = {spelling: name for name in _OPTIONS + _FLAGS for spelling in (name, name.lower())}


class vcgraph_svg(nodes.General, nodes.Element):
    """An SVG embedded in an HTML page. It is not a text node, so its text stays out of the search index."""


class VCGraph(SphinxDirective):
    has_content = True
    optional_arguments = 1
    final_argument_whitespace = True
    option_spec = {name: directives.unchanged for name in _SPELLINGS} | {
        "as": lambda text: directives.choice(text, ("image", "only", "inline")),
        "caption": directives.unchanged,
        "name": directives.unchanged,
        "class": directives.class_option,
        "width": directives.length_or_percentage_or_unitless,
        "align": lambda text: directives.choice(text, ("left", "center", "right")),
    }

    def run(self):
        embedding = self.options.get("as", self.config.vcgraph_as)
        source, _ = self.get_source_info()
        folder = os.path.dirname(os.path.abspath(source))
        stem = self.env.docname.replace("/", "-")
        number = self.env.new_serialno("vcgraph")
        images = os.path.join(self.env.doctreedir, "vcgraph", f"{stem}-{number}")
        try:
            page = filtered(
                self.config.vcgraph_program, self._block(), folder=folder, images=images, address=images, name=stem,
                embedding=embedding, lang=(self.config.language or "en").replace("_", "-"))
        except ProgramError as error:
            raise self.error(str(error)) from error
        for path in page.inputs:
            self.env.note_dependency(path)
        return [self._figure(self._images(page.markdown, embedding))]

    def _block(self):
        options = {"src": self.arguments[0]} if self.arguments else {}
        for spelling, name in _SPELLINGS.items():
            if spelling in self.options:
                options[name] = self.options[spelling] or ("yes" if name in _FLAGS else "")
        info = ", ".join(f"{key}: {_quoted(value)}" for key, value in options.items())
        return "\n".join(["``````vcgraph " + info + ", table: no", *self.content, "``````", ""])

    def _images(self, markdown, embedding):
        if embedding == "inline":
            match = _SVG.search(markdown)
            return [vcgraph_svg(svg=match.group(0) if match else "")]
        folder = os.path.dirname(self.env.doc2path(self.env.docname))
        images = []
        for match in _IMAGE.finditer(markdown):
            alt = re.sub(r"\\(.)", r"\1", match["alt"])
            image = nodes.image(uri=os.path.relpath(_unquoted(match["uri"]), folder), alt=alt)
            if match["only"]:
                image["classes"].append(f"only-{match['only']}")
            for option in ("width", "align"):
                if option in self.options:
                    image[option] = self.options[option]
            images.append(image)
        return images

    def _figure(self, images):
        caption = self.options.get("caption")
        figure = nodes.figure("", *images) if caption else nodes.container("", *images)
        figure["classes"] += ["vcgraph", *self.options.get("class", [])]
        if caption:
            texts, messages = self.state.inline_text(caption, self.lineno)
            figure += nodes.caption(caption, "", *texts)
            figure += messages
        self.set_source_info(figure)
        self.add_name(figure)
        return figure


def _quoted(value):
    return f'"{value}"' if '"' not in value else f"'{value}'"


def _unquoted(uri):
    from urllib.parse import unquote

    return unquote(uri)


def _visit_html(self, node):
    self.body.append(node["svg"])
    raise nodes.SkipNode


def _skip(self, node):
    raise nodes.SkipNode


def setup(app):
    app.add_config_value("vcgraph_program", "vcgraph", "env")
    app.add_config_value("vcgraph_as", "image", "env")
    app.add_node(vcgraph_svg, html=(_visit_html, None), latex=(_skip, None), text=(_skip, None), man=(_skip, None))
    app.add_directive("vcgraph", VCGraph)
    return {"version": "0.1.0", "parallel_read_safe": True, "parallel_write_safe": True}
