/** The subset of CSS syntax (CSS Syntax 3) needed to determine what a style hides. */

/** The maximum length of a value. No longer value hides anything. */
const MAX_VALUE_CHARACTERS = 1000;
const MAX_NESTING = 4;

export interface Declaration {
  name: string;
  value: string;
  isImportant: boolean;
}

export interface Rule {
  /** The conditions of the enclosing `@media` blocks. */
  media: string[];
  selectors: string;
  declarations: Declaration[];
}

/** Parses the declarations of a `style` attribute or of a rule, in lower case, without comments and escapes. */
export function parseDeclarations(css: string): Declaration[] {
  return readDeclarations(new Scanner(css));
}

/** Parses the rules of a style sheet, including those in `@media` and `@supports` blocks. */
export function parseRules(css: string, most: number): Rule[] {
  const rules: Rule[] = [];
  readRules(new Scanner(css), [], rules, most, 0);
  return rules;
}

function readRules(scanner: Scanner, media: string[], rules: Rule[], most: number, depth: number): void {
  while (!scanner.isAtEnd && rules.length < most) {
    const prelude = scanner.until('{};').trim();
    const stop = scanner.take();
    if (stop === '}') {
      if (depth > 0) return;
      continue;
    }
    if (stop !== '{') continue;
    if (!prelude.startsWith('@')) {
      // HTML comment marks in a style sheet are white space.
      const selectors = prelude.replace(/<!--|-->/g, ' ');
      rules.push({ media, selectors, declarations: readDeclarations(scanner) });
    } else if (/^@(?:media|supports|layer|container)\b/.test(prelude) && depth < MAX_NESTING) {
      const condition = prelude.startsWith('@media') ? [prelude.slice('@media'.length)] : [];
      readRules(scanner, [...media, ...condition], rules, most, depth + 1);
    } else {
      readDeclarations(scanner);
    }
  }
}

function readDeclarations(scanner: Scanner): Declaration[] {
  const declarations: Declaration[] = [];
  while (!scanner.isAtEnd) {
    const name = scanner.until(':;}').trim();
    const stop = scanner.take();
    if (stop === '}') break;
    if (stop !== ':') continue;
    const text = scanner.until(';}').trim();
    const mark = text.lastIndexOf('!');
    const isImportant = mark >= 0 && text.slice(mark + 1).trim() === 'important';
    const value = (isImportant ? text.slice(0, mark) : text).trim();
    if (value.length <= MAX_VALUE_CHARACTERS) declarations.push({ name, value, isImportant });
    if (scanner.take() === '}') break;
  }
  return declarations;
}

/** A reader of CSS in one pass. */
class Scanner {
  #at = 0;
  readonly #css: string;

  constructor(css: string) {
    this.#css = css;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#css.length;
  }

  take(): string {
    return this.#css[this.#at++] ?? '';
  }

  /**
   * Returns the text before the next character of `stops` outside brackets and strings, in lower case. A comment
   * becomes a space, an escaped letter or digit is unescaped, and any other escaped character becomes `_`.
   */
  until(stops: string): string {
    const words: string[] = [];
    let depth = 0;
    while (!this.isAtEnd) {
      const character = this.#css[this.#at]!;
      if (depth === 0 && stops.includes(character)) break;
      if (character === '\\') {
        words.push(this.#escape());
      } else if (character === '"' || character === "'") {
        words.push(this.#string(character));
      } else if (character === '/' && this.#css[this.#at + 1] === '*') {
        const end = this.#css.indexOf('*/', this.#at + 2);
        this.#at = end < 0 ? this.#css.length : end + 2;
        words.push(' ');
      } else {
        if ('([{'.includes(character)) depth++;
        if (')]}'.includes(character) && depth > 0) depth--;
        words.push(character);
        this.#at++;
      }
    }
    return words.join('').toLowerCase();
  }

  #escape(): string {
    const hex = /^[\da-f]{1,6}/i.exec(this.#css.slice(this.#at + 1, this.#at + 7))?.[0];
    this.#at += 1 + (hex?.length ?? 1);
    if (hex && /\s/.test(this.#css[this.#at] ?? '')) this.#at++;
    const code = hex ? Number.parseInt(hex, 16) : this.#css.charCodeAt(this.#at - 1);
    const letter = code > 0 && code < 0x10ffff ? String.fromCodePoint(code) : '_';
    return /^[\w-]$/.test(letter) ? letter : '_';
  }

  #string(quote: string): string {
    this.#at++;
    const begin = this.#at;
    while (!this.isAtEnd) {
      const character = this.#css[this.#at]!;
      if (character === quote || character === '\n') break;
      this.#at += character === '\\' ? 2 : 1;
    }
    const text = this.#css.slice(begin, this.#at).replace(/[^\w\s.-]/g, '_');
    if (this.#css[this.#at] === quote) this.#at++;
    return `"${text}"`;
  }
}
