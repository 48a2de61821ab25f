import { DomainError } from '../../../lib/errors.ts';
import { type Ctx, FIRST_AGENT_ID, userOf } from '../../platform/ctx.ts';
import type { Statement } from '../../platform/data/database.ts';
import { listPeople, notify } from '../identity/index.ts';
import { type Letter, plainWords } from '../notices/index.ts';
import { isNotAssignedTo } from './store.ts';
import { taskWords } from './words.ts';

/** The maximum length of a task's title in a notice. */
const MAX_TITLE_IN_MAIL = 200;

/** Throws `refused` (NO_SUCH_MEMBER) if the assignee, if any, is neither a member nor an agent of one. */
export async function requireMember(ctx: Ctx, assigneeId: number | null | undefined): Promise<void> {
  if (!assigneeId) return;
  const [person] = await listPeople(ctx, [assigneeId]);
  if (person?.role) return;
  const detail = 'assignee_id: there is no such member or agent in this organization.';
  throw new DomainError('refused', 'NO_SUCH_MEMBER', detail);
}

/** Notifies a new assignee who is a member, unless they already have the task or assign it to themselves. */
export async function assignmentNotice(
  ctx: Ctx,
  assigneeId: number | null | undefined,
  title: string,
  id?: number,
): Promise<Statement[]> {
  const assignsSelf = userOf(ctx.actor)?.userId === assigneeId;
  if (!assigneeId || assigneeId >= FIRST_AGENT_ID || assignsSelf) return [];
  const { PUBLIC_URL } = ctx.env;
  // Usually the subject of an email, which anybody may have sent.
  const shown = plainWords(title, MAX_TITLE_IN_MAIL);
  const notice: Letter = ({ language }) => {
    const words = taskWords[language];
    return {
      subject: shown ? words.assignedTo(shown) : words.assignedSubject,
      parts: [
        `${words.assigned}${shown ? ':' : '.'}`,
        ...(shown ? [{ quote: shown }] : []),
        ...(id !== undefined && PUBLIC_URL
          ? [{ action: words.open, url: new URL(`/board/${id}`, PUBLIC_URL).href }]
          : []),
      ],
    };
  };
  return notify(
    ctx,
    'task_assigned',
    { userId: assigneeId },
    notice,
    id === undefined ? undefined : isNotAssignedTo(ctx, id, assigneeId),
  );
}
