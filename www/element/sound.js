// @ts-check
/** Short tones, where they are wanted: made by the browser, so that there is nothing to load. */

/** @typedef {Pick<import("./discretion.js").Telling, "code" | "upheld">} Telling */
/** Frequency in hertz, length in seconds, loudness. @typedef {[pitch: number, length: number, loudness: number]} Tone */

/** @type {Record<"edge" | "refused" | "made" | "touched", Tone>} */
const TONES = { edge: [180, 0.05, 0.12], refused: [140, 0.16, 0.2], made: [520, 0.06, 0.14], touched: [760, 0.03, 0.06] };

export class Sound {
  /** @type {AudioContext | null} */
  #context = null;
  #wanted;

  /** @param {() => boolean} wanted */
  constructor(wanted) {
    this.#wanted = wanted;
  }

  /** The focus is at the edge of the board. */
  edge() {
    this.#play(TONES.edge);
  }

  /** @param {readonly Telling[]} rulings */
  ruled(rulings) {
    if (rulings.some(({ upheld }) => !upheld)) this.#play(TONES.refused);
    else if (rulings.some(({ code }) => code === "move.made" || code === "hand.placed")) this.#play(TONES.made);
    else if (rulings.some(({ code }) => code.startsWith("touch."))) {
      this.#play(TONES.touched);
      if (this.#wanted()) navigator.vibrate?.(10);
    }
  }

  /** @param {Tone} tone */
  #play([pitch, length, loudness]) {
    if (!this.#wanted() || !globalThis.AudioContext) return;
    const context = this.#context ??= new AudioContext();
    const tone = context.createOscillator();
    const volume = context.createGain();
    const now = context.currentTime;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(loudness, now);
    volume.gain.exponentialRampToValueAtTime(0.001, now + length);
    tone.connect(volume).connect(context.destination);
    tone.start(now);
    tone.stop(now + length);
  }
}
