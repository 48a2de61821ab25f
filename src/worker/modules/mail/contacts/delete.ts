import { notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { deleteContactRow } from './store.ts';

/** Deletes a contact with its notes and its block. Keeps its emails. Throws `not_found`. */
export async function deleteContact(ctx: Ctx, id: number): Promise<void> {
  const [, [deleted]] = await commit(database(ctx), deleteContactRow(ctx, id));
  if (!deleted) throw notFound('contact');
}
