// The slider of a page with several drawings.

class Steps {
  static pause = 1800;

  constructor(count, change) {
    this.last = count - 1;
    this.change = change;
    this.slider = document.getElementById("step");
    if (!this.slider) return;
    this.play = document.getElementById("play");
    this.caption = document.getElementById("caption");
    this.slider.addEventListener("input", () => this.user(Number(this.slider.value)));
    document.getElementById("previous").addEventListener("click", () => this.user(Number(this.slider.value) - 1));
    document.getElementById("next").addEventListener("click", () => this.user(Number(this.slider.value) + 1));
    this.play.addEventListener("click", () => this.toggle());
  }

  get isPlaying() {
    return Boolean(this.timer);
  }

  user(step) {
    if (!this.slider) return;
    if (this.isPlaying) this.toggle();
    this.change(Math.min(Math.max(step, 0), this.last));
  }

  show(step, caption) {
    if (!this.slider) return;
    this.slider.value = step;
    this.slider.setAttribute("aria-valuetext", caption);
    this.caption.value = caption;
    document.getElementById("previous").disabled = step === 0;
    document.getElementById("next").disabled = step === this.last;
  }

  /** Starts or stops playing: up to the last step, and from the first one if the last is already shown. */
  toggle() {
    if (!this.slider) return;
    if (this.isPlaying) {
      clearInterval(this.timer);
      this.timer = null;
    } else {
      if (Number(this.slider.value) === this.last) this.change(0);
      this.timer = setInterval(() => {
        const next = Number(this.slider.value) + 1;
        this.change(Math.min(next, this.last));
        if (next >= this.last) this.toggle();
      }, Steps.pause);
    }
    this.play.setAttribute("aria-label", this.isPlaying ? this.play.dataset.pressed : this.play.dataset.words);
    this.play.classList.toggle("playing", this.isPlaying);
  }
}
