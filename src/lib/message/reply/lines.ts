/** The number of characters read of a line: a longer line does not begin a quotation. */
const HEAD_CHARACTERS = 400;
/** Marks of the writing direction, which mail programs put around names and addresses. */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Returns the beginning of a line as the rules read it: with ordinary spaces, without marks of the direction. */
function headOf(line: string): string {
  const head = line.slice(0, HEAD_CHARACTERS).trim();
  // Most lines need no change, and a text may have a million lines.
  return /[^ -~]/.test(head) ? head.replace(DIRECTIONS, '').replace(/\s/g, ' ').trim() : head;
}

/** Returns the beginnings of lines; the `>` of an address that a mail program wrapped before it is no mark of a quotation. */
export function headsOf(lines: string[]): string[] {
  const heads = lines.map(headOf);
  for (let i = 1; i < heads.length; i++) {
    const head = heads[i]!;
    if (!head.startsWith('>') || !endsWithColon(head) || !/<[^<>\s]+$/.test(heads[i - 1]!)) continue;
    heads[i - 1] += '>';
    heads[i] = head.slice(1).trim();
  }
  return heads;
}

export function isQuoted(head: string): boolean {
  // mbox files escape a line that begins with "From " as ">From ".
  return head.startsWith('>') && !head.startsWith('>From ');
}

export function endsWithColon(head: string): boolean {
  return /[:：]$/.test(head);
}

export function hasAddress(text: string): boolean {
  return /[^\s<>()[\]]@[^\s<>()[\]]/.test(text);
}

/** Returns whether a text has a year and a time of day. */
export function hasDateAndTime(text: string): boolean {
  return /\d{4}|\d[./-]\d{1,2}[./-]\d\d/.test(text) && TIME.test(text);
}

export const TIME = /(?<![\d./])\d{1,2}[:.h]\d\d(?![\d./-])/;

const REPLY_SUBJECT =
  /^ *(?:re|r|aw|antw|antwort|sv|vs|vá|odp|res|rép|rif|ref|ynt|yan|atb|bls|απ|σχετ|отв|відп|ha|回复|回復|答复|答覆|回覆|返信|답장) ?(?:\[\d+\]|\(\d+\)|\^\d+)? ?[:：]/i;

/** Returns whether a subject begins like that of an answer. */
export function isReplySubject(subject: string): boolean {
  return REPLY_SUBJECT.test(subject);
}
