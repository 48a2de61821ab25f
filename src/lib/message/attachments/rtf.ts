import { decodeText } from '../decoding/charset.ts';
import { latin1 } from '../decoding/latin1.ts';

/** The text of RTF, or the HTML that Outlook put into it. */
export interface RtfBody {
  text: string;
  html: string;
}

/** Control words, codes of bytes, other symbols, braces, line breaks without meaning, and text. */
const TOKEN =
  /\\(?:([a-z]{1,32})(-?\d{1,10})? ?|'([\da-f]{2})|([^a-z]))|([{}])|[\r\n]+|[^\\{}\r\n]{1,4096}|\\/giy;
/** Groups that are no text of the body. So is each that begins with `\*`. */
const HIDDEN_GROUPS = new Set(
  'fonttbl colortbl stylesheet info pict object listtable listoverridetable revtbl rsidtbl generator filetbl header headerl headerr headerf footer footerl footerr footerf footnote annotation fldinst template xe tc themedata datastore latentstyles'.split(
    ' ',
  ),
);
const SYMBOLS: Record<string, string> = {
  par: '\n',
  line: '\n',
  row: '\n',
  sect: '\n',
  page: '\n',
  tab: '\t',
  cell: '\t',
  emdash: '—',
  endash: '–',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  bullet: '•',
  emspace: '\u2003',
  enspace: '\u2002',
  '~': '\u00a0',
  _: '\u2011',
  '{': '{',
  '}': '}',
  '\\': '\\',
  '\n': '\n',
  '\r': '\n',
};
/** Charsets of fonts whose code page is not that of the document. */
const FONT_CHARSETS: Record<number, string> = {
  77: 'macintosh',
  128: 'shift_jis',
  129: 'euc-kr',
  134: 'gbk',
  136: 'big5',
  161: 'windows-1253',
  162: 'windows-1254',
  163: 'windows-1258',
  177: 'windows-1255',
  178: 'windows-1256',
  186: 'windows-1257',
  204: 'windows-1251',
  222: 'windows-874',
  238: 'windows-1250',
};
/** The depth of groups whose formatting is kept. Outlook needs about ten. */
const MAX_DEPTH = 200;
const MAX_FONTS = 1000;

/** The formatting that a group inherits and its end restores. */
interface State {
  /** Whether the text is hidden: by its group, by `\v`, or because it only draws the HTML (`\htmlrtf`). */
  isSkipped: boolean;
  isInvisible: boolean;
  isDrawing: boolean;
  isHtmlTag: boolean;
  isFontTable: boolean;
  font: number;
  /** How many characters stand for a `\u` where Unicode is unknown. */
  fallback: number;
}

/** Reads RTF; null for other data. `charsetOf` names the charset of a code page. Never throws, for any content. */
export function readRtf(bytes: Uint8Array, charsetOf: (codePage: number) => string): RtfBody | null {
  const source = latin1(bytes);
  if (!source.startsWith('{\\rtf')) return null;
  const parts: string[] = [];
  const fonts = new Map<number, string>();
  const stack: State[] = [];
  let state: State = {
    isSkipped: false,
    isInvisible: false,
    isDrawing: false,
    isHtmlTag: false,
    isFontTable: false,
    font: -1,
    fallback: 1,
  };
  let charset = 'windows-1252';
  let isHtml = false;
  let pending = '';
  let depth = 0;
  let ignored = 0;
  let isStarred = false;

  const isShown = () => !state.isSkipped && !state.isInvisible && !(isHtml && state.isDrawing);
  const flush = () => {
    if (pending) parts.push(decodeText(Buffer.from(pending, 'latin1'), fonts.get(state.font) ?? charset));
    pending = '';
  };
  const show = (text: string) => {
    if (!isShown()) return;
    flush();
    parts.push(text);
  };
  /** Collects bytes, as a character may have several; leaves out those that stand for a `\u`. */
  const collect = (text: string) => {
    const rest = text.slice(ignored);
    ignored -= text.length - rest.length;
    if (isShown()) pending += rest;
  };
  const end = () => {
    flush();
    ignored = 0;
    if (depth-- <= MAX_DEPTH) state = stack.pop() ?? state;
  };
  const begin = () => {
    flush();
    ignored = 0;
    if (depth++ < MAX_DEPTH) stack.push({ ...state });
  };
  const obey = (word: string, value: number | null) => {
    if (word === 'htmltag') {
      state.isHtmlTag = true;
      state.isDrawing = false;
    } else if (isStarred || HIDDEN_GROUPS.has(word)) {
      state.isSkipped = true;
      if (word === 'fonttbl') state.isFontTable = true;
    } else if (word === 'fromhtml') isHtml = value !== 0;
    else if (word === 'htmlrtf') {
      flush();
      state.isDrawing = value !== 0;
    } else if (word === 'v') state.isInvisible = value !== 0;
    else if (word === 'plain') state.isInvisible = false;
    else if (word === 'ansicpg' && value) charset = charsetOf(value);
    else if (word === 'f') {
      flush();
      state.font = value ?? 0;
    } else if (word === 'fcharset' && state.isFontTable) {
      const named = FONT_CHARSETS[value ?? 0];
      if (named && fonts.size < MAX_FONTS) fonts.set(state.font, named);
    } else if (word === 'uc') state.fallback = Math.min(Math.max(value ?? 1, 0), 100);
    else if (word === 'u') {
      show(String.fromCharCode((value ?? 0) & 0xffff));
      ignored = state.fallback;
    } else if (word === 'bin') TOKEN.lastIndex += Math.max(value ?? 0, 0);
    else if (Object.hasOwn(SYMBOLS, word)) show(SYMBOLS[word]!);
  };

  TOKEN.lastIndex = 0;
  for (let token = TOKEN.exec(source); token; token = TOKEN.exec(source)) {
    const [all, word, number, code, symbol, brace] = token;
    if (word) obey(word.toLowerCase(), number === undefined ? null : Number(number));
    else if (code) collect(String.fromCharCode(Number.parseInt(code, 16)));
    else if (symbol === '*') {
      isStarred = true;
      continue;
    } else if (symbol) show(SYMBOLS[symbol] ?? '');
    else if (brace === '{') begin();
    else if (brace === '}') end();
    else if (!/^[\r\n\\]/.test(all)) collect(all);
    isStarred = false;
    if (depth === 0 && brace === '}') break;
  }
  flush();
  const body = parts.join('').toWellFormed();
  return isHtml ? { text: '', html: body } : { text: body.trim(), html: '' };
}
