/** A page as a browser's parser builds it (HTML Living Standard, 13.2), with scripting on but no script run. */
export interface PageDocument {
  /** The elements in document order. Contents of `template` are left out; those of `noscript` are text. */
  elements: readonly PageElement[];
  /** `html`, or null without a doctype. */
  doctype: string | null;
  /** The mode that the doctype selects (HTML Living Standard, 13.2.6.4.1). */
  mode: 'no-quirks' | 'quirks' | 'limited-quirks';
  /** The characters of the text in `body` outside scripts, styles and `noscript`, without white space. */
  textLength: number;
  /** Whether the rest was not read: it has too many elements, or they are nested too deeply. */
  isTruncated: boolean;
}

export interface PageElement {
  /** The name, in lower case for HTML elements; as written for those of SVG and MathML. */
  name: string;
  namespace: 'html' | 'svg' | 'mathml';
  /** The value of an attribute, with character references resolved; null without one. Names are in lower case. */
  attribute(name: string): string | null;
  parent: PageElement | null;
  /** The text inside, as `textContent`; cut after 10,000 characters, or as many as given (at most 100,000). */
  text(maxCharacters?: number): string;
  /** The line of its start tag, from 1; 0 for an element that the parser added. */
  line: number;
}
