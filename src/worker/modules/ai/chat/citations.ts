import type { AiWarning } from '../../../../contract/ai/answer.ts';
import { CleanStream, type OutputRules } from '../../../../lib/safety/clean-output.ts';
import type { Removed } from '../../../../lib/safety/filters.ts';
import { removedWarnings } from '../generate/clean.ts';

/** The opening brackets, including those of Chinese and Japanese, which some models write. */
const OPENING = /^[[【［]$/;
const CLOSING = /^[\]】］]$/;
/** The characters inside the brackets of `[#1]`, and of `[#1, #2]`. */
const INSIDE = /^[\d#,; \t]$/;
const REFERENCE = /^#?\d{1,16}$/;
/** The maximum length of a citation with its brackets. */
const MAX_CHARACTERS = 200;
/**
 * The characters that may follow a citation without a space. With others, `[#1](…)` could be read as a Markdown link.
 */
const FOLLOWS = /^[\s.,;?)…]/;

/**
 * Cleans an answer piece by piece: removes what `CleanStream` removes, and citations of emails that the model was not
 * given. In the resulting text, brackets with a `#` are always citations of known emails.
 */
export class AnswerCleaner {
  readonly #allowed: OutputRules;
  readonly #known: ReadonlySet<number>;
  readonly #removed: Removed[] = [];
  readonly #cited = new Set<number>();
  #stream: CleanStream;
  /** The characters that are held back, because they may become a citation. */
  #held = '';
  /** The text that waits for the stream. */
  #plain = '';
  /** The last character of the answer so far. */
  #last = '';
  #isAfterCitation = false;
  #unknown = 0;

  /** Cleans with `known`, the ids of the emails that the model was given so far. */
  constructor(allowed: OutputRules, known: ReadonlySet<number>) {
    this.#allowed = allowed;
    this.#known = known;
    this.#stream = new CleanStream(allowed);
  }

  /** Returns the text that can be shown now. */
  push(piece: string): string {
    let text = '';
    for (const character of piece) text += this.#take(character);
    return text + this.#flush();
  }

  end(): string {
    this.#release();
    return this.#flush() + this.#endStream();
  }

  /** Returns the cited emails, in the order of their first citation. */
  citations(): number[] {
    return [...this.#cited];
  }

  warnings(): AiWarning[] {
    const count = this.#unknown;
    return [
      ...removedWarnings([...this.#removed, ...this.#stream.removed]),
      ...(count === 0
        ? []
        : [
            {
              code: 'CITATION_REMOVED',
              detail: `The model cited ${count === 1 ? 'an email' : `${count} emails`} that it was not given.`,
            },
          ]),
    ];
  }

  #take(character: string): string {
    if (this.#held === '') {
      if (OPENING.test(character)) this.#held = character;
      else this.#plain += character;
      return '';
    }
    if (CLOSING.test(character)) return this.#close(character);
    if (INSIDE.test(character) && this.#held.length < MAX_CHARACTERS) {
      this.#held += character;
      return '';
    }
    this.#release();
    return this.#take(character);
  }

  /** Processes a complete pair of brackets. */
  #close(bracket: string): string {
    const references = this.#held
      .slice(1)
      .split(/[,; \t]+/)
      .filter(Boolean);
    const ids = references.map((reference) => Number(reference.replace('#', '')));
    const known = [...new Set(ids.filter((id) => this.#known.has(id)))];
    const isCitation = this.#held.includes('#') || known.length > 0;
    if (!isCitation || references.length === 0 || !references.every((each) => REFERENCE.test(each))) {
      this.#held += bracket;
      this.#release();
      return '';
    }
    this.#held = '';
    this.#unknown += ids.filter((id) => !this.#known.has(id)).length;
    // The texts around an unknown citation are joined, and cleaned as one.
    if (known.length === 0) return '';
    // The texts around a known citation are cleaned separately.
    const before = this.#flush() + this.#endStream();
    const space = this.#last === '' || /^[\s(]$/.test(this.#last) ? '' : ' ';
    for (const id of known) this.#cited.add(id);
    this.#last = ']';
    this.#isAfterCitation = true;
    return `${before}${space}${known.map((id) => `[#${id}]`).join(' ')}`;
  }

  /** Releases held text that is not a citation. */
  #release(): void {
    this.#plain += this.#held;
    this.#held = '';
  }

  #flush(): string {
    const text = this.#stream.push(this.#plain);
    this.#plain = '';
    return this.#shown(text);
  }

  #endStream(): string {
    const text = this.#stream.end();
    this.#removed.push(...this.#stream.removed);
    this.#stream = new CleanStream(this.#allowed);
    return this.#shown(text);
  }

  #shown(text: string): string {
    if (text === '') return '';
    const space = this.#isAfterCitation && !FOLLOWS.test(text) ? ' ' : '';
    this.#isAfterCitation = false;
    this.#last = text.at(-1)!;
    return space + text;
  }
}
