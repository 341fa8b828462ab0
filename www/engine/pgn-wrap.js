// @ts-check
/**
 * Text in lines of limited length, broken between units only. It is put together as bytes in one buffer that is kept:
 * thousands of short strings would cost more than all the rest of writing a game.
 */

let buffer = new Uint8Array(1 << 14);
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

const LINE_FEED = 10;
const BLANK = 32;
const ZERO = 48;
const COLON = 58;
const EVENT = [...'[Event'].map((letter) => letter.charCodeAt(0));

/** @param {number} room */
function grow(room) {
  const larger = new Uint8Array(Math.max(room, buffer.length * 2));
  larger.set(buffer);
  buffer = larger;
}

export class Wrap {
  #columns;
  #at = 0;
  /** How long the line is before the latest unit and the blank before that. */
  #line = 0;
  /** Where the latest unit begins: it is placed when the next one comes, since something may still be added to it. */
  #unit = 0;
  /** How long it is. */
  #width = 0;
  /** Whether a blank stands before it. */
  #parted = false;
  /** Whether nothing stands on the line yet; not so where a unit without letters has been put there. */
  #fresh = true;
  #glued = false;

  /** @param {number} columns  0: lines may be of any length */
  constructor(columns) {
    this.#columns = columns === 0 ? Infinity : columns;
  }

  /** At the beginning of a line these would mean something else. */
  #isBound() {
    return buffer[this.#unit] === 37 || EVENT.every((letter, index) => buffer[this.#unit + index] === letter);
  }

  #settle() {
    const line = this.#line + this.#width + (this.#parted ? 1 : 0);
    if (this.#parted && line > this.#columns && !this.#isBound()) {
      buffer[this.#unit - 1] = LINE_FEED;
      this.#line = this.#width;
    } else {
      this.#line = line;
    }
    this.#unit = this.#at;
    this.#width = 0;
    this.#parted = false;
  }

  /** Begins a unit, unless it belongs to the latest one. */
  begin() {
    if (this.#glued) {
      this.#glued = false;
      return;
    }
    this.#settle();
    if (this.#at + 64 > buffer.length) grow(this.#at + 64);
    if (!this.#fresh) {
      this.#parted = true;
      buffer[this.#at] = BLANK;
      this.#at += 1;
    }
    this.#fresh = false;
    this.#unit = this.#at;
  }

  /** The next unit belongs to the latest one. */
  glue() {
    this.#glued = true;
  }

  /** It does not, after all. */
  unglue() {
    this.#glued = false;
  }

  /** Adds a closing parenthesis to the latest unit; at the beginning of a line it is one of its own. */
  close() {
    this.#glued = false;
    if (this.#fresh) this.begin();
    this.add(41);
  }

  /** Adds an ASCII character to the latest unit. @param {number} code */
  add(code) {
    if (this.#at + 64 > buffer.length) grow(this.#at + 64);
    buffer[this.#at] = code;
    this.#at += 1;
    this.#width += 1;
  }

  /** Adds a whole number. @param {number} number */
  number(number) {
    if (number > 9) {
      const tens = Math.floor(number / 10);
      this.number(tens);
      this.add(ZERO + number - 10 * tens);
    } else {
      this.add(ZERO + number);
    }
  }

  /** Adds a time, as in 1:02:03. @param {number} hours @param {number} minutes @param {number} seconds */
  time(hours, minutes, seconds) {
    this.number(hours);
    const at = this.#at;
    if (at + 64 > buffer.length) grow(at + 64);
    const [minuteTens, secondTens] = [(minutes / 10) | 0, (seconds / 10) | 0];
    buffer[at] = COLON;
    buffer[at + 1] = ZERO + minuteTens;
    buffer[at + 2] = ZERO + minutes - 10 * minuteTens;
    buffer[at + 3] = COLON;
    buffer[at + 4] = ZERO + secondTens;
    buffer[at + 5] = ZERO + seconds - 10 * secondTens;
    this.#at = at + 6;
    this.#width += 6;
  }

  /** Adds to the latest unit. @param {string} text */
  text(text) {
    const { length } = text;
    if (this.#at + 3 * length + 64 > buffer.length) grow(this.#at + 3 * length + 64);
    this.#width += length;
    let at = this.#at;
    for (let index = 0; index < length; index += 1) {
      const code = text.charCodeAt(index);
      if (code > 127) {
        this.#at = at;
        this.#wide(text, index);
        return;
      }
      buffer[at] = code;
      at += 1;
    }
    this.#at = at;
  }

  /** The rest of a text from its first character beyond ASCII on. @param {string} text @param {number} from */
  #wide(text, from) {
    let at = this.#at;
    for (let index = from; index < text.length; index += 1) {
      let code = /** @type {number} */ (text.codePointAt(index));
      // Half a character is none.
      if (code >= 0xd800 && code < 0xe000) code = 0xfffd;
      if (code < 0x80) {
        buffer[at++] = code;
      } else if (code < 0x800) {
        buffer[at++] = 0xc0 | (code >> 6);
        buffer[at++] = 0x80 | (code & 63);
      } else if (code < 0x10000) {
        buffer[at++] = 0xe0 | (code >> 12);
        buffer[at++] = 0x80 | ((code >> 6) & 63);
        buffer[at++] = 0x80 | (code & 63);
      } else {
        buffer[at++] = 0xf0 | (code >> 18);
        buffer[at++] = 0x80 | ((code >> 12) & 63);
        buffer[at++] = 0x80 | ((code >> 6) & 63);
        buffer[at++] = 0x80 | (code & 63);
        index += 1;
      }
    }
    this.#at = at;
  }

  endLine() {
    this.#settle();
    this.add(LINE_FEED);
    this.#fresh = true;
    this.#line = 0;
    this.#unit = this.#at;
    this.#width = 0;
    this.#glued = false;
  }

  /** Lines as they are. @param {string} text */
  verbatim(text) {
    this.#settle();
    const first = text.charCodeAt(0);
    if (!this.#fresh || first === 37 || first === 91) this.add(BLANK);
    this.text(text);
    this.endLine();
  }

  /** All of it. */
  end() {
    return decoder.decode(buffer.subarray(0, this.#at));
  }
}
