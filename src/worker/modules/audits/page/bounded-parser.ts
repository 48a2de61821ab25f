import { Parser, type Token, Tokenizer } from 'parse5';
import { type ElementNode, flatten, MAX_ATTRIBUTES, type RootNode } from './nodes.ts';
import { type Nodes, TreeBuilder } from './tree.ts';

const MAX_ELEMENTS = 100_000;
/** Texts directly in a table, which the parser collects before it moves them out. More are dropped. */
const MAX_TABLE_TEXTS = 10_000;
/**
 * The maximum work of a parser. For each token, it may search the stack of open elements and the list of formatting
 * elements. The sum of their lengths bounds its work: some 7,000 nested elements. A page for people needs a hundredth.
 */
const MAX_WORK = 200_000_000;
/** The cost of a tag; a text costs one. */
const TAG_WORK = 8;

/** Parses a page piece by piece, and stops where it would take too much time or memory. */
export class BoundedParser extends Parser<Nodes> {
  isTruncated = false;
  readonly #builder: TreeBuilder;
  readonly #tokenizer: BoundedTokenizer;
  #work = 0;

  constructor() {
    const treeAdapter = new TreeBuilder();
    super({ treeAdapter, scriptingEnabled: true });
    this.#builder = treeAdapter;
    this.#tokenizer = new BoundedTokenizer(this.options, this);
    this.tokenizer = this.#tokenizer;
  }

  /** Parses a whole page. */
  parse(pieces: Iterable<string>): RootNode {
    for (const piece of pieces) {
      if (this.isTruncated) break;
      this.#tokenizer.write(piece, false);
      this.#tokenizer.flattenTexts();
    }
    if (!this.isTruncated) this.#tokenizer.write('', true);
    return this.document;
  }

  override onStartTag(token: Token.TagToken): void {
    this.#count(TAG_WORK);
    super.onStartTag(token);
  }

  override onEndTag(token: Token.TagToken): void {
    this.#count(TAG_WORK);
    super.onEndTag(token);
  }

  override onCharacter(token: Token.CharacterToken): void {
    this.#count(1);
    if (this.pendingCharacterTokens.length < MAX_TABLE_TEXTS) super.onCharacter(token);
  }

  override onWhitespaceCharacter(token: Token.CharacterToken): void {
    this.#count(1);
    if (this.pendingCharacterTokens.length < MAX_TABLE_TEXTS) super.onWhitespaceCharacter(token);
  }

  #count(weight: number): void {
    const { openElements, activeFormattingElements } = this;
    this.#work += weight * (openElements.stackTop + activeFormattingElements.entries.length);
    if (this.#work <= MAX_WORK && this.#builder.elementCount < MAX_ELEMENTS) return;
    this.isTruncated = true;
    this.#tokenizer.pause();
  }

  override _attachElementToTree(element: ElementNode, location: Token.LocationWithAttributes | null): void {
    element.line = location?.startLine ?? 0;
    super._attachElementToTree(element, location);
  }
}

class BoundedTokenizer extends Tokenizer {
  /** Keeps only the line of start tags: parse5 can keep the location of every token, which is not needed. */
  protected override _createStartTagToken(): void {
    const startLine = this.preprocessor.line;
    super._createStartTagToken();
    if (this.currentToken !== null) this.currentToken.location = { ...NOWHERE, startLine };
  }

  /** Limits the attributes, as each name is compared with all before it. */
  protected override _leaveAttrName(): void {
    const token = this.currentToken as Token.TagToken;
    if (token.attrs.length < MAX_ATTRIBUTES) super._leaveAttrName();
  }

  protected override _leaveAttrValue(): void {
    flatten(this.currentAttr.value);
    super._leaveAttrValue();
  }

  /** Flattens the text that the tokenizer has read in part. */
  flattenTexts(): void {
    flatten(this.currentAttr.value);
    flatten(this.currentAttr.name);
    if (this.currentCharacterToken !== null) flatten(this.currentCharacterToken.chars);
    const token = this.currentToken;
    if (token === null) return;
    if ('data' in token) flatten(token.data);
    if ('tagName' in token) flatten(token.tagName);
  }
}

const NOWHERE: Token.Location = {
  startLine: 0,
  startCol: 0,
  startOffset: 0,
  endLine: 0,
  endCol: 0,
  endOffset: 0,
};
