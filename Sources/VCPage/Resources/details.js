// The panel beside the drawing: the list of items, and the sheet of the selected item.

class Details {
  /** - Parameter name: Returns the name of an item in the drawing of a step. */
  constructor(panel, name) {
    this.panel = panel;
    this.name = name;
    this.overview = panel.querySelector("#overview");
    this.found = panel.querySelector("#found");
    this.sheets = [...panel.querySelectorAll("article")];
    this.entries = this.list(panel.querySelector("#items"));
    const focus = "#focus=";
    for (const link of panel.querySelectorAll(`a[href^="${focus}"]`)) {
      link.dataset.item = decodeURIComponent(link.getAttribute("href").slice(focus.length));
    }
    for (const sheet of this.sheets) sheet.tabIndex = -1;
  }

  /** Lists every item once, as a link with the heading of its sheet. The search covers the heading, the id and the words. */
  list(place) {
    this.words = new Map();
    const entries = new Map();
    for (const sheet of this.sheets) {
      const { item, words } = sheet.dataset;
      if (entries.has(item)) continue;
      const link = document.createElement("a");
      link.href = `#focus=${encodeURIComponent(item)}`;
      const parts = [["h2", "strong"], [".detail", "small"]].map(([from, to]) => [sheet.querySelector(from), to]);
      for (const [part, name] of parts.filter(([part]) => part)) {
        link.append(Object.assign(document.createElement(name), { textContent: part.textContent }));
      }
      this.words.set(link, [...link.children].map((part) => part.textContent).concat(item, words ?? "").join(" ").toLowerCase());
      entries.set(item, link);
      const entry = document.createElement("li");
      entry.append(link);
      place.append(entry);
    }
    return [...entries.values()];
  }

  /** Copies shared text into a sheet: the sentence from the drawing, and lists that several sheets use. */
  complete(sheet) {
    if (!sheet.querySelector(".sentence")) {
      const text = this.name(sheet.dataset.item, Number(sheet.dataset.first ?? 0));
      const sentence = Object.assign(document.createElement("p"), { className: "sentence", textContent: text });
      [...sheet.querySelectorAll("h2, .detail, .steps-shown")].pop().after(sentence);
    }
    for (const link of sheet.querySelectorAll('a[href^="#why-"]')) {
      const list = document.getElementById(link.getAttribute("href").slice(1));
      link.parentElement.replaceWith(...list.cloneNode(true).children);
    }
  }

  /** Completes all sheets, for printing. */
  completeAll() {
    for (const sheet of this.sheets) this.complete(sheet);
  }

  title(item) {
    return this.entries.find((entry) => entry.dataset.item === item)?.querySelector("strong").textContent;
  }

  has(item) {
    return this.entries.some((entry) => entry.dataset.item === item);
  }

  /** Shows the sheet of an item at a step, or the overview. Returns the text for screen readers. */
  show(item, step) {
    let shown = null;
    for (const sheet of this.sheets) {
      const isNow = Number(sheet.dataset.first ?? 0) <= step && step <= Number(sheet.dataset.last ?? Infinity);
      sheet.classList.toggle("shown", isNow && sheet.dataset.item === item);
      if (sheet.classList.contains("shown")) shown = sheet;
    }
    this.panel.classList.toggle("reading", Boolean(shown));
    if (shown) this.complete(shown);
    if (shown && shown !== this.last) this.panel.scrollTop = 0;
    this.last = shown;
    return shown?.querySelector(".sentence").textContent ?? "";
  }

  /** Hides the entries that do not contain every word. Returns the items of the others, or null without words. */
  find(text) {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    const matches = this.entries.filter((entry) => {
      const isMatch = words.every((word) => this.words.get(entry).includes(word));
      entry.parentElement.hidden = !isMatch;
      return isMatch;
    });
    const some = this.found.dataset.some.replace("{0}", matches.length).replace("{1}", this.entries.length);
    this.found.value = words.length ? some : `${this.entries.length}`;
    return words.length ? matches.map((entry) => entry.dataset.item) : null;
  }
}
