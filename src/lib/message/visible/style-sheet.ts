import { isMediaFor, READERS } from './css-media.ts';
import { type Declaration, parseRules } from './css-syntax.ts';

/** Rules read per style sheet. Newsletters have up to about 600, web frameworks 5,000. */
const MAX_RULES = 20_000;
/** Selectors of rules that may hide something or set a colour. */
const MAX_SELECTORS = 20_000;
/** Simple selectors and ancestors in one selector. */
const MAX_PARTS = 12;
/** Comparisons of elements with selectors per mail: 50 for each of 40,000 elements. */
const MAX_STEPS = 2_000_000;

export interface StyledElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  /** `name`, `.class` and `#id` words, in lower case. */
  keys: readonly string[];
}

interface Compound {
  keys: string[];
  attributes: string[];
  isParent: boolean;
}

interface Selector {
  /** The element's own compound, then those of its ancestors, innermost first. */
  compounds: Compound[];
  specificity: number;
  order: number;
  /** Indexed like `READERS`. */
  readers: readonly boolean[];
  declarations: Declaration[];
  /** Whether it depends on something not evaluated, such as `:nth-child`, so that the colours it sets are unknown. */
  isUncertain: boolean;
}

const RELEVANT = new Set(
  (
    'display visibility opacity font font-size color background background-color background-image overflow overflow-x ' +
    'overflow-y width height max-width max-height position left top right bottom inset margin margin-left margin-top ' +
    'margin-right text-indent letter-spacing clip clip-path transform scale filter content-visibility float ' +
    'line-height -webkit-text-fill-color white-space white-space-collapse'
  ).split(' '),
);

/** Returns the declarations that may change what text is seen, the last of each name. */
export function relevant(declarations: Declaration[]): Declaration[] {
  const last = new Map<string, Declaration>();
  for (const declaration of declarations) {
    if (!RELEVANT.has(declaration.name) || !isKnown(declaration)) continue;
    const key = `${declaration.name}${declaration.isImportant}`;
    last.delete(key);
    last.set(key, declaration);
  }
  return [...last.values()];
}

const DISPLAYS =
  /^(?:none|block|inline|inline-block|flex|inline-flex|grid|inline-grid|table|inline-table|table-(?:row|cell|caption|column|row-group|header-group|footer-group|column-group)|list-item|contents|flow-root|run-in|initial|inherit|unset|revert)$/;
const VISIBILITIES = /^(?:visible|hidden|collapse|initial|inherit|unset|revert)$/;

/** Returns whether browsers know the value. They ignore a declaration with an unknown word; an earlier one applies. */
function isKnown({ name, value }: Declaration): boolean {
  if (name === 'display') return DISPLAYS.test(value);
  if (name === 'white-space') return !value.startsWith('-');
  return name !== 'visibility' || VISIBILITIES.test(value);
}

/** Hides an element if there are too many styles to compare: ordinary senders send no such mail. */
const TOO_MANY: Declaration[] = [{ name: 'display', value: 'none', isImportant: true }];

/** The style sheets of a mail. Returns the declarations for an element, for each of `READERS`. */
export class StyleSheet {
  readonly #byKey = new Map<string, Selector[]>();
  #count = 0;
  #steps = 0;
  /** Whether two readers may see different texts. */
  dependsOnReader = false;

  add(css: string, media: string): void {
    for (const rule of parseRules(css, MAX_RULES)) {
      const declarations = relevant(rule.declarations);
      if (declarations.length === 0) continue;
      const readers = READERS.map((reader) =>
        [media, ...rule.media].every((query) => query.trim() === '' || isMediaFor(query, reader)),
      );
      if (!readers.includes(true)) continue;
      if (readers.includes(false)) this.dependsOnReader = true;
      for (const text of rule.selectors.split(',', MAX_SELECTORS)) {
        this.#addSelector(text, readers, declarations);
        if (this.#count > MAX_SELECTORS) return;
      }
    }
  }

  #addSelector(text: string, readers: readonly boolean[], declarations: Declaration[]): void {
    const parsed = parseSelector(text);
    if (!parsed) return;
    const { keys } = parsed.compounds[0]!;
    // Classes and ids are rarer than element names.
    const key = keys.find((word) => /^[.#]/.test(word)) ?? keys[0] ?? '*';
    const list = this.#byKey.get(key) ?? [];
    list.push({ ...parsed, readers, declarations, order: this.#count++ });
    this.#byKey.set(key, list);
  }

  /**
   * Returns the declarations for an element, the strongest last; important ones are not sorted after the others.
   * Returns one that hides the element if the mail has too many styles to compare.
   */
  declarationsFor(
    element: StyledElement,
    ancestors: { has(key: string): boolean; parent: StyledElement | undefined },
    reader: number,
  ): Declaration[] {
    if (this.#count === 0) return [];
    if (this.#count > MAX_SELECTORS || this.#steps > MAX_STEPS) return TOO_MANY;
    const matches: Selector[] = [];
    for (const key of [...element.keys, '*']) {
      for (const selector of this.#byKey.get(key) ?? []) {
        if (++this.#steps > MAX_STEPS) return TOO_MANY;
        if (selector.readers[reader] && isMatch(selector, element, ancestors)) matches.push(selector);
      }
    }
    if (matches.length === 0) return [];
    matches.sort((a, b) => a.specificity - b.specificity || a.order - b.order);
    return matches.flatMap(({ declarations, isUncertain }) =>
      isUncertain ? declarations.flatMap(unknownColor) : declarations,
    );
  }
}

function unknownColor(declaration: Declaration): Declaration[] {
  const isColor = declaration.name === 'color' || declaration.name.startsWith('background');
  return isColor ? [{ ...declaration, value: 'unknown' }] : [];
}

function isMatch(
  selector: Selector,
  element: StyledElement,
  ancestors: { has(key: string): boolean; parent: StyledElement | undefined },
): boolean {
  return selector.compounds.every((compound, i) => {
    if (i === 0) return isCompoundOf(compound, element);
    // `a > b` at the end of a selector. Farther up, a parent is matched like any ancestor.
    if (i === 1 && compound.isParent) {
      return ancestors.parent !== undefined && isCompoundOf(compound, ancestors.parent);
    }
    return compound.keys.every((key) => ancestors.has(key));
  });
}

function isCompoundOf({ keys, attributes }: Compound, element: StyledElement): boolean {
  return (
    keys.every((key) => element.keys.includes(key)) &&
    attributes.every((condition) => hasAttribute(element.attributes, condition))
  );
}

function hasAttribute(attributes: ReadonlyMap<string, string>, condition: string): boolean {
  const [, name, operator, word] = /^([\w:-]+)(?:([~|^$*]?)="?([^"]*)"?)?$/.exec(condition) ?? [];
  const value = name === undefined ? undefined : attributes.get(name)?.toLowerCase();
  if (value === undefined) return false;
  if (word === undefined) return true;
  switch (operator) {
    case '~':
      return value.split(/\s+/).includes(word);
    case '|':
      return value === word || value.startsWith(`${word}-`);
    case '^':
      return value.startsWith(word);
    case '$':
      return value.endsWith(word);
    case '*':
      return value.includes(word);
    default:
      return value === word;
  }
}

/** Parses a selector; null if it selects no element, or not permanently, such as `a:hover` and `p::before`. */
function parseSelector(
  text: string,
): { compounds: Compound[]; specificity: number; isUncertain: boolean } | null {
  const compounds: Compound[] = [];
  let compound: Compound | undefined;
  let parts = 0;
  let specificity = 0;
  let isUncertain = false;
  let isParent = false;
  const token =
    /\s*([>+~])\s*|\s+|([a-z][\w-]*|\*)|\.([^\s.#[\]:>+~*()]+)|#([^\s.#[\]:>+~*()]+)|\[([^\]]*)\]|(:[^\s.#[\]>+~]+)|(.)/y;
  const source = text.trim();
  while (token.lastIndex < source.length) {
    const [whole, combinator, name, className, id, attribute, pseudo, other] = token.exec(source)!;
    if (other !== undefined || whole === '' || ++parts > MAX_PARTS) return null;
    if (combinator !== undefined || whole.trim() === '') {
      if (combinator === '+' || combinator === '~') isUncertain = true;
      isParent = combinator === '>';
      if (compound) compound.isParent = isParent;
      compound = undefined;
      continue;
    }
    if (!compound) {
      compound = { keys: [], attributes: [], isParent: false };
      compounds.unshift(compound);
    }
    if (pseudo !== undefined) {
      if (!/^:(?:nth|first|last|only|not|is|where|root|link|any-link)/.test(pseudo)) return null;
      isUncertain ||= !/^:(?:link|any-link|root)/.test(pseudo);
      specificity += 100;
    } else if (attribute !== undefined) {
      compound.attributes.push(attribute.trim());
      specificity += 100;
    } else if (name !== undefined) {
      if (name !== '*') {
        compound.keys.push(name);
        specificity += 1;
      }
    } else {
      compound.keys.push(className !== undefined ? `.${className}` : `#${id}`);
      specificity += className !== undefined ? 100 : 10_000;
    }
  }
  return compounds.length > 0 ? { compounds, specificity, isUncertain } : null;
}
