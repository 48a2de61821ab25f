import { type Notice, plainWords } from '../../notices/index.ts';
import type { Reminder } from './plan.ts';

/** The maximum number of lines in a mail: a series may recur every minute. */
const MAX_LINES = 20;
const MAX_TITLE = 200;
const NO_TITLE = 'A meeting';

/** Returns the mail about upcoming occurrences, of which there is at least one. Times are in `zone`. */
export function noticeOf(reminders: Reminder[], zone: string): Notice {
  const sorted = reminders.toSorted((a, b) => a.start - b.start);
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, dateStyle: 'full', timeStyle: 'short' });
  // The title often comes from an invitation, which anybody can send.
  const words = ({ title }: Reminder) => plainWords(title, MAX_TITLE) || NO_TITLE;
  const list = sorted
    .slice(0, MAX_LINES)
    .map((each) => ({ title: words(each), detail: format.format(each.start) }));
  const rest = sorted.length - list.length;
  return {
    subject:
      sorted.length === 1 ? `Soon: ${words(sorted[0]!)}` : `Soon: ${sorted.length} events of your calendar`,
    parts: [{ list }, ...(rest > 0 ? [`… and ${rest} more`] : []), { note: `Times are those of ${zone}.` }],
  };
}
