import { dayAndTime, type Notice, plainWords, type Reader } from '../../notices/index.ts';
import type { Reminder } from './plan.ts';
import { reminderWords } from './words.ts';

/** The maximum number of lines in a mail: a series may recur every minute. */
const MAX_LINES = 20;
const MAX_TITLE = 200;

/** Returns the mail about upcoming occurrences, of which there is at least one. */
export function noticeOf(reminders: Reminder[], reader: Reader): Notice {
  const words = reminderWords[reader.language];
  const sorted = reminders.toSorted((a, b) => a.start - b.start);
  // The title often comes from an invitation, which anybody can send.
  const titleOf = ({ title }: Reminder) => plainWords(title, MAX_TITLE) || words.meeting;
  const list = sorted
    .slice(0, MAX_LINES)
    .map((each) => ({ title: titleOf(each), detail: dayAndTime(reader, each.start) }));
  const rest = sorted.length - list.length;
  return {
    subject: sorted.length === 1 ? words.subject(titleOf(sorted[0]!)) : words.manySubject(sorted.length),
    parts: [{ list }, ...(rest > 0 ? [words.more(rest)] : []), { note: words.zone(reader.timezone) }],
  };
}
