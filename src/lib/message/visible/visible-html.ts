import { readTags } from '../html/read-tags.ts';
import { BLOCK, keepSpaces, PREFORMATTED } from '../html/text-of-blocks.ts';
import { OpenElements } from './open-elements.ts';
import { StyleSheet } from './style-sheet.ts';
import type { WhiteSpace } from './white-space.ts';

/** The maximum length of hidden text that is kept for assessment. */
const MAX_HIDDEN_CHARACTERS = 50_000;
/** What is read of each element. */
const LIMITS = { attributes: 40, attributeCharacters: 10_000 };
/** Attributes used by the conversion to text. */
const WRITTEN_ATTRIBUTES = ['href', 'start', 'type'];
const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map();
/** Texts shown instead of an image, or only on request; they are not part of the text. */
const TEXT_ATTRIBUTES = ['alt', 'title', 'aria-label'];
/** Text before, between and after them is in the body (HTML 13.2.6), so they may occur anywhere. */
const FRAME = new Set(['html', 'head', 'body']);
/** Preformatted elements, and those with text instead of tags as content: written as one ordinary element. */
const WRITTEN_AS_PREFORMATTED = new Set(['pre', 'textarea', 'xmp', 'plaintext', 'listing']);

export interface VisibleHtml {
  /** The HTML without content that no reader sees, and without comments, style sheets and most attributes. */
  html: string;
  /** The beginning of what is not in the text: hidden text, comments, texts of images; each on its own lines. */
  hidden: string;
}

/**
 * Separates what readers of a mail see from what styles, attributes and style sheets hide. Takes linear time for any
 * input: reads tag by tag, without building a tree.
 */
export function splitHtml(html: string): VisibleHtml {
  const written: string[] = [];
  const hidden: string[] = [];
  let hiddenLength = 0;
  /** Whether the position is inside a style sheet or a script. */
  let isCode = false;
  const hide = (text: string) => {
    if (text.trim() === '' || hiddenLength > MAX_HIDDEN_CHARACTERS) return;
    hidden.push(text.slice(0, MAX_HIDDEN_CHARACTERS));
    hiddenLength += text.length;
  };
  const elements = new OpenElements(styleSheetOf(html), (name, isBlock) => {
    if (!FRAME.has(name)) written.push(`</${nameOf(name)}>`);
    if (isBlock) written.push(`</${BLOCK}>`);
  });
  readTags(
    html,
    {
      open: (name, attributes) => {
        const isSeen = elements.open(name, attributes);
        isCode = name === 'style' || name === 'script';
        if (isSeen && elements.isBlock) written.push(`<${BLOCK}>`);
        // Without attributes if unseen: the conversion would write a link's address without its text.
        if (isSeen) written.push(startTag(name, elements.isUnseen ? NO_ATTRIBUTES : attributes));
        for (const attribute of TEXT_ATTRIBUTES) {
          if (attributes.has(attribute)) hide(`${attributes.get(attribute)}\n`);
        }
      },
      close: (name) => {
        if (name === 'br') written.push('<br>');
        else elements.close(name);
        isCode = false;
        if (elements.isGone) hide('\n');
      },
      text: (text) => {
        if (text.trim() !== '') elements.reopen();
        if (elements.isUnseen) hide(isCode ? '' : text);
        else written.push(spacedText(text, elements.whiteSpace));
      },
      comment: (text) => hide(`\n${text}\n`),
    },
    LIMITS,
  );
  return { html: written.join(''), hidden: hidden.join('').slice(0, MAX_HIDDEN_CHARACTERS).trim() };
}

function styleSheetOf(html: string): StyleSheet {
  const sheet = new StyleSheet();
  let style: ReadonlyMap<string, string> | undefined;
  if (!/<style/i.test(html)) return sheet;
  readTags(
    html,
    {
      open: (name, attributes) => {
        style = name === 'style' ? attributes : undefined;
      },
      close: () => {
        style = undefined;
      },
      text: (text) => {
        const type = style?.get('type')?.trim().toLowerCase() ?? '';
        if (style && (type === '' || type === 'text/css')) sheet.add(text, style.get('media') ?? '');
      },
    },
    LIMITS,
  );
  return sheet;
}

function startTag(name: string, attributes: ReadonlyMap<string, string>): string {
  if (FRAME.has(name)) return '';
  const words = WRITTEN_ATTRIBUTES.flatMap((attribute) => {
    const value = attributes.get(attribute);
    return value === undefined ? [] : ` ${attribute}="${escapeText(value).replaceAll('"', '&quot;')}"`;
  });
  return `<${nameOf(name)}${words.join('')}>`;
}

function nameOf(name: string): string {
  if (WRITTEN_AS_PREFORMATTED.has(name)) return PREFORMATTED;
  return /^[a-z][a-z\d]{0,20}$/.test(name) ? name : 'span';
}

/** Writes text so that the conversion keeps the white space that readers see. */
function spacedText(text: string, shown: WhiteSpace): string {
  const escaped = escapeText(text);
  if (shown === 'none') return escaped;
  const lines = escaped.split(/\r\n?|\n/);
  return (shown === 'all' ? lines.map(keepSpaces) : lines).join('<br>');
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
