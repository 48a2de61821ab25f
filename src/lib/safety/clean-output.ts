import { Brackets, Characters, type Filter, References, type Removed, Tags, Words } from './filters.ts';

export interface OutputRules {
  /** Hosts of the organization or of its settings; never hosts found only in a mail. */
  allowedHosts: readonly string[];
  allowedAddresses: readonly string[];
}

/** The maximum number of removals reported; further ones are made, but add no information. */
const MAX_REPORTED = 100;
const MAX_REPORTED_CHARACTERS = 200;
/**
 * Cleans the output of a model, which is controlled by whoever wrote the mail that it read. Removes links, images,
 * e-mail addresses, HTML, and unseen characters: the result is plain text, in which no program finds a link except to
 * `allowedHosts`. Also removes Markdown brackets, so that no later definition can complete a reference-style link.
 * Idempotent. "…" replaces a link or an address.
 */
export function cleanText(text: string, rules: OutputRules): { text: string; removed: Removed[] } {
  const stream = new CleanStream(rules);
  const cleaned = stream.push(text) + stream.end();
  return { text: cleaned, removed: stream.removed };
}

/** Works like `cleanText` for a text in pieces, with the same result however the text is divided. */
export class CleanStream {
  readonly removed: Removed[] = [];
  readonly #first: Filter;
  #out: string[] = [];
  /** The first half of a surrogate pair whose second half is in the next piece. */
  #half = '';

  constructor({ allowedHosts, allowedAddresses }: OutputRules) {
    const report = (kind: Removed['kind'], text: string) => {
      if (this.removed.length < MAX_REPORTED) {
        this.removed.push({ kind, text: text.slice(0, MAX_REPORTED_CHARACTERS).toWellFormed() });
      }
    };
    const allowed = {
      hosts: new Set(allowedHosts.map((host) => host.toLowerCase())),
      addresses: new Set(allowedAddresses.map((address) => address.toLowerCase())),
    };
    const words = new Words(allowed, report, (text) => this.#out.push(text));
    this.#first = new Characters(
      report,
      new Brackets(report, new Tags(report, new References(report, words))),
    );
  }

  /** Returns the text that is safe to send now. */
  push(piece: string): string {
    let text = this.#half + piece;
    const last = text.charCodeAt(text.length - 1);
    this.#half = last >= 0xd800 && last <= 0xdbff ? text.slice(-1) : '';
    if (this.#half) text = text.slice(0, -1);
    for (const character of text) this.#first.push(character);
    return this.#take();
  }

  /** Returns the text held back. */
  end(): string {
    this.#first.end();
    return this.#take();
  }

  #take(): string {
    const text = this.#out.join('');
    this.#out = [];
    return text;
  }
}
