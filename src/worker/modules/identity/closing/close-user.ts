import { type Ctx, forOrganization, type ServiceCtx } from '../../../platform/ctx.ts';
import { audit, withoutAddress } from '../../../platform/data/audit-log.ts';
import { commit, isRefusal } from '../../../platform/data/commit/commit.ts';
import { database, directory } from '../../../platform/data/database.ts';
import { listDatabases } from '../../../platform/data/databases.ts';
import { deleteNoticesTo } from '../../notices/index.ts';
import {
  deleteIdentity,
  deleteKeysOf,
  deleteUserRow,
  requireDue,
  selectLeavingUser,
  selectOrganizationsOf,
  updateForgottenUpTo,
} from './user-store.ts';

type ClosedUser =
  | { state: 'stays' }
  | { state: 'waits' }
  | { state: 'closing' }
  | { state: 'closed'; upTo: number };

/**
 * Closes the account of a user after the grace period: nobody can sign in to it, and nothing identifies its user.
 * `stays`: it is not to be deleted. `waits`: an organization would lose its last owner. `closed`: it is closed, and the
 * organizations up to `upTo` have forgotten the user.
 */
export async function closeUser(ctx: ServiceCtx, id: number): Promise<ClosedUser> {
  const db = directory(ctx);
  const [[user], organizations] = await commit(db, [
    selectLeavingUser(ctx, id),
    selectOrganizationsOf(ctx, id),
  ]);
  if (user?.forgottenUpTo != null) return { state: 'closed', upTo: user.forgottenUpTo };
  if (user?.deletesAt == null || user.deletesAt > ctx.now()) return { state: 'stays' };
  const target = `user:${id}`;
  try {
    await commit(db, [requireDue(ctx, id)]);
    // Runs first, as it may be repeated.
    for (const number of listDatabases(ctx.env).slice(1)) {
      const other = database({ ...ctx, database: number });
      await commit(other, [...deleteNoticesTo(ctx, user.email), withoutAddress(ctx, user.email)]);
    }
    await commit(db, [
      requireDue(ctx, id),
      ...organizations.map(({ organizationId }) =>
        audit(forOrganization(ctx, organizationId), 'account.deleted', target),
      ),
      ...deleteIdentity(ctx, id, user.email),
    ]);
  } catch (error) {
    if (isRefusal(error)) return { state: 'waits' };
    throw error;
  }
  return { state: 'closing' };
}

/** Deletes the user's keys of the organization. Returns true: none is left. */
export async function forgetKeys(ctx: Ctx, userId: number): Promise<boolean> {
  await commit(directory(ctx), [deleteKeysOf(ctx, userId)]);
  return true;
}

/** Records that the user's data in all organizations up to this id has been deleted. */
export async function noteForgotten(ctx: ServiceCtx, id: number, organizationId: number): Promise<void> {
  await commit(directory(ctx), [updateForgottenUpTo(ctx, id, organizationId)]);
}

/** Deletes the last row of a user. */
export async function removeUser(ctx: ServiceCtx, id: number): Promise<void> {
  await commit(directory(ctx), [deleteUserRow(ctx, id)]);
}
