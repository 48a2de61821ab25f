import { READERS } from './css-media.ts';
import type { Declaration } from './css-syntax.ts';
import { parseDeclarations } from './css-syntax.ts';
import { isUnseen, type Look, lookOf, ORDINARY_LOOK } from './look.ts';
import { relevant, type StyledElement, type StyleSheet } from './style-sheet.ts';
import type { WhiteSpace } from './white-space.ts';

/** Elements that an end tag of an element around them does not close (HTML 13.2.4.2, "scope"). */
const BOUNDARIES = new Set([
  'table',
  'td',
  'th',
  'caption',
  'html',
  'object',
  'marquee',
  'template',
  'applet',
]);
/** Elements that stay in effect after an enclosing element ends, until their own end tag (HTML 13.2.4.3). */
const FORMATTING = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '));
const BLOCKS = new Set(
  'address article aside blockquote center details dialog dir div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr main menu nav ol p pre section summary table ul'.split(
    ' ',
  ),
);
/** The open elements that a start tag closes, up to the nearest boundary. */
const IMPLIED_ENDS = new Map<string, string[]>([
  ...[...BLOCKS].map((name): [string, string[]] => [name, ['p']]),
  ['li', ['li', 'p']],
  ['dd', ['dd', 'dt', 'p']],
  ['dt', ['dd', 'dt', 'p']],
  ['option', ['option']],
  ['optgroup', ['option', 'optgroup']],
]);
/** The parts of a table that a start tag closes, up to the table. */
const IMPLIED_TABLE_ENDS = new Map<string, string[]>([
  ['td', ['td', 'th']],
  ['th', ['td', 'th']],
  ['tr', ['td', 'th', 'tr']],
  ['tbody', ['td', 'th', 'tr', 'tbody', 'thead', 'tfoot', 'caption']],
  ['thead', ['td', 'th', 'tr', 'tbody', 'thead', 'tfoot', 'caption']],
  ['tfoot', ['td', 'th', 'tr', 'tbody', 'thead', 'tfoot', 'caption']],
]);
/** Elements whose text is that of their parts. */
const HOLDERS = new Set('table tbody thead tfoot tr ul ol menu dl dir'.split(' '));
const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
/** The number of formatting elements reopened at once. No mail program nests more. */
const MAX_REOPENED = 10;
/** How far up to search for the element of an end tag. Real mail nests up to 64. */
const MAX_LOOK_UP = 300;

interface OpenElement extends StyledElement {
  /** The declarations of the `style` attribute. */
  own: Declaration[];
  looks: readonly Look[];
  isWritten: boolean;
}

/**
 * The stack of open elements while HTML is read, with the look of their text. Follows the rules of HTML for missing and
 * misplaced end tags as far as they affect what is hidden.
 */
export class OpenElements {
  readonly #stack: OpenElement[] = [];
  readonly #counts = new Map<string, number>();
  #pending: OpenElement[] = [];
  readonly #sheet: StyleSheet;
  readonly #readers: number[];
  readonly #onClose: (name: string, isBlock: boolean) => void;

  /** Calls `onClose` for each element opened with `isWritten` when its own end tag closes it. */
  constructor(sheet: StyleSheet, onClose: (name: string, isBlock: boolean) => void) {
    this.#sheet = sheet;
    this.#readers = sheet.dependsOnReader ? READERS.map((_, i) => i) : [0];
    this.#onClose = onClose;
  }

  /** Whether no reader sees the text here. */
  get isUnseen(): boolean {
    return this.#looks.every(isUnseen);
  }

  /** Whether no reader sees anything up to the end of the innermost element. */
  get isGone(): boolean {
    return this.#looks.every((look) => look.isGone);
  }

  /** Whether a style makes the innermost element a block. */
  get isBlock(): boolean {
    return this.#looks[0]!.isBlock;
  }

  /** The white space that readers see here. Between the parts of a table or the items of a list, they see none. */
  get whiteSpace(): WhiteSpace {
    return HOLDERS.has(this.#stack.at(-1)?.name ?? '') ? 'none' : this.#looks[0]!.whiteSpace;
  }

  get #looks(): readonly Look[] {
    return this.#stack.at(-1)?.looks ?? this.#readers.map(() => ORDINARY_LOOK);
  }

  /** Opens an element, and closes it at once if it is void. Returns whether a reader sees anything of it. */
  open(name: string, attributes: ReadonlyMap<string, string>): boolean {
    this.#endImplied(name);
    if (name === 'a') this.close('a');
    if (!BLOCKS.has(name) && !IMPLIED_TABLE_ENDS.has(name)) this.reopen();
    const keys = [name];
    for (const word of (attributes.get('class') ?? '').toLowerCase().split(/\s+/).slice(0, 20)) {
      if (word) keys.push(`.${word}`);
    }
    const id = attributes.get('id')?.trim().toLowerCase();
    if (id) keys.push(`#${id}`);
    const style = attributes.get('style');
    const own = style === undefined ? [] : relevant(parseDeclarations(style));
    const element: OpenElement = { name, attributes, keys, own, looks: [], isWritten: false };
    element.looks = this.#looksOf(element);
    const isSeen = !element.looks.every((look) => look.isGone);
    if (VOID.has(name)) return isSeen && !this.isUnseen;
    element.isWritten = isSeen;
    this.#push(element);
    return isSeen;
  }

  /** Reopens the formatting elements that ended with an enclosing element. Must be called before text. */
  reopen(): void {
    if (this.#pending.length === 0) return;
    const elements = this.#pending;
    this.#pending = [];
    for (const element of elements) {
      this.#push({ ...element, looks: this.#looksOf(element), isWritten: false });
    }
  }

  close(name: string): void {
    // Content after the end of the body still belongs to it.
    if (name === 'body' || name === 'html') return;
    const pending = this.#pending.findLastIndex((element) => element.name === name);
    if (pending >= 0) {
      this.#pending.splice(pending, 1);
      return;
    }
    if ((this.#counts.get(name) ?? 0) === 0) return;
    const at = this.#openAt(name);
    if (at === null) return;
    if (FORMATTING.has(name)) this.#closeFormatting(at);
    else this.#closeTo(at, isTablePart(name), true);
  }

  /** Returns the position of the element that an end tag closes. */
  #openAt(name: string): number | null {
    const isLimited = !BLOCKS.has(name) && !FORMATTING.has(name) && !isTablePart(name);
    const lowest = Math.max(0, this.#stack.length - MAX_LOOK_UP);
    for (let at = this.#stack.length - 1; at >= lowest; at--) {
      const open = this.#stack[at]!.name;
      if (open === name) return at;
      if (open === 'table' || (BOUNDARIES.has(open) && !isTablePart(name))) return null;
      // "Any other end tag" (HTML 13.2.6.4.7) closes no elements beyond a block.
      if (isLimited && BLOCKS.has(open)) return null;
    }
    return null;
  }

  /** Closes a formatting element. The blocks inside it stay open, without its look. */
  #closeFormatting(at: number): void {
    const [ended, ...inner] = this.#stack.slice(at);
    while (this.#stack.length > at) this.#pop();
    if (ended!.isWritten) this.#onClose(ended!.name, ended!.looks[0]!.isBlock);
    for (const element of inner) this.#push({ ...element, looks: this.#looksOf(element) });
  }

  #closeTo(at: number, isTablePart: boolean, hasEndTag: boolean): void {
    const ended = this.#stack[at]!;
    // Those that change nothing need not be reopened.
    const formatting = this.#stack
      .slice(at + 1)
      .filter(({ name, looks }, i) => FORMATTING.has(name) && looks !== this.#stack[at + i]!.looks);
    while (this.#stack.length > at) this.#pop();
    this.#pending = isTablePart ? [] : [...this.#pending, ...formatting].slice(-MAX_REOPENED);
    if (hasEndTag && ended.isWritten) this.#onClose(ended.name, ended.looks[0]!.isBlock);
  }

  #endImplied(name: string): void {
    const inTable = IMPLIED_TABLE_ENDS.get(name);
    const names = inTable ?? IMPLIED_ENDS.get(name);
    if (!names?.some((end) => (this.#counts.get(end) ?? 0) > 0)) return;
    let end = -1;
    for (let at = this.#stack.length - 1; at >= Math.max(0, this.#stack.length - MAX_LOOK_UP); at--) {
      const open = this.#stack[at]!.name;
      if (names.includes(open)) end = at;
      else if (inTable ? open === 'table' : BOUNDARIES.has(open)) break;
      // A list inside a list item starts new items, and so does a block in between.
      else if (!inTable && (open === 'ul' || open === 'ol' || open === 'dl' || open === 'div')) break;
    }
    if (end >= 0) this.#closeTo(end, inTable !== undefined, false);
  }

  #looksOf(element: OpenElement): readonly Look[] {
    const parents = this.#looks;
    const parent = this.#stack.at(-1);
    const ancestors = { has: (key: string) => (this.#counts.get(key) ?? 0) > 0, parent };
    const looks = this.#readers.map((reader, i) => {
      const sheet = this.#sheet.declarationsFor(element, ancestors, reader);
      return lookOf(
        parents[i]!,
        element.name,
        element.attributes,
        sheet.length > 0 ? [...sheet, ...element.own] : element.own,
      );
    });
    return looks.every((look, i) => look === parents[i]) ? parents : looks;
  }

  #push(element: OpenElement): void {
    this.#stack.push(element);
    for (const key of element.keys) this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  #pop(): void {
    for (const key of this.#stack.pop()!.keys) this.#counts.set(key, this.#counts.get(key)! - 1);
  }
}

function isTablePart(name: string): boolean {
  return name === 'table' || IMPLIED_TABLE_ENDS.has(name) || name === 'caption';
}
