import { forOrganization, type ServiceCtx } from '../../../platform/ctx.ts';
import { checkSockets } from '../../../platform/data/commit/announcing.ts';
import { commit, isRefusal } from '../../../platform/data/commit/commit.ts';
import { deleteResident, insertClosed } from '../../../platform/data/commit/residents.ts';
import { directory } from '../../../platform/data/database.ts';
import { deleteAccess, deleteOrganizationRow, updateClosed } from './organization-store.ts';

/**
 * Closes an organization after its grace period: nobody can act in it any more, and the directory takes nothing more
 * for it. False if it is not to be deleted. May be repeated.
 */
export async function closeOrganization(ctx: ServiceCtx, id: number): Promise<boolean> {
  const db = directory(ctx);
  try {
    await commit(db, [...updateClosed(ctx, id), insertClosed(db, id, ctx.now()), ...deleteAccess(ctx, id)]);
  } catch (error) {
    if (isRefusal(error)) return false;
    throw error;
  }
  checkSockets(forOrganization(ctx, id));
  return true;
}

/** Deletes the last rows of an organization in the directory: its own, and the one that marks it as closed. */
export async function removeOrganization(ctx: ServiceCtx, id: number): Promise<void> {
  await commit(directory(ctx), [deleteOrganizationRow(ctx, id), deleteResident(directory(ctx), id)]);
}
