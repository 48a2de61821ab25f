import type { Env } from '../../../platform/env.ts';
import { dayAndTime, type Notice, plainWords, type Reader } from '../../notices/index.ts';
import { taskWords } from '../words.ts';
import type { DueTask } from './store.ts';

/** The maximum number of tasks listed in a notice. */
const MAX_LINES = 30;
const MAX_TITLE = 200;

/** Returns the notice about one or more due tasks of an assignee or of nobody. */
export function noticeOf(
  { PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>,
  due: DueTask[],
  isOfNobody: boolean,
  reader: Reader,
): Notice {
  const words = taskWords[reader.language];
  // Often the subject of an email, which anybody may have sent.
  const titleOf = ({ title }: DueTask) => plainWords(title, MAX_TITLE) || words.task;
  const link = ({ id }: DueTask) => (PUBLIC_URL ? { url: new URL(`/board/${id}`, PUBLIC_URL).href } : {});
  const list = due.slice(0, MAX_LINES).map((task) => ({
    title: titleOf(task),
    detail: words.due(dayAndTime(reader, task.dueAt)),
    ...link(task),
  }));
  const rest = due.length - MAX_LINES;
  return {
    subject: due.length === 1 ? words.dueSubject(titleOf(due[0]!)) : words.manyDue(due.length),
    parts: [
      { list },
      ...(rest > 0 ? [words.more(rest)] : []),
      ...(isOfNobody ? [words.ofNobody(due.length)] : []),
      { note: words.zone(reader.timezone) },
    ],
  };
}
