import { type Ctx, FIRST_AGENT_ID, userOf } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { notify } from '../../identity/index.ts';
import { type Notice, plainWords, type Reader } from '../../notices/index.ts';
import { assignsTo, selectSubjectsToAssign } from './store.ts';
import { assignmentWords } from './words.ts';

/** The maximum number of subjects that a notice lists. */
const NAMED = 10;
const MAX_SUBJECT = 200;

/**
 * Returns statements that mail the new assignee, if it is a member, the subjects of the conversations that they got, unless they assigned
 * these to themselves.
 */
export async function assignmentNotice(
  ctx: Ctx,
  emailIds: number[],
  assigneeId: number | null | undefined,
  tokenHash: string,
): Promise<Statement[]> {
  if (!assigneeId || assigneeId >= FIRST_AGENT_ID) return [];
  if (userOf(ctx.actor)?.userId === assigneeId) return [];
  const [found] = await commit(database(ctx), [selectSubjectsToAssign(ctx, emailIds, assigneeId, NAMED)]);
  const [first] = found;
  if (!first) return [];
  // The sender may be anybody.
  const subjects = found.map(({ subject }) => plainWords(subject, MAX_SUBJECT));
  return notify(
    ctx,
    'task_assigned',
    { userId: assigneeId },
    (reader) => noticeOf(subjects, first.count, reader),
    assignsTo(ctx, tokenHash, assigneeId),
  );
}

function noticeOf(found: string[], count: number, { language }: Reader): Notice {
  const words = assignmentWords[language];
  const subjects = found.map((subject) => subject || words.noSubject);
  const [subject] = subjects;
  if (count === 1 && subject !== undefined) {
    return { subject: words.subject(subject), parts: [words.assigned, { quote: subject }] };
  }
  const rest = count - subjects.length;
  return {
    subject: words.manySubject(count),
    parts: [
      words.many(count),
      { list: subjects.map((title) => ({ title })) },
      ...(rest > 0 ? [words.more(rest)] : []),
    ],
  };
}
