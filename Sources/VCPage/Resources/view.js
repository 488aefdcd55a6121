// The visible part of a drawing, as a corner and a scale. All drawings of a page share it.

const calm = matchMedia("(prefers-reduced-motion: reduce)");

class View {
  static largest = 6;
  /** Below this scale, the text in boxes is too small to read. */
  static legible = 0.5;
  /** The time after a movement, in milliseconds, before the drawing is rendered again. */
  static rest = 120;

  /** - Parameter rested: Called when a movement has ended. */
  constructor(stage, size, rested = () => {}) {
    this.stage = stage;
    this.size = size;
    this.rested = () => {};
    this.isMoving = false;
    this.corner = { x: 0, y: 0 };
    this.scale = 1;
    this.isWhole = true;
    this.apply();
    this.fit();
    this.rested = rested;
    new ResizeObserver(() => (this.isWhole ? this.fit() : this.apply())).observe(stage);
  }

  get room() {
    return { width: Math.max(this.stage.clientWidth, 1), height: Math.max(this.stage.clientHeight, 1) };
  }

  get whole() {
    const { width, height } = this.room;
    const scale = Math.min(width / this.size.width, height / this.size.height, 1.6);
    return this.centered(this.size.width / 2, this.size.height / 2, scale);
  }

  centered(x, y, scale) {
    const { width, height } = this.room;
    return { scale, corner: { x: x - width / scale / 2, y: y - height / scale / 2 } };
  }

  /** Fits the whole drawing. */
  fit(isSmooth = false) {
    this.go(this.whole, isSmooth);
    this.isWhole = true;
    if (!isSmooth) this.apply();
  }

  /** Zooms around a point of the stage, by default its centre. */
  zoom(factor, point = { x: this.room.width / 2, y: this.room.height / 2 }, isSmooth = false) {
    const smallest = Math.min(this.whole.scale, 1) / 2;
    const scale = Math.min(Math.max(this.scale * factor, smallest), View.largest);
    const corner = {
      x: this.corner.x + point.x / this.scale - point.x / scale,
      y: this.corner.y + point.y / this.scale - point.y / scale,
    };
    this.go({ scale, corner }, isSmooth);
  }

  /** Moves the drawing by a distance on the stage. */
  pan(dx, dy) {
    this.go({ scale: this.scale, corner: { x: this.corner.x - dx / this.scale, y: this.corner.y - dy / this.scale } });
  }

  /** Pans just enough to show a box, in the drawing's units, with a margin. Zooms in if its text would be too small. */
  reveal(box) {
    const { width, height } = this.room;
    if (this.scale < View.legible) {
      const { scale, corner } = this.centered(box.x + box.width / 2, box.y + box.height / 2, 1);
      return this.go({ scale, corner }, true);
    }
    const gap = 24 / this.scale;
    const shift = (start, length, from, extent) =>
      length + 2 * gap > extent ? start + length / 2 - extent / 2 - from
      : start - gap < from ? start - gap - from
      : Math.max(start + length + gap - from - extent, 0);
    const dx = shift(box.x, box.width, this.corner.x, width / this.scale);
    const dy = shift(box.y, box.height, this.corner.y, height / this.scale);
    if (dx || dy) this.go({ scale: this.scale, corner: { x: this.corner.x + dx, y: this.corner.y + dy } }, true);
  }

  /** Shows boxes, in the drawing's units, as large as possible, up to a scale of 1.25. */
  show(boxes, isSmooth = true) {
    if (!boxes.length) return this.fit(isSmooth);
    const left = Math.min(...boxes.map((box) => box.x)), top = Math.min(...boxes.map((box) => box.y));
    const width = Math.max(...boxes.map((box) => box.x + box.width)) - left;
    const height = Math.max(...boxes.map((box) => box.y + box.height)) - top;
    const gap = 32;
    const room = this.room;
    const scale = Math.min((room.width - gap) / width, (room.height - gap) / height, 1.25);
    const least = Math.min(this.whole.scale, 1);
    this.go(this.centered(left + width / 2, top + height / 2, Math.max(scale, least)), isSmooth);
  }

  go(target, isSmooth = false) {
    if (this.isOnPaper) return;
    cancelAnimationFrame(this.motion);
    this.isWhole = false;
    const start = { scale: this.scale, corner: this.corner };
    const between = (from, to, part) => from + (to - from) * part;
    const set = (part) => {
      this.scale = between(start.scale, target.scale, part);
      this.corner = {
        x: between(start.corner.x, target.corner.x, part), y: between(start.corner.y, target.corner.y, part),
      };
      this.keepInSight();
      this.move();
    };
    if (!isSmooth || calm.matches) return set(1);
    const begin = performance.now();
    const step = (now) => {
      const part = Math.min(Math.max((now - begin) / 180, 0), 1);
      set(part * (2 - part));
      if (part < 1) this.motion = requestAnimationFrame(step);
    };
    this.motion = requestAnimationFrame(step);
  }

  /** Keeps a corner of the drawing on the stage. */
  keepInSight() {
    const { width, height } = this.room;
    const edge = 60 / this.scale;
    const limit = (value, extent, length) => Math.min(Math.max(value, edge - length), extent - edge);
    this.corner.x = limit(this.corner.x, this.size.width, width / this.scale);
    this.corner.y = limit(this.corner.y, this.size.height, height / this.scale);
  }

  /** Stops controlling the drawings while the page is printed, because paper has other proportions than the window. */
  leave(isOnPaper) {
    cancelAnimationFrame(this.motion);
    if (isOnPaper) this.apply();
    this.isOnPaper = isOnPaper;
    if (!isOnPaper) this.apply();
  }

  get shown() {
    return this.stage.querySelector(".frame.shown > svg");
  }

  /** While the view moves, the drawing is transformed as an image, at a cost that does not depend on its content. */
  move() {
    clearTimeout(this.resting);
    this.isMoving = true;
    this.resting = setTimeout(() => this.apply(), View.rest);
    const { scale, corner } = this.drawn;
    const [x, y] = [(corner.x - this.corner.x) * this.scale, (corner.y - this.corner.y) * this.scale];
    this.shown.style.willChange = "transform";
    this.shown.style.transform = `translate(${x}px, ${y}px) scale(${this.scale / scale})`;
  }

  /** Renders the visible part. */
  apply() {
    if (this.isOnPaper) return;
    clearTimeout(this.resting);
    const { width, height } = this.room;
    const box = [this.corner.x, this.corner.y, width / this.scale, height / this.scale];
    this.drawn = { scale: this.scale, corner: { ...this.corner } };
    this.shown.setAttribute("viewBox", box.map((number) => number.toFixed(2)).join(" "));
    this.shown.removeAttribute("style");
    if (this.isMoving) {
      this.isMoving = false;
      this.rested();
    }
  }
}

/** Mouse, wheel and touch move the view; a press without a drag remains a click. */
function listenToPointers(stage, view) {
  const pointers = new Map();
  let moved = 0;
  const place = (event) => {
    const box = stage.getBoundingClientRect();
    return { x: event.clientX - box.x, y: event.clientY - box.y };
  };
  const spread = ([a, b]) => ({
    x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, distance: Math.max(Math.hypot(a.x - b.x, a.y - b.y), 1),
  });

  stage.addEventListener("wheel", (event) => {
    event.preventDefault();
    if (event.shiftKey) return view.pan(-event.deltaX || -event.deltaY, 0);
    const lines = event.deltaMode === 1 ? 18 : 1;
    view.zoom(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.0016)), place(event));
  }, { passive: false });

  stage.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    if (!pointers.size) moved = 0;
    pointers.set(event.pointerId, place(event));
  });

  stage.addEventListener("pointermove", (event) => {
    const last = pointers.get(event.pointerId);
    if (!last) return;
    const here = place(event);
    moved += Math.hypot(here.x - last.x, here.y - last.y);
    if (moved > 4 && !stage.hasPointerCapture(event.pointerId)) stage.setPointerCapture(event.pointerId);
    if (pointers.size === 2) {
      const before = spread([...pointers.values()]);
      pointers.set(event.pointerId, here);
      const after = spread([...pointers.values()]);
      view.pan(after.x - before.x, after.y - before.y);
      view.zoom(after.distance / before.distance, after);
    } else {
      pointers.set(event.pointerId, here);
      if (moved > 4) view.pan(here.x - last.x, here.y - last.y);
    }
    stage.classList.toggle("dragged", moved > 4);
  });

  const end = (event) => {
    pointers.delete(event.pointerId);
    if (!pointers.size) stage.classList.remove("dragged");
  };
  stage.addEventListener("pointerup", end);
  stage.addEventListener("pointercancel", end);
  stage.addEventListener("click", (event) => {
    if (moved <= 4) return;
    event.stopPropagation();
    event.preventDefault();
    moved = 0;
  }, true);
  stage.addEventListener("dblclick", (event) => view.zoom(event.altKey ? 0.5 : 2, place(event), true));
}
