// A drawing and the highlight in it.

class Drawing {
  constructor(frame) {
    this.frame = frame;
    this.svg = frame.querySelector("svg");
    this.size = { width: Number(frame.dataset.width), height: Number(frame.dataset.height) };
    const all = (query) => [...this.svg.querySelectorAll(query)];
    // If an item is drawn twice, the first node is its current position and the second its previous one.
    this.nodes = new Map();
    for (const node of all("[data-item]")) if (!this.nodes.has(node.dataset.item)) this.nodes.set(node.dataset.item, node);
    this.lines = all("[data-from]");
    this.groups = all(".cluster");
    this.boxes = new Map();
    for (const node of all("[data-item]")) this.present(node, "button");
    for (const line of this.lines) this.present(line, "img");
    for (const group of this.groups) this.present(group, "group");
    for (const text of all("text[textLength]")) text.setAttribute("lengthAdjust", "spacingAndGlyphs");
  }

  /** Sets the ARIA role and label of an element. The label is the first line of its title; the whole title is the tooltip. */
  present(element, role) {
    element.setAttribute("role", role);
    const title = this.title(element);
    if (title.includes("\n")) element.setAttribute("aria-label", title.split("\n")[0]);
  }

  title(element) {
    return [...(element?.children ?? [])].find((child) => child.localName === "title")?.textContent ?? "";
  }

  /** The name of an item in the drawing. */
  name(item) {
    return this.title(this.nodes.get(item)).split("\n")[0];
  }

  /** The bounding box of an element, cached because the elements of a drawing never move. */
  box(element) {
    if (!this.boxes.has(element)) this.boxes.set(element, element.getBBox());
    return this.boxes.get(element);
  }

  /** Shows the whole drawing at its own width and cropped to the height of its content, even if other steps need more. */
  showWhole() {
    const margin = 16;
    const ends = [...this.svg.children].filter((part) => part.getBBox).map((part) => part.getBBox())
      .filter((box) => box.height < this.size.height) // a part as high as the drawing is its background
      .map((box) => box.y + box.height);
    const height = Math.min(Math.max(0, ...ends) + margin, this.size.height);
    this.svg.setAttribute("viewBox", [0, 0, this.size.width, Math.ceil(height)].join(" "));
    this.svg.removeAttribute("style");
  }

  /** The boxes of the controllers on screen and of their families. */
  get front() {
    const nodes = [...this.nodes.values()].filter((node) => node.classList.contains("front"));
    if (!nodes.length || nodes.length === this.nodes.size) return [];
    const families = new Set(nodes.map((node) => node.dataset.family).filter(Boolean));
    return [...nodes, ...this.groups.filter((group) => families.has(group.id))].map((part) => this.box(part));
  }

  /** An item, the items connected to it by lines, and its family. */
  around(item) {
    const lit = new Set([item]);
    const family = this.nodes.get(item)?.dataset.family;
    for (const [id, node] of this.nodes) if (family && node.dataset.family === family) lit.add(id);
    const isLit = (line) => line.dataset.from === item || line.dataset.to === item;
    for (const line of this.lines.filter(isLit)) lit.add(line.dataset.from).add(line.dataset.to);
    const within = (line) =>
      isLit(line) || (family && [line.dataset.from, line.dataset.to].every((id) => this.nodes.get(id)?.dataset.family === family));
    return { items: lit, lines: this.lines.filter(within) };
  }

  /** Highlights items and lines and dims the rest; without items, the whole drawing looks as usual. */
  light(items, lines = []) {
    this.svg.classList.toggle("dimmed", Boolean(items));
    const lit = new Set(lines);
    for (const line of this.lines) line.classList.toggle("lit", lit.has(line));
    for (const [id, node] of this.nodes) node.classList.toggle("lit", Boolean(items?.has(id)));
    for (const group of this.groups) group.classList.toggle("lit", this.holds(group, items));
  }

  holds(group, items) {
    const box = this.box(group);
    const inside = ({ x, y, width, height }) =>
      x >= box.x && y >= box.y && x + width <= box.x + box.width && y + height <= box.y + box.height;
    return [...this.nodes].some(([id, node]) => items?.has(id) && inside(this.box(node)));
  }

  /** Marks the selected item with a ring. */
  select(item) {
    this.svg.querySelector(".ring")?.remove();
    for (const [id, node] of this.nodes) {
      node.setAttribute("aria-pressed", String(id === item));
      node.setAttribute("tabindex", "-1");
    }
    const node = this.nodes.get(item);
    (node ?? this.nodes.values().next().value)?.setAttribute("tabindex", "0");
    if (!node) return;
    const box = this.box(node);
    const ring = document.createElementNS("http://www.w3.org/2000/svg", "rect");
    const course = { x: box.x - 5, y: box.y - 5, width: box.width + 10, height: box.height + 10, rx: 12, class: "ring" };
    for (const [name, value] of Object.entries(course)) ring.setAttribute(name, value);
    this.svg.append(ring);
  }

  /** The nearest item to another one in the direction of an arrow key. */
  neighbour(item, key) {
    const middle = (node) => {
      const box = this.box(node);
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const start = middle(this.nodes.get(item));
    const [along, across, sign] = { ArrowRight: ["x", "y", 1], ArrowLeft: ["x", "y", -1],
      ArrowDown: ["y", "x", 1], ArrowUp: ["y", "x", -1] }[key];
    let best = { distance: Infinity };
    for (const [id, node] of this.nodes) {
      const end = middle(node);
      const ahead = (end[along] - start[along]) * sign;
      const distance = ahead + 2.5 * Math.abs(end[across] - start[across]);
      if (ahead > 1 && distance < best.distance) best = { id, distance };
    }
    return best.id;
  }
}
