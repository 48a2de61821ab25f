import type { ContactUpdated, UpdateContact } from '../../../../contract/mail/contacts.ts';
import { invalid, notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commitUnlessRefused, requireThat } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { indexContacts } from '../correspondents/index-words.ts';
import { ownAddress } from './block.ts';
import { moveToSpam } from './move-to-spam.ts';
import { toContact } from './present.ts';
import { isForeign, selectContact, updateContactRow } from './store.ts';

/**
 * Changes what members know about a contact, or whether it is blocked. A search finds the new name once this returns.
 * Throws `invalid`, `not_found`, `refused` (OWN_ADDRESS).
 */
export async function updateContact(ctx: Ctx, id: number, input: UpdateContact): Promise<ContactUpdated> {
  const { is_blocked: isBlocked, also_existing: alsoExisting = false, ...known } = input;
  if (Object.keys(known).length === 0 && isBlocked === undefined) {
    throw invalid('name', 'expected a name, notes, company, fields or is_blocked');
  }
  if (alsoExisting && !isBlocked) throw invalid('also_existing', 'expected only with is_blocked: true');
  const db = database(ctx);
  const update = updateContactRow(ctx, id, { ...known, isBlocked });
  const select = selectContact(ctx, id);
  const results = await commitUnlessRefused(
    db,
    [...(isBlocked ? [requireThat(db, isForeign(ctx, id))] : []), update, select],
    ownAddress,
  );
  const [row] = results.of(select);
  if (!row) throw notFound('contact');
  await indexContacts(ctx, results.of(update));
  return { ...toContact(row), moved: alsoExisting ? await moveToSpam(ctx, id) : null };
}
