const NEWLINE = 10;
const QUOTE = 62;
const FROM = new TextEncoder().encode('From ');

/**
 * Converts a message to mbox format (mboxrd): after a line that begins with "From ", the message as received, with a
 * `>` before each line that begins with "From " after any number of `>`, and with an empty line at the end.
 */
export function toMbox(message: Uint8Array, sender: string, receivedAt: number): Uint8Array {
  const address = sender.replace(/[^\x21-\x7e]/g, '') || 'MAILER-DAEMON';
  const head = new TextEncoder().encode(`From ${address} ${asctime(receivedAt)}\n`);
  const quoted = quotedLines(message);
  const end = message.at(-1) === NEWLINE ? [NEWLINE] : [NEWLINE, NEWLINE];
  const whole = new Uint8Array(head.length + message.length + quoted.length + end.length);
  whole.set(head);
  let to = head.length;
  let from = 0;
  for (const line of quoted) {
    whole.set(message.subarray(from, line), to);
    to += line - from;
    whole[to++] = QUOTE;
    from = line;
  }
  whole.set(message.subarray(from), to);
  whole.set(end, to + message.length - from);
  return whole;
}

/** Returns the offsets of lines that a reader would take for the beginning of a message, or of a quoted one. */
function quotedLines(message: Uint8Array): number[] {
  const found: number[] = [];
  for (let line = 0; line < message.length; ) {
    let at = line;
    while (message[at] === QUOTE) at++;
    if (FROM.every((byte, index) => message[at + index] === byte)) found.push(line);
    const end = message.indexOf(NEWLINE, at);
    if (end < 0) break;
    line = end + 1;
  }
  return found;
}

const DAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Formats a time in UTC like C's asctime(): `Mon Nov 23 04:30:00 2026`. */
function asctime(at: number): string {
  const date = new Date(at);
  const day = String(date.getUTCDate()).padStart(2);
  const time = date.toISOString().slice(11, 19);
  return `${DAYS[date.getUTCDay()]} ${MONTHS[date.getUTCMonth()]} ${day} ${time} ${date.getUTCFullYear()}`;
}
