import { parseMailboxes } from '../../../../lib/message/headers/addresses.ts';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { requireThat } from '../../../platform/data/commit/commit.ts';
import { database, type Statement } from '../../../platform/data/database.ts';
import { fillIn } from '../../../platform/work/fill-in.ts';
import type { Part } from '../../../platform/work/upkeep.ts';
import { type Correspondent, correspondentsOf } from './address.ts';
import {
  areNotCounted,
  type CountedEmail,
  insertContacts,
  selectNotCounted,
  updateCounted,
} from './store.ts';

const EMAILS_A_STEP = 100;

/** Continues the backfill of contacts from mail older than contacts, newest first. New mail is counted when saved. */
export async function continueFillingContacts(service: ServiceCtx): Promise<void> {
  await fillIn(service, () => selectNotCounted(service, EMAILS_A_STEP), count);
}

export const continueFillingContactsPart: Part = {
  look: (ctx) => [selectNotCounted(ctx, 1)],
  run: continueFillingContacts,
};

function count(ctx: Ctx, emails: CountedEmail[]): Statement[] {
  const ids = emails.map(({ id }) => id);
  const people = emails.flatMap(toCorrespondents);
  return [
    requireThat(database(ctx), areNotCounted(ctx, ids)),
    ...insertContacts(ctx, people, areNotCounted(ctx, ids)),
    updateCounted(ctx, ids),
  ];
}

/** Returns the people for whose contacts a stored email counts. */
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
