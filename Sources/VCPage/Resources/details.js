// What stands beside the drawing: the list of items, and the sheet of the one that is chosen.

class Details {
  constructor(panel) {
    this.panel = panel;
    this.overview = panel.querySelector("#overview");
    this.found = panel.querySelector("#found");
    this.entries = [...panel.querySelectorAll("#items a")];
    this.sheets = [...panel.querySelectorAll("article")];
  }

  title(item) {
    return this.entries.find((entry) => entry.dataset.item === item)?.querySelector("strong").textContent;
  }

  has(item) {
    return this.entries.some((entry) => entry.dataset.item === item);
  }

  /** Shows the sheet of an item at a step, or the overview. Answers what a screen reader says about it. */
  show(item, step) {
    let shown = null;
    for (const sheet of this.sheets) {
      const isNow = Number(sheet.dataset.first) <= step && step <= Number(sheet.dataset.last);
      sheet.classList.toggle("now", isNow);
      sheet.classList.toggle("shown", isNow && sheet.dataset.item === item);
      if (sheet.classList.contains("shown")) shown = sheet;
    }
    this.panel.classList.toggle("reading", Boolean(shown));
    if (shown && shown !== this.last) this.panel.scrollTop = 0;
    this.last = shown;
    return shown?.querySelector(".sentence").textContent ?? "";
  }

  /** Leaves only those entries in the list that hold every word; answers their items, all of them without words. */
  find(text) {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    const matches = this.entries.filter((entry) => {
      const isMatch = words.every((word) => entry.dataset.words.toLowerCase().includes(word));
      entry.parentElement.hidden = !isMatch;
      return isMatch;
    });
    const some = this.found.dataset.some.replace("{0}", matches.length).replace("{1}", this.entries.length);
    this.found.value = words.length ? some : `${this.entries.length}`;
    return words.length ? matches.map((entry) => entry.dataset.item) : null;
  }
}
