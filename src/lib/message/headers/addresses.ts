import { decodeWords } from 'postal-mime';
import { MAX_NAME_CHARACTERS } from '../limits.ts';
import { addressesIn, findAddress, isAddress } from './bare-address.ts';
import { oneLine } from './clean-text.ts';

export interface Mailbox {
  name: string;
  address: string;
}

/** The text of a name: as it stands, or of a quoted string, in which no address is looked for. */
interface Text {
  value: string;
  isQuoted: boolean;
}

/** What stands between two separators. */
interface Piece {
  texts: Text[];
  comments: string[];
  /** The content of `<…>`; null if there is none. */
  inBrackets: string | null;
  /** The texts after `<…>`: of the name, or of a next mailbox before which a comma is missing. */
  rest: Text[];
}

/**
 * The tokens of a header: an encoded word, a quoted string, a domain literal, an address in brackets, also unclosed; a
 * run of other characters, or a single one. A source route may have commas.
 */
const TOKEN =
  /(?<word>=\?[^?\s]*\?[bq]\?[^?]*\?=)|"(?<quoted>(?:[^"\\]|\\.)*)(?<end>"?)|(?<literal>\[[^[\]<>"]*\])|<(?<address>(?:@[^<>:]*:)?(?:"[^"<>]*"|[^<>,;"])*)(?<close>>?)|(?<text>[^="[<>(),:;]+)|./gis;

/**
 * Parses `Name <address>, …` as in a header (RFC 5322 3.4), and what senders make of it: a piece without an address
 * belongs to the name of the next mailbox, so that a comma or semicolon may stand in a name. Pieces after the last
 * mailbox are mailboxes with a name only.
 */
export function parseMailboxes(header: string): Mailbox[] {
  return parse(header, true);
}

function parse(header: string, mayDecode: boolean): Mailbox[] {
  const found: Mailbox[] = [];
  let names: string[] = [];
  let piece = newPiece([]);
  let isGroup = false;

  const add = (name: string, address: string) => {
    const mailbox = { name: nameOf(name.replace(/[,;]\s?$/, '')), address: oneLine(address).slice(0, 320) };
    if (mailbox.name === mailbox.address) mailbox.name = '';
    // An account name alone, such as MAILER-DAEMON, is no address.
    if (!mailbox.name && !mailbox.address.includes('@')) mailbox.name = mailbox.address;
    if (mailbox.name === mailbox.address) mailbox.address = '';
    if (mailbox.name || mailbox.address) found.push(mailbox);
  };
  const flush = () => {
    for (const name of names) add(name, '');
    names = [];
  };
  const end = (separator: string) => {
    const mailboxes = mailboxesOf(piece, mayDecode);
    const name = sourceOf(piece.texts).trim();
    piece = newPiece([]);
    if (mailboxes.length === 0) {
      if (name) names.push(`${name}${separator} `);
      return;
    }
    for (const mailbox of mailboxes) {
      add(names.join('') + mailbox.name, mailbox.address);
      names = [];
    }
  };

  let source = header;
  for (let at = 0; at < source.length; ) {
    TOKEN.lastIndex = at;
    const { 0: token, groups = {} } = TOKEN.exec(source)!;
    const next = at + token.length;
    const { quoted, address } = groups;
    if (quoted !== undefined && groups['end'] === '') {
      source = source.slice(0, at) + source.slice(at).replaceAll('"', ' ');
      continue;
    }
    if (quoted !== undefined) {
      const isLocalPart = /[@.]/.test(source.charAt(next));
      addText(piece, isLocalPart ? token : quoted.replace(/\\(.)/gs, '$1'), !isLocalPart);
    } else if (token === '(') {
      const close = endOfComment(source, at);
      if (close === -1) {
        source = source.slice(0, at) + source.slice(at).replace(/[()]/g, ' ');
        continue;
      }
      piece.comments.push(source.slice(next, close));
      at = close + 1;
      continue;
    } else if (address !== undefined) {
      const isClosed = groups['close'] !== '';
      if (!isClosed && !address.includes('@')) addText(piece, address.trim() && token, false);
      else if (piece.inBrackets === null) piece.inBrackets = address;
      else if (!address.includes('@')) addText(piece, token, true);
      else if (!piece.inBrackets.includes('@')) {
        piece = { ...piece, texts: [...piece.texts, ...piece.rest], rest: [], inBrackets: address };
      } else {
        const { rest } = piece;
        piece = { ...piece, rest: [] };
        end('');
        piece = { ...newPiece(rest), inBrackets: address };
      }
    } else if (token === ',' || token === ';') {
      end(token);
      if (token === ';' && isGroup) {
        flush();
        isGroup = false;
      }
    } else if (token === ':') {
      piece = newPiece([]);
      names = [];
      isGroup = true;
    } else if (token !== '>') addText(piece, token, groups['word'] !== undefined);
    at = next;
  }
  end('');
  flush();
  return found;
}

const newPiece = (texts: Text[]): Piece => ({ texts, comments: [], inBrackets: null, rest: [] });

function addText({ texts, rest, inBrackets }: Piece, value: string, isQuoted: boolean): void {
  (inBrackets === null ? texts : rest).push({ value, isQuoted });
}

/**
 * Returns the mailboxes of a piece, with the source of their names: its address is in brackets, else in the text, else
 * the whole of a comment or a quoted string.
 */
function mailboxesOf(piece: Piece, mayDecode: boolean): Mailbox[] {
  const { texts, rest, inBrackets, comments } = piece;
  const comment = comments.join(' ');
  const address = inBrackets === null ? null : findAddress(inBrackets);
  const before = sourceOf(texts);
  const after = sourceOf(rest);
  if (address !== null) {
    const others = bareMailboxes(rest);
    const name = others.length > 0 ? before : `${before} ${after}`;
    return [{ name: name.trim() || comment, address }, ...others];
  }
  const all = [...texts, ...rest];
  const bare = bareMailboxes(all);
  if (bare[0]) bare[0].name ||= comment;
  if (bare.length > 0) return bare;
  const name = `${before} ${after}`.trim();
  if (inBrackets !== null) return [{ name: name || comment, address: inBrackets.trim() }];
  // The parser of bare addresses takes none from an encoded word, in which a sender might hide it.
  const decoded = mayDecode && name.includes('=?') ? decodeWords(name) : '';
  if (hasBrackets(decoded)) return parse(decoded, false);
  const hidden = [...comments, ...texts.map(({ value }) => value)].find((text) => isAddress(text.trim()));
  if (hidden !== undefined) return [{ name: name === hidden ? '' : name, address: hidden.trim() }];
  return name === '' && comment ? [{ name: comment, address: '' }] : [];
}

/** Returns the mailboxes of a piece without brackets. */
function bareMailboxes(texts: Text[]): Mailbox[] {
  const words = texts.filter(({ isQuoted }) => !isQuoted);
  const found = addressesIn(sourceOf(words));
  const quoted = sourceOf(texts.filter(({ isQuoted }) => isQuoted));
  return found.map(({ before, address }, i) => ({
    name: i === 0 ? `${quoted} ${before}`.trim() : before,
    address,
  }));
}

function hasBrackets(text: string): boolean {
  const start = text.lastIndexOf('<');
  return start !== -1 && isAddress(text.slice(start + 1).replace(/>.*$/s, ''));
}

const sourceOf = (texts: Text[]): string => texts.map(({ value }) => value).join('');

/** Returns a name with its encoded words decoded. */
function nameOf(source: string): string {
  return oneLine(decodeWords(source.replace(/\s+/g, ' '))).slice(0, MAX_NAME_CHARACTERS);
}

/** Returns the position of the parenthesis that closes a comment, which may have others inside; -1 if none does. */
function endOfComment(source: string, start: number): number {
  let depth = 0;
  for (let at = start; at < source.length; at++) {
    const character = source[at];
    if (character === '\\') at++;
    else if (character === '(') depth++;
    else if (character === ')' && --depth === 0) return at;
  }
  return -1;
}
