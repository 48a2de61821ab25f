import type { Contact } from '../../../../contract/mail/contacts.ts';
import { notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { toContact } from './present.ts';
import { selectContact } from './store.ts';

/** Returns a contact. Throws `not_found`. */
export async function getContact(ctx: Ctx, id: number): Promise<Contact> {
  const [[row]] = await commit(database(ctx), [selectContact(ctx, id)]);
  if (!row) throw notFound('contact');
  return toContact(row);
}
