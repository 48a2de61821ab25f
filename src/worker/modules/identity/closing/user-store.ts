import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { withoutAddress } from '../../../platform/data/audit-log.ts';
import { requireThat } from '../../../platform/data/commit/commit.ts';
import { directory, type Statement } from '../../../platform/data/database.ts';
import { hidden } from '../../../platform/data/shown.ts';
import { deleteNoticesTo } from '../../notices/index.ts';
import { isNotSoleOwner } from '../account-deletion/store.ts';
import { deleteAttempts } from '../attempts/store.ts';
import { providerAccounts } from '../google/schema.ts';
import { invitations } from '../invitations/schema.ts';
import { deleteOtherDevices } from '../known-devices/store.ts';
import { accountKey, ownPasswordKey } from '../limits.ts';
import { oneTimeTokens } from '../links/schema.ts';
import { apiKeys, loginHistory, members, users } from '../schema.ts';
import { recoveryCodes, secondFactors } from '../second-factor/schema.ts';
import { deleteChallengesAndDevices } from '../second-factor/store.ts';
import { raiseVersionsOfUser } from '../sessions/membership-store.ts';
import { deleteSessionsOfUser } from '../sessions/store.ts';

/** Users that one tick starts to delete. */
const BEGUN_A_TICK = 100;

export interface LeavingUser {
  email: string;
  deletesAt: number | null;
  /** The last organization that has forgotten the user; null if the deletion has not begun. */
  forgottenUpTo: number | null;
}

/** Selects users whose grace period is over. */
export function selectDueUsers(ctx: ServiceCtx): Statement<{ id: number }[]> {
  return directory(ctx).all(sql`SELECT id FROM ${users} WHERE deletes_at <= ${ctx.now()}
    ORDER BY deletes_at LIMIT ${BEGUN_A_TICK}`);
}

export function selectLeavingUser(ctx: ServiceCtx, id: number): Statement<LeavingUser[]> {
  const { email, deletesAt, forgottenUpTo } = users;
  return directory(ctx).select({ email, deletesAt, forgottenUpTo }).from(users).where(eq(users.id, id));
}

/** Selects the organizations of the user. */
export function selectOrganizationsOf(
  ctx: ServiceCtx,
  userId: number,
): Statement<{ organizationId: number }[]> {
  return directory(ctx)
    .select({ organizationId: members.organizationId })
    .from(members)
    .where(eq(members.userId, userId));
}

/** Fails the batch unless the user's grace period is over, and no organization needs them as its owner. */
export function requireDue(ctx: ServiceCtx, id: number): Statement {
  return requireThat(
    directory(ctx),
    sql`EXISTS (SELECT 1 FROM ${users} WHERE id = ${id} AND deletes_at <= ${ctx.now()}) AND ${isNotSoleOwner(id)}`,
  );
}

/** Deletes the user's ways to sign in, and all data about them. Only the user's number stays. */
export function deleteIdentity(ctx: ServiceCtx, id: number, email: string): Statement[] {
  const db = directory(ctx);
  const ofUser = sql`user_id = ${id}`;
  const deletion = (table: SQL, condition = ofUser) =>
    hidden(db.run(sql`DELETE FROM ${table} WHERE ${condition}`));
  return [
    raiseVersionsOfUser(db, id),
    deleteSessionsOfUser(db, id),
    ...deleteChallengesAndDevices(db, id),
    deleteOtherDevices(db, id, null),
    deletion(sql`${secondFactors}`),
    deletion(sql`${recoveryCodes}`),
    deletion(sql`${oneTimeTokens}`),
    deletion(sql`${providerAccounts}`),
    deletion(sql`${loginHistory}`),
    deletion(sql`${invitations}`, sql`email = ${email}`),
    deleteAttempts(db, accountKey(email)),
    deleteAttempts(db, ownPasswordKey(id)),
    ...deleteNoticesTo(ctx, email),
    withoutAddress(ctx, email),
    db.delete(members).where(eq(members.userId, id)),
    db
      .update(users)
      .set({
        email: `deleted ${id}`,
        name: '',
        image: null,
        emailVerified: false,
        passwordHash: null,
        twoFactorEnabled: false,
        company: null,
        phone: null,
        timezone: 'UTC',
        language: 'en',
        notifications: {},
        forgottenUpTo: 0,
      })
      .where(eq(users.id, id)),
  ];
}

/** Stores that all organizations up to this one have forgotten the user. */
export function updateForgottenUpTo(ctx: ServiceCtx, id: number, organizationId: number): Statement {
  return hidden(directory(ctx).update(users).set({ forgottenUpTo: organizationId }).where(hasBegun(id)));
}

export function deleteUserRow(ctx: ServiceCtx, id: number): Statement {
  return hidden(directory(ctx).delete(users).where(hasBegun(id)));
}

const hasBegun = (id: number) => and(eq(users.id, id), isNotNull(users.forgottenUpTo));

/** Deletes the user's keys of the organization, which are revoked or useless. */
export function deleteKeysOf(ctx: Ctx, userId: number): Statement {
  return hidden(
    directory(ctx)
      .delete(apiKeys)
      .where(and(eq(apiKeys.organizationId, ctx.organizationId), eq(apiKeys.userId, userId))),
  );
}
