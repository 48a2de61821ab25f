import { type Ctx, forOrganization, type ServiceCtx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { hasRoomForUpkeep } from '../../../platform/invocation/invocation.ts';
import type { Part } from '../../../platform/work/upkeep.ts';
import type { IndexedContact } from './store.ts';
import { selectNotIndexed, updateWords } from './store.ts';
import { wordsOf } from './words.ts';

const CONTACTS_A_STEP = 100;
/**
 * The number of steps of one tick. A step takes four statements, and D1 allows 1,000 per invocation, including other
 * upkeep.
 */
const STEPS_A_TICK = 30;

/** Adds the contacts to the word index, unless their current words are indexed. */
export async function indexContacts(ctx: Ctx, contacts: IndexedContact[]): Promise<void> {
  const changed = contacts
    .filter(({ isIndexed }) => isIndexed === 0)
    .map(({ id, address, name, words }) => ({ id, name, before: words, words: wordsOf(address, name) }));
  if (changed.length > 0) await commit(database(ctx), updateWords(ctx, changed));
}

/** Indexes contacts after the response is sent. Cron indexes those that a failure leaves out. */
export function indexLater(ctx: Ctx, contacts: IndexedContact[]): void {
  if (contacts.some(({ isIndexed }) => isIndexed === 0)) ctx.defer(indexContacts(ctx, contacts));
}

/** Indexes contacts that an interrupted save or change left out. Safe to run concurrently. */
export async function continueIndexingContacts(service: ServiceCtx): Promise<void> {
  for (let step = 0; step < STEPS_A_TICK; step++) {
    const [found] = await commit(database(service), [selectNotIndexed(service, CONTACTS_A_STEP)]);
    for (const [organizationId, contacts] of Map.groupBy(found, (contact) => contact.organizationId)) {
      if (!hasRoomForUpkeep()) return;
      await indexContacts(forOrganization(service, organizationId), contacts);
    }
    if (found.length < CONTACTS_A_STEP) return;
  }
}

export const continueIndexingContactsPart: Part = {
  look: (ctx) => [selectNotIndexed(ctx, 1)],
  run: continueIndexingContacts,
};
