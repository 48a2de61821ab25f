import { DomainError } from '../../../../lib/errors.ts';
import { type Ctx, FIRST_AGENT_ID, userOf } from '../../../platform/ctx.ts';
import type { Statement } from '../../../platform/data/database.ts';
import { listPeople, notify } from '../../identity/index.ts';
import { type Condition, type Letter, plainWords } from '../../notices/index.ts';
import { mentionWords } from './words.ts';

const MAX_WORDS = 200;

/** Returns the user who writes. Notes are by people, so an API key acts for its creator. */
export function writerOf({ actor }: Ctx): { userId: number; mayDeleteAll: boolean } {
  const user = userOf(actor);
  if (!user) throw new DomainError('forbidden', 'SESSION_REQUIRED', 'Only members write notes.');
  return { userId: user.userId, mayDeleteAll: user.role !== 'member' };
}

/** Returns the ids sorted, without duplicates. */
export function sortedIds(ids: number[]): number[] {
  return [...new Set(ids)].sort((a, b) => a - b);
}

/**
 * Returns statements that mail the mentioned members, except the author (agents get no mail), if `when` holds for them. The mail has a link
 * instead of the note: notes stay in Herald. Throws `refused` (NO_SUCH_MEMBER).
 */
export async function mentionNotices(
  ctx: Ctx,
  ids: number[],
  { emailId, subject }: { emailId: number; subject: string },
  when: Condition,
): Promise<Statement[]> {
  const author = writerOf(ctx).userId;
  const people = await listPeople(ctx, [...ids, author]);
  const stranger = ids.find((id) => !people.some((person) => person.id === id && person.role !== null));
  if (stranger !== undefined) {
    const message = `there is no member or agent ${stranger} in this organization`;
    throw new DomainError('refused', 'NO_SUCH_MEMBER', `mentions: ${message}.`, {
      errors: [{ path: 'mentions', message }],
    });
  }
  const others = ids.filter((id) => id !== author && id < FIRST_AGENT_ID);
  if (others.length === 0) return [];
  const name = plainWords(people.find(({ id }) => id === author)?.name ?? '', MAX_WORDS);
  // The sender of the email may be anybody.
  const about = plainWords(subject, MAX_WORDS);
  const { PUBLIC_URL } = ctx.env;
  const notice: Letter = ({ language }) => {
    const words = mentionWords[language];
    const who = name || words.colleague;
    return {
      subject: words.subject(who, about),
      parts: [
        `${words.mentioned(who)}${about ? ':' : '.'}`,
        ...(about ? [{ quote: about }] : []),
        ...(PUBLIC_URL ? [{ action: words.read, url: new URL(`/mail/${emailId}`, PUBLIC_URL).href }] : []),
      ],
    };
  };
  return notify(ctx, 'note_mention', { userIds: others }, notice, when);
}
