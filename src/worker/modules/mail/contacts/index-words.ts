import { type Ctx, forOrganization, type ServiceCtx } from '../../../platform/ctx.ts';
import { commit, database } from '../../../platform/data/database.ts';
import { hasRoomForUpkeep } from '../../../platform/work/invocation.ts';
import type { Part } from '../../../platform/work/upkeep.ts';
import type { IndexedContact } from './save-store.ts';
import { selectNotIndexed, updateWords } from './word-store.ts';
import { wordsOf } from './words.ts';

const CONTACTS_A_STEP = 100;
/** A step is four statements, and D1 runs 1,000 an invocation, those of other upkeep among them. */
const STEPS_A_TICK = 30;

/** Puts contacts into the index of words, if they are not in it with these words. */
export async function indexContacts(ctx: Ctx, contacts: IndexedContact[]): Promise<void> {
  const changed = contacts
    .filter(({ isIndexed }) => isIndexed === 0)
    .map(({ id, address, name, words }) => ({ id, name, before: words, words: wordsOf(address, name) }));
  if (changed.length > 0) await commit(database(ctx), updateWords(ctx, changed));
}

/** The same, after the answer. Cron indexes what this misses. */
export function indexLater(ctx: Ctx, contacts: IndexedContact[]): void {
  if (contacts.some(({ isIndexed }) => isIndexed === 0)) ctx.defer(indexContacts(ctx, contacts));
}

/** Indexes what a save or a change left out because it broke off. Two runs at once do no harm. */
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
