import type { BlockContact, ContactUpdated } from '../../../../contract/mail/contacts.ts';
import { DomainError } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commitUnlessRefused, requireThat } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { contactAddress } from '../correspondents/address.ts';
import { indexContacts } from '../correspondents/index-words.ts';
import { moveToSpam } from './move-to-spam.ts';
import { toContact } from './present.ts';
import { insertBlocked, isForeignAddress, selectContactByAddress } from './store.ts';

/** Blocks an address, and creates its contact if there is none. Throws `refused` (OWN_ADDRESS). */
export async function blockContact(ctx: Ctx, input: BlockContact): Promise<ContactUpdated> {
  const db = database(ctx);
  const address = contactAddress(input.address);
  const [block, advance] = insertBlocked(ctx, address);
  const select = selectContactByAddress(ctx, address);
  const whole = input.address.toLowerCase();
  const results = await commitUnlessRefused(
    db,
    [requireThat(db, isForeignAddress(ctx, address, whole)), block, advance, select],
    ownAddress,
  );
  const row = results.of(select)[0]!;
  await indexContacts(ctx, results.of(block));
  return { ...toContact(row), moved: input.also_existing ? await moveToSpam(ctx, row.id) : null };
}

export function ownAddress(): DomainError {
  const message = 'the address is that of an inbox of the organization';
  return new DomainError('refused', 'OWN_ADDRESS', `${message[0]?.toUpperCase()}${message.slice(1)}.`, {
    errors: [{ path: 'is_blocked', message }],
  });
}
