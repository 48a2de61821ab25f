/** The number of characters read of a line: a longer line does not begin a quotation. */
const HEAD_CHARACTERS = 400;
const OPEN_ADDRESS = /<[^<>\s@]+@[^<>\s]+$/;
/** Marks of the writing direction, which mail programs put around names and addresses. */
const DIRECTIONS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Returns the beginnings of lines as the rules read them: with ordinary spaces, without marks of the direction. */
export function headsOf(lines: string[]): string[] {
  const heads = lines.map((line) => {
    const head = line.slice(0, HEAD_CHARACTERS).trim();
    return /[^ -~]/.test(head) ? head.replace(DIRECTIONS, '').replace(/\s/g, ' ').trim() : head;
  });
  // The `>` of an address that a mail program wrapped before it is no mark of a quotation.
  for (let i = 1; i < heads.length; i++) {
    const [before, head] = [heads[i - 1]!, heads[i]!];
    if (!isQuoted(head) || !endsWithColon(head) || isQuoted(before) || !OPEN_ADDRESS.test(before)) continue;
    heads[i - 1] += '>';
    heads[i] = head.slice(1).trim();
  }
  return heads;
}

export function isQuoted(head: string): boolean {
  // mbox files escape a line that begins with "From " as ">From ".
  return head.startsWith('>') && !head.startsWith('>From ');
}

/** Returns whether a line is marked as quoted, and the one before it is not. */
export function beginsQuotation(heads: string[], at: number): boolean {
  return isQuoted(heads[at]!) && !isQuoted(heads[at - 1] ?? '');
}

export function endsWithColon(head: string): boolean {
  return head.endsWith(':') || head.endsWith('：');
}

/** Returns whether a line is text between hyphens, such as a program writes above a quoted message. */
export function isBetweenHyphens(head: string): boolean {
  return BETWEEN_HYPHENS.test(head);
}

export function hasAddress(text: string): boolean {
  return /[^\s<>()[\]]@[^\s<>()[\]]/.test(text);
}

/** Returns whether a text has a year and a time of day. */
export function hasDateAndTime(text: string): boolean {
  return /\d{4}|\d[./-]\d{1,2}[./-]\d\d/.test(text) && TIME.test(text);
}

export const TIME = /(?<![\d./])\d{1,2}[:.h]\d\d(?![\d./-])/;

const BETWEEN_HYPHENS = /^\*?[-_=]{2,} *[^-_= ].*[^-_= ] *[-_=]{2,}\*?$/;

const REPLY_SUBJECT =
  /^ *(?:re|r|aw|antw|antwort|sv|vs|vá|odp|res|rép|rif|ref|ynt|yan|atb|bls|απ|σχετ|отв|відп|ha|回复|回復|答复|答覆|回覆|返信|답장) ?(?:\[\d+\]|\(\d+\)|\^\d+)? ?[:：]/i;

/** Returns whether a subject begins like that of an answer. */
export function isReplySubject(subject: string): boolean {
  return REPLY_SUBJECT.test(subject);
}
