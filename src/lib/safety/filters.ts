import { isUnseen } from './unseen.ts';
import { type Allowed, cleanWord, GAP } from './words.ts';

export interface Removed {
  kind: 'link' | 'image' | 'address' | 'html' | 'control';
  /** The beginning of the removed text; for controls, the code point. */
  text: string;
}

export type Report = (kind: Removed['kind'], text: string) => void;

/** A filter that takes text character by character and passes on what it keeps. */
export interface Filter {
  push(character: string): void;
  end(): void;
}

/** The length at which a word, held back until its end, is split by a space. */
const MAX_WORD_CHARACTERS = 2000;
/** The length up to which a tag is held back; of a longer one, only the "<" is removed. */
const MAX_TAG_CHARACTERS = 1000;
const MAX_ENTITY_CHARACTERS = 32;
/** The maximum number of digits in brackets that are kept as a citation, as in "[12]". */
const MAX_CITATION_DIGITS = 9;

/** Removes characters that no reader sees. */
export class Characters implements Filter {
  #before = '';
  readonly #report: Report;
  readonly #next: Filter;

  constructor(report: Report, next: Filter) {
    this.#report = report;
    this.#next = next;
  }

  push(character: string): void {
    if (character === '\r') return;
    if (isUnseen(character, this.#before)) {
      this.#report('control', `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`);
      return;
    }
    this.#before = character;
    this.#next.push(character);
  }

  end(): void {
    this.#next.end();
  }
}

/** Removes the brackets of Markdown links, and the mark of images. Keeps citations such as "[12]". */
export class Brackets implements Filter {
  /** "!", "]", or the beginning of a citation. */
  #held = '';
  readonly #report: Report;
  readonly #next: Filter;

  constructor(report: Report, next: Filter) {
    this.#report = report;
    this.#next = next;
  }

  push(character: string): void {
    if (this.#held.startsWith('[')) {
      if (this.#isCitation(this.#held + character)) {
        this.#held += character;
        return;
      }
      this.#release(this.#held.endsWith(']') && /^[\s.,;?)…]$/.test(character));
    }
    const held = this.#held;
    this.#held = '';
    if (held === '!' && character === '[') this.#report('image', '![');
    else if (held === '!') this.#next.push('!');
    // "[text](address)" becomes "text (address)", and "[text][name]" becomes "text name".
    if (held === ']' && /^[[(]$/.test(character)) this.#next.push(' ');
    if (character === '!' || character === ']') this.#held = character;
    // A number after a text in brackets is the name of a link.
    else if (character === '[') this.#held = held === ']' || held === '!' ? '' : '[';
    else this.#next.push(character);
  }

  end(): void {
    if (this.#held === '!') this.#next.push('!');
    else if (this.#held !== ']') this.#release(this.#held.endsWith(']'));
    this.#next.end();
  }

  /** Returns whether it is "[", digits, and optionally "]". */
  #isCitation(text: string): boolean {
    return text.length <= MAX_CITATION_DIGITS + 2 && /^\[\d+\]?$/.test(text);
  }

  #release(isWhole: boolean): void {
    const text = isWhole ? this.#held : this.#held.replace(/[[\]]/g, '');
    this.#held = '';
    for (const character of text) this.#next.push(character);
  }
}

/** Removes HTML tags and comments, and every "<" that may begin one. */
export class Tags implements Filter {
  #held = '';
  readonly #report: Report;
  readonly #next: Filter;

  constructor(report: Report, next: Filter) {
    this.#report = report;
    this.#next = next;
  }

  push(character: string): void {
    if (this.#held === '') {
      if (character === '<') this.#held = character;
      else this.#next.push(character);
      return;
    }
    if (character === '<') {
      this.#release();
      this.#held = character;
    } else if (this.#held === '<' && /^[\s\d=…-]$/.test(character)) {
      // "a < b", "<3": not the beginning of a tag.
      this.#held = '';
      this.#next.push('<');
      this.#next.push(character);
    } else if (character === '>') {
      this.#reportTag();
      this.#held = '';
    } else {
      this.#held += character;
      if (this.#held.length > MAX_TAG_CHARACTERS) this.#release();
    }
  }

  end(): void {
    this.#release();
    this.#next.end();
  }

  #reportTag(): void {
    if (this.#held === '<') return;
    this.#report(
      /^<(?:img|image|picture|svg|video)\b/i.test(this.#held) ? 'image' : 'html',
      `${this.#held}>`,
    );
  }

  #release(): void {
    const text = this.#held.slice(1);
    this.#held = '';
    for (const character of text) this.#next.push(character);
  }
}

/** Replaces HTML character references, which may encode any mark of a link, by a space. */
export class References implements Filter {
  #held = '';
  readonly #report: Report;
  readonly #next: Filter;

  constructor(report: Report, next: Filter) {
    this.#report = report;
    this.#next = next;
  }

  push(character: string): void {
    if (this.#held !== '') {
      if (/^[#a-z\d]$/i.test(character) && this.#held.length < MAX_ENTITY_CHARACTERS) {
        this.#held += character;
        return;
      }
      // The shortest names have two letters; "R&D;" has only one.
      if (character === ';' && this.#held.length > 2) {
        this.#report('html', `${this.#held};`);
        this.#held = '';
        this.#next.push(' ');
        return;
      }
      this.#release();
    }
    if (character === '&') this.#held = '&';
    else this.#next.push(character);
  }

  end(): void {
    this.#release();
    this.#next.end();
  }

  #release(): void {
    const text = this.#held;
    this.#held = '';
    // A numeric reference needs no semicolon.
    if (/^&#x?[\da-f]/i.test(text)) {
      this.#report('html', text);
      this.#next.push(' ');
      return;
    }
    for (const character of text) this.#next.push(character);
  }
}

/** Collects words and cleans each as a whole. */
export class Words implements Filter {
  #word: string[] = [];
  readonly #allowed: Allowed;
  readonly #report: Report;
  readonly #write: (text: string) => void;

  constructor(allowed: Allowed, report: Report, write: (text: string) => void) {
    this.#allowed = allowed;
    this.#report = report;
    this.#write = write;
  }

  push(character: string): void {
    if (/^\s$/.test(character)) {
      this.#release();
      this.#write(character);
      return;
    }
    if (this.#word.length === MAX_WORD_CHARACTERS) {
      this.#release();
      this.#write(' ');
    }
    this.#word.push(character);
  }

  end(): void {
    this.#release();
  }

  #release(): void {
    if (this.#word.length === 0) return;
    const word = this.#word.join('');
    this.#word = [];
    const cleaned = cleanWord(word, this.#allowed, ({ kind, text }) => this.#report(kind, text));
    // "Text (address)" of a markdown link becomes "Text …".
    this.#write(cleaned === `(${GAP})` ? GAP : cleaned);
  }
}
