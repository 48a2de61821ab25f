import { plain } from './plain.ts';

/** A longer line is neither a closing formula nor part of a signature. */
const MAX_CLOSING = 60;
const MAX_NAME = 50;
/** "Thanks for signing up! Here are your details.", "Thanks for registering for our evening of wine." */
const GOES_ON = /[.!?] \S+ \S+ \S|^\S+(?: \S+){5,}\.$/;
const MAX_HEADER = 400;
const POSTSCRIPT = /^p\.? ?s\.?[ :.]/i;
/** The line above a forwarded mail: "---------- Forwarded message ---------". */
const RULED = /^-{2,20} ?\p{L}[^-]{2,60}-{2,20}$/u;
const FORWARDED = /^(?:begin )?forwarded message:?$/i;
const HEADER = /^(?:from|von|de|da|van|od): ?\S/i;

/** The end of "On 21 July 2020 at 18:38, Kim Sato wrote:", which may be on the next line. */
const WROTE =
  /(?<!\p{L})(?:wrote|schrieb|écrit|escribió|scritto|escreveu|schreef|napisał\p{L}{0,2})[^:]{0,80}:$/iu;
const DATED = /^(?:on|am|le|el|il|em|op|w dniu) .{0,80}\d[:.h]\d\d/i;
const SENT = /^\*?(?:sent|gesendet|envoyé|enviado|enviada em|inviato|verzonden|wysłano):\*? /i;

/** Removes the attribution above quoted mail, whose time is when that mail was sent. */
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

/** Returns the text up to the closing formula, and a postscript after it. */
export function withoutSignature(text: string, { closing }: { closing: RegExp }): string {
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

/** Splits a forwarded mail into the forwarder's note and the mail. Null if it is not forwarded. */
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
