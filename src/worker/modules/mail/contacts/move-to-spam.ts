import type { ContactUpdated } from '../../../../contract/mail/contacts.ts';
import type { ConversationsUpdated } from '../../../../contract/mail/conversations.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { type Claim, insertJob, type JobKind, wakeJobs } from '../../../platform/work/jobs.ts';
import type { Ending, Job } from '../../../platform/work/run-job.ts';
import { updateConversations } from '../conversation-states/update.ts';
import { contactAddress } from '../correspondents/address.ts';
import type { KeptParticipant } from '../schema.ts';
import { type EmailPlace, type MovableEmail, selectMovable, selectMoved, updateMoved } from './store.ts';

/** The number of emails of the contact that one step reads, which is also the most conversations that it changes. */
const EMAILS_A_STEP = 200;

/** The job that moves the conversations of a blocked sender to spam that the request has left to it. */
const MOVE: JobKind = { kind: 'contact-to-spam', queue: 'SEND', isAlwaysSlow: true };
export const moveToSpamJob: Job = { ...MOVE, lease: 60_000, wokenAtOnce: 20, run };

/**
 * Moves the newest conversations with a blocked contact to spam, and leaves the rest to a job. The token undoes only
 * the former.
 */
export async function moveToSpam(ctx: Ctx, contactId: number): Promise<ContactUpdated['moved']> {
  const { changed, undo, end } = await takeStep(ctx, contactId, null);
  if (end) {
    const job = insertJob(ctx, MOVE, contactId);
    const results = await commit(database(ctx), [updateMoved(ctx, contactId, end), job]);
    wakeJobs(ctx, MOVE, results.of(job));
  }
  return { changed, continues: end !== null, undo };
}

async function run(ctx: Ctx, { subjectId: contactId }: Claim): Promise<Ending> {
  const [[moved]] = await commit(database(ctx), [selectMoved(ctx, contactId)]);
  if (!moved || moved.receivedAt === null || moved.id === null) return { next: 'done' };
  const { end } = await takeStep(ctx, contactId, { receivedAt: moved.receivedAt, id: moved.id });
  if (!end) return { next: 'done' };
  return { next: { succeeded: true, at: ctx.now() }, statements: [updateMoved(ctx, contactId, end)] };
}

/** Processes the next emails of the contact. `end` is the position at which the next step begins, or null. */
async function takeStep(
  ctx: Ctx,
  contactId: number,
  after: EmailPlace | null,
): Promise<ConversationsUpdated & { end: EmailPlace | null }> {
  const [found] = await commit(database(ctx), [selectMovable(ctx, contactId, after, EMAILS_A_STEP)]);
  const last = found.at(-1);
  const end = last && found.length === EMAILS_A_STEP ? { receivedAt: last.receivedAt, id: last.id } : null;
  const ids = [...new Map(found.filter(isMovable).map(({ threadId, id }) => [threadId, id])).values()];
  if (ids.length === 0) return { changed: 0, undo: null, end };
  return { ...(await updateConversations(ctx, ids, { state: 'spam' })), end };
}

/** Returns whether a conversation is with the blocked sender alone, and not in spam or trash. */
function isMovable({ state, participants, address }: MovableEmail): boolean {
  if (state === 'spam' || state === 'trash') return false;
  return (JSON.parse(participants) as KeptParticipant[]).every(
    ([, participant]) => contactAddress(participant) === address,
  );
}
