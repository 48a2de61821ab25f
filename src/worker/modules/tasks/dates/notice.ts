import type { Env } from '../../../platform/env.ts';
import { type Notice, plainWords } from '../../notices/index.ts';
import type { DueTask } from './store.ts';

/** The maximum number of tasks listed in a notice. */
const MAX_LINES = 30;
const MAX_TITLE = 200;

/** Returns the notice about one or more due tasks of an assignee or of nobody. Times are in the time zone `zone`. */
export function noticeOf(
  { PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>,
  due: DueTask[],
  zone: string,
  isOfNobody: boolean,
): Notice {
  const format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, dateStyle: 'full', timeStyle: 'short' });
  // Often the subject of an email, which anybody may have sent.
  const words = ({ id, title }: DueTask) => plainWords(title, MAX_TITLE) || `Task ${id}`;
  const link = ({ id }: DueTask) => (PUBLIC_URL ? { url: new URL(`/board/${id}`, PUBLIC_URL).href } : {});
  const list = due.slice(0, MAX_LINES).map((task) => ({
    title: words(task),
    detail: `due ${format.format(task.dueAt)}`,
    ...link(task),
  }));
  const rest = due.length - MAX_LINES;
  return {
    subject: due.length === 1 ? `Due: ${words(due[0]!)}` : `Due: ${due.length} tasks`,
    parts: [
      { list },
      ...(rest > 0 ? [`… and ${rest} more`] : []),
      ...(isOfNobody ? [due.length === 1 ? 'Nobody is assigned to it.' : 'Nobody is assigned to them.'] : []),
      { note: `Times are those of ${zone}.` },
    ],
  };
}
