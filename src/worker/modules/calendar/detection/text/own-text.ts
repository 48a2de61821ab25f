import type { SignPatterns } from '../signs/signs.ts';
import { plain } from './plain.ts';

/** A line that is longer is no closing formula, and no line of a signature. */
const MAX_CLOSING = 60;
const MAX_NAME = 50;
/** "Thanks for signing up! Here are your details.", "Thanks for registering for our evening of wine." */
const GOES_ON = /[.!?] \S+ \S+ \S|^\S+(?: \S+){5,}\.$/;
const MAX_HEADER = 400;
const POSTSCRIPT = /^p\.? ?s\.?[ :.]/i;
/** The line above a mail that is passed on: "---------- Forwarded message ---------". */
const RULED = /^-{2,20} ?\p{L}[^-]{2,60}-{2,20}$/u;
const FORWARDED = /^(?:begin )?forwarded message:?$/i;
const HEADER = /^(?:from|von|de|da|van|od): ?\S/i;

/** The end of "On 21 July 2020 at 18:38, Kim Sato wrote:", which may stand in the next line. */
const WROTE =
  /(?<!\p{L})(?:wrote|schrieb|écrit|escribió|scritto|escreveu|schreef|napisał\p{L}{0,2})[^:]{0,80}:$/iu;
const DATED = /^(?:on|am|le|el|il|em|op|w dniu) .{0,80}\d[:.h]\d\d/i;
const SENT = /^\*?(?:sent|gesendet|envoyé|enviado|enviada em|inviato|verzonden|wysłano):\*? /i;

/** The text without what mail programs write above quoted mail, whose hour is when that was sent. */
export function withoutAttributions(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  const isAttribution = (line: string, place: number) =>
    line.length <= MAX_HEADER &&
    (SENT.test(line) ||
      /\d/.test(line.slice(0, Math.max(0, line.search(WROTE)))) ||
      (DATED.test(line) && (line.endsWith('<') || WROTE.test(lines[place + 1] ?? ''))));
  return text
    .split('\n')
    .filter((_, place) => !isAttribution(lines[place]!, place))
    .join('\n');
}

/** The text up to the formula that closes a letter, and what comes after it as a postscript. */
export function withoutSignature(text: string, { closing }: SignPatterns): string {
  const lines = text.split('\n');
  const last = lines.findLastIndex((line, place) => {
    if (place === 0 || line.length > MAX_CLOSING || /[\d:]/.test(line) || !closing.test(plain(line.trim())))
      return false;
    if (GOES_ON.test(line.trim())) return false;
    const next = lines.slice(place + 1).find((each) => each.trim() !== '') ?? '';
    return next.length <= MAX_NAME && !/[?!:]$/.test(next.trim());
  });
  if (last < 0) return text;
  const after = lines.findIndex((line, place) => place > last && POSTSCRIPT.test(line.trim()));
  return [...lines.slice(0, last), ...(after < 0 ? [] : ['', ...lines.slice(after)])].join('\n');
}

/** The note of who passes a mail on, and the mail; null if the text is none that is passed on. */
export function passedOn(text: string): { note: string; mail: string } | null {
  const lines = text.split('\n');
  const at = lines.findIndex((line) => beginsForwarded(line.trim()));
  if (at < 0) return null;
  return { note: lines.slice(0, at).join('\n').trim(), mail: lines.slice(at + 1).join('\n') };
}

function beginsForwarded(line: string): boolean {
  if (line.length > MAX_HEADER) return false;
  return RULED.test(line) || FORWARDED.test(line) || (HEADER.test(line) && line.includes('@'));
}
