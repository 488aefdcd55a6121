// Connects the parts. The page shows its state, which is also stored in the fragment of its URL.

const root = document.documentElement;
const stage = document.getElementById("stage");
const search = document.getElementById("find");
const panel = document.getElementById("panel");
const said = document.getElementById("said");
// The legend of all frames; a single drawing contains its own.
const legend = document.querySelector("aside.legend");
root.classList.add("running");

const drawings = [...document.querySelectorAll(".frame")].map((frame) => new Drawing(frame));
const details = new Details(panel, (item, step) => drawings[step].name(item));
const size = {
  width: Math.max(...drawings.map((drawing) => drawing.size.width)),
  height: Math.max(...drawings.map((drawing) => drawing.size.height)),
};
const firstScheme = root.dataset.scheme;
const state = { focus: "", step: 0, find: "", scheme: firstScheme };
let hovered = "";
let looking;

drawings.forEach((drawing, step) => drawing.frame.classList.toggle("shown", step === 0));
const view = new View(stage, size, () => light());
const steps = new Steps(drawings.length, (step) => change({ step }));
const current = () => drawings[state.step];

// MARK: State

function read() {
  const words = new URLSearchParams(location.hash.slice(1));
  const step = Number.parseInt(words.get("step") ?? "0", 10);
  const focus = words.get("focus") ?? "";
  const scheme = words.get("scheme") ?? firstScheme;
  return {
    focus: details.has(focus) ? focus : "",
    step: Math.min(Math.max(Number.isNaN(step) ? 0 : step, 0), drawings.length - 1),
    find: words.get("find") ?? "",
    scheme: ["auto", "light", "dark"].includes(scheme) ? scheme : firstScheme,
  };
}

/** The URL is updated with a delay, so that dragging the slider does not flood the browser. */
let writing;
function write() {
  clearTimeout(writing);
  writing = setTimeout(() => {
    const parts = new URLSearchParams();
    if (state.focus) parts.set("focus", state.focus);
    if (state.step) parts.set("step", state.step);
    if (state.find) parts.set("find", state.find);
    if (state.scheme !== firstScheme) parts.set("scheme", state.scheme);
    const hash = parts.toString();
    if (hash !== location.hash.slice(1)) history.replaceState(null, "", hash ? `#${hash}` : "#");
  }, 250);
}

function change(changes) {
  Object.assign(state, changes);
  show();
  write();
}

function show() {
  root.dataset.scheme = state.scheme;
  drawings.forEach((drawing, step) => drawing.frame.classList.toggle("shown", step === state.step));
  view.apply();
  steps.show(state.step, current().frame.dataset.caption);
  if (search.value !== state.find) search.value = state.find;
  const sentence = details.show(state.focus, state.step);
  const isGone = state.focus && !current().nodes.has(state.focus);
  said.textContent = isGone ? said.dataset.gone.replace("{0}", details.title(state.focus)) : sentence;
  current().select(state.focus);
  light();
}

/** Highlights the item under the pointer, otherwise the selected item, otherwise the search results. */
function light() {
  const drawing = current();
  const found = details.find(state.find);
  const item = [hovered, state.focus].find((id) => drawing.nodes.has(id));
  const around = item ? drawing.around(item) : null;
  drawing.light(around?.items ?? (found && new Set(found)), around?.lines);
}

function focus(item, options = {}) {
  change({ focus: item });
  const node = current().nodes.get(item);
  if (!node) return;
  view.reveal(current().box(node));
  if (options.moves) node.focus({ preventScroll: true });
}

// MARK: The drawing

const itemOf = (event) => event.target.closest?.("[data-item]")?.dataset.item ?? "";

stage.addEventListener("pointerover", (event) => {
  if (event.pointerType === "touch" || hovered === itemOf(event)) return;
  hovered = itemOf(event);
  // Items that pass under the pointer while the view moves are ignored.
  if (!view.isMoving) light();
});
stage.addEventListener("pointerleave", () => {
  hovered = "";
  light();
});
stage.addEventListener("click", (event) => {
  if (follow(event.target.closest?.("[data-href]"), event)) return;
  event.preventDefault();
  focus(itemOf(event));
});
stage.addEventListener("focusin", (event) => {
  const node = event.target.closest?.(".node");
  if (node?.matches(":focus-visible")) view.reveal(current().box(node));
});

/** Opens another page of the same figure; links to source code are only in the details. */
function follow(part, event) {
  const address = part?.dataset.href;
  if (!address || /^[a-z]+:/i.test(address)) return false;
  if (event.ctrlKey || event.metaKey) open(address);
  else location.assign(address);
  return true;
}
listenToPointers(stage, view);

// MARK: Buttons and fields

const press = (id, action) => document.getElementById(id)?.addEventListener("click", action);
press("zoom-in", () => view.zoom(1.4, undefined, true));
press("zoom-out", () => view.zoom(1 / 1.4, undefined, true));
press("fit", () => view.fit(true));
press("scheme", toggleScheme);
press("panel-toggle", togglePanel);

function toggleScheme() {
  const isDark = state.scheme === "dark" || (state.scheme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  if (document.getElementById("scheme")) change({ scheme: isDark ? "light" : "dark" });
}

function togglePanel() {
  root.classList.toggle("wide");
}

panel.addEventListener("click", (event) => {
  const link = event.target.closest("a[data-item], a[data-back]");
  if (!link) return;
  event.preventDefault();
  focus(link.dataset.item ?? "");
  const sheet = panel.querySelector("article.shown");
  const next = sheet ?? details.entries.find((entry) => !entry.parentElement.hidden);
  next?.focus({ preventScroll: true });
});

search.addEventListener("input", () => {
  change({ find: search.value, focus: "" });
  clearTimeout(looking);
  looking = setTimeout(showFound, 150);
});

/** Pans and zooms to the search results. */
function showFound() {
  const nodes = (details.find(search.value) ?? []).map((item) => current().nodes.get(item)).filter(Boolean);
  view.show(nodes.map((node) => current().box(node)));
}

search.addEventListener("keydown", (event) => {
  const found = details.find(search.value);
  if (event.key === "Escape") {
    event.stopPropagation();
    change({ find: "" });
  } else if (event.key === "Enter" && found?.length) {
    focus(found[(found.indexOf(state.focus) + 1) % found.length]);
  } else if (event.key === "ArrowDown") {
    event.preventDefault();
    if (state.focus) change({ focus: "" });
    details.entries.find((entry) => !entry.parentElement.hidden)?.focus();
  }
});

// MARK: Keys

const arrows = { ArrowLeft: [60, 0], ArrowRight: [-60, 0], ArrowUp: [0, 60], ArrowDown: [0, -60] };

function pressArrow(event) {
  const item = event.target.closest?.(".node")?.dataset.item;
  const entry = event.target.closest?.("#items a");
  if (item) {
    const next = current().neighbour(item, event.key);
    if (!next) return;
    for (const [id, node] of current().nodes) node.setAttribute("tabindex", id === next ? "0" : "-1");
    current().nodes.get(next).focus({ preventScroll: true });
    hovered = next;
    light();
  } else if (entry) {
    const shown = details.entries.filter((other) => !other.parentElement.hidden);
    const place = shown.indexOf(entry) + (event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0);
    (shown[place] ?? search).focus();
  } else if (event.target === stage) {
    view.pan(...arrows[event.key]);
  } else {
    return;
  }
  event.preventDefault();
}

const keys = {
  "/": () => search.focus(),
  "+": () => view.zoom(1.4, undefined, true),
  "=": () => view.zoom(1.4, undefined, true),
  "-": () => view.zoom(1 / 1.4, undefined, true),
  "0": () => view.fit(true),
  "[": () => steps.user(state.step - 1),
  "]": () => steps.user(state.step + 1),
  p: () => steps.toggle(),
  c: toggleScheme,
  d: togglePanel,
  Escape: () => {
    hovered = "";
    change({ focus: "", find: "" });
    view.fit(true);
  },
};

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target.matches?.("input[type=search]")) return;
  const node = event.target.closest?.(".node");
  if (event.key in arrows && event.target.type !== "range") return pressArrow(event);
  if (node && (event.key === "Enter" || event.key === " ")) {
    event.preventDefault();
    return follow(node.querySelector("[data-href]"), event) || focus(node.dataset.item);
  }
  const action = keys[event.key];
  if (!action) return;
  event.preventDefault();
  action();
});

// MARK: Start

window.addEventListener("hashchange", () => {
  Object.assign(state, read());
  show();
});
window.addEventListener("beforeprint", () => {
  details.completeAll();
  view.leave(true);
  for (const drawing of drawings) drawing.showWhole();
  if (legend) stage.after(legend);
});
window.addEventListener("afterprint", () => {
  view.leave(false);
  if (legend) root.querySelector("body > script").before(legend);
});
Object.assign(state, read());
show();
const first = current().nodes.get(state.focus);
if (first) view.reveal(current().box(first));
else if (state.find) showFound();
else if (matchMedia("(max-width: 720px)").matches && view.scale < 1) view.show(current().front, false);
