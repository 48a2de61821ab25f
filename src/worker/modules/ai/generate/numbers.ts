/** The replacement for a number that the model was not given. */
export const GAP = '[…]';

const NUMBER = /\p{Nd}+/gu;
/** The mark of a list item, as in `1.` or `2)`. */
const LIST_MARK = /^\p{Nd}{1,2}[.)]$/u;
/** The maximum length of a word. A longer one is cut, so that little is held back. */
const MAX_WORD = 200;
const SPACE = /\s/;

/** Replaces numbers that the model was not given, because times, dates and prices are promises. */
export class NumberGuard {
  readonly #known: Set<string>;
  #held = '';
  /** The number of words with numbers that were replaced. */
  removed = 0;

  constructor(given: string) {
    this.#known = new Set(given.match(NUMBER));
  }

  /** Returns the text that can be shown, up to the last whole word. */
  push(piece: string): string {
    const text = this.#held + piece;
    let end = text.length;
    while (end > 0 && text.length - end < MAX_WORD && !SPACE.test(text[end - 1]!)) end--;
    if (text.length - end >= MAX_WORD) end = text.length;
    this.#held = text.slice(end);
    return this.#replace(text.slice(0, end));
  }

  end(): string {
    const rest = this.#held;
    this.#held = '';
    return this.#replace(rest);
  }

  #replace(text: string): string {
    return text
      .split(/(\s+)/)
      .map((word) => this.#checked(word))
      .join('');
  }

  #checked(word: string): string {
    const numbers = word.match(NUMBER) ?? [];
    if (numbers.every((number) => this.#known.has(number)) || LIST_MARK.test(word)) return word;
    this.removed++;
    const last = word.at(-1)!;
    return '.,;:!?'.includes(last) ? GAP + last : GAP;
  }
}
