import { type Ctx, forOrganization, type ServiceCtx } from '../../../platform/ctx.ts';
import { commit, database, isRefusal, requireThat, type Statement } from '../../../platform/data/database.ts';
import { parseMailboxes } from '../message/parse.ts';
import { type Correspondent, correspondentsOf } from './address.ts';
import { areNotCounted, type CountedEmail, selectNotCounted, updateCounted } from './fill-store.ts';
import { insertContacts } from './save-store.ts';

const EMAILS_A_STEP = 100;
/** A step is six statements, and D1 runs 1,000 an invocation, those of other upkeep among them. */
const STEPS_A_TICK = 30;
/** A cron tick works for this long and leaves the rest to the next tick. */
const WORKING_MS = 15_000;

/**
 * Continues to make the contacts of mail that is older than contacts, newest first. New mail has them from the start. Each
 * email counts once, also if two runs meet.
 */
export async function continueFillingContacts(service: ServiceCtx): Promise<void> {
  const until = service.now() + WORKING_MS;
  for (let step = 0; step < STEPS_A_TICK && service.now() < until; step++) {
    const [found] = await commit(database(service), [selectNotCounted(service, EMAILS_A_STEP)]);
    const [first] = found;
    if (!first) return;
    const own = found.filter(({ organizationId }) => organizationId === first.organizationId);
    await count(forOrganization(service, first.organizationId), own);
  }
}

async function count(ctx: Ctx, emails: CountedEmail[]): Promise<void> {
  const db = database(ctx);
  const ids = emails.map(({ id }) => id);
  const people = emails.flatMap(toCorrespondents);
  try {
    const counting: Statement[] = insertContacts(ctx, people, areNotCounted(ctx, ids));
    await commit(db, [requireThat(db, areNotCounted(ctx, ids)), ...counting, updateCounted(ctx, ids)]);
  } catch (error) {
    // Another run has counted some of them; the next step reads the others.
    if (!isRefusal(error)) throw error;
  }
}

/** Whose contacts a stored email counts for. */
export function toCorrespondents(email: Omit<CountedEmail, 'id' | 'organizationId'>): Correspondent[] {
  const { to, cc } = JSON.parse(email.recipients) as { to: string[]; cc: string[] };
  return correspondentsOf({
    direction: email.direction,
    receivedAt: email.receivedAt,
    isBounce: email.isBounce === 1,
    from: { name: email.fromName, address: email.fromAddress },
    recipients: [...to, ...cc].flatMap(parseMailboxes),
  });
}
