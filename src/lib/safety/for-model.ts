import { withoutUnseen } from './unseen.ts';

export interface MailForModel {
  /** The id by which answers cite it. */
  id: number;
  from: string;
  to: string;
  /** ISO 8601. */
  date: string;
  subject: string;
  /** The text that readers see, without quoted mail. */
  text: string;
  /** Omitted if empty. */
  quotedText: string;
  attachmentNames: readonly string[];
}

const MAX_FIELD_CHARACTERS = 300;
const MAX_ATTACHMENTS = 20;
/** The maximum share of the remaining limit for quoted mail. */
const QUOTED_SHARE = 0.3;
/** The minimum limit: room for the other fields at their maximum length. */
const MIN_CHARACTERS = 2000;

/**
 * Formats a mail as a line of JSON for a prompt, at most `maxCharacters` long (at least 2,000). Text cannot forge the
 * end of a JSON string, and the line needs no secret boundary: quotes, line breaks, "<", ">" and the brackets of chat
 * templates are escaped, so that it contains no tag or template token. Removes unseen characters, and shortens long
 * repetitions. `isCut` if a part of a text is missing.
 */
export function forModel(mail: MailForModel, maxCharacters: number): { text: string; isCut: boolean } {
  const limit = Math.max(MIN_CHARACTERS, maxCharacters);
  const fields = {
    id: mail.id,
    from: field(mail.from),
    to: field(mail.to),
    date: field(mail.date),
    subject: field(mail.subject),
    attachments: field(mail.attachmentNames.slice(0, MAX_ATTACHMENTS).join(', ')),
  };
  for (const name of ['attachments', 'to', 'from', 'subject'] as const) {
    if (jsonForModel(fields).length > limit / 2) fields[name] = fields[name].slice(0, 20);
  }
  const text = calm(withoutUnseen(mail.text));
  const quoted = calm(withoutUnseen(mail.quotedText));
  const frame = jsonForModel({ ...fields, text: '', ...(quoted === '' ? {} : { quoted: '' }) }).length;
  const room = limit - frame;
  const kept = cut(
    text,
    quoted === '' ? room : Math.max(room - escapedLength(quoted), Math.ceil(room * (1 - QUOTED_SHARE))),
  );
  const rest = cut(quoted, room - escapedLength(kept));
  return {
    text: jsonForModel({ ...fields, text: kept, ...(quoted === '' ? {} : { quoted: rest }) }),
    isCut: kept !== text || rest !== quoted,
  };
}

function field(text: string): string {
  return cut(withoutUnseen(text).replace(/\s+/g, ' ').trim(), MAX_FIELD_CHARACTERS);
}

/** Shortens runs of one character, of spaces and of empty lines to what a reader needs. */
function calm(text: string): string {
  return text
    .replace(/[ \t]{4,}/g, '   ')
    .replace(/\n[ \t]*(?:\n[ \t]*){2,}/g, '\n\n')
    .replace(/(\S)\1{40,}/gu, (run) => [...run].slice(0, 40).join(''))
    .trim();
}

/** Returns the beginning of a text whose escaped form has at most `length` characters. */
function cut(text: string, length: number): string {
  let used = 0;
  let end = 0;
  for (const character of text) {
    used += escapedLength(character);
    if (used > length) return text.slice(0, end);
    end += character.length;
  }
  return text;
}

function escapedLength(text: string): number {
  return jsonForModel(text).length - 2;
}

/** Returns JSON of values without lists, without characters that begin a tag or a template token. */
export function jsonForModel(value: object | string): string {
  return JSON.stringify(value).replace(
    /[<>[\]|`\u2028\u2029｜]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
