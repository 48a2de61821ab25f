import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Language } from '../../../../lib/language.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { actionCount, actionCountOf } from '../../../platform/data/audit-log.ts';
import { commit, deletePast, requireThat } from '../../../platform/data/commit/commit.ts';
import { type Database, directory, type Statement } from '../../../platform/data/database.ts';
import { hidden } from '../../../platform/data/shown.ts';
import { members, organizations, users } from '../schema.ts';
import { type InvitationStatus, invitations } from './schema.ts';

export type InvitationRow = typeof invitations.$inferSelect;

/** The maximum of listed invitations: the pending ones first, then the newest of the others. */
const MAX_LISTED = 200;

const isOwn = (ctx: Ctx) => eq(invitations.organizationId, ctx.organizationId);
const isOwnWithId = (ctx: Ctx, id: string) => and(isOwn(ctx), eq(invitations.id, id));
// A literal, not a parameter: SQLite uses the indexes of pending invitations only for this text.
const isPending = sql`${invitations.status} = 'pending'`;

export function selectInvitations(ctx: Ctx): Statement<InvitationRow[]> {
  return directory(ctx)
    .select()
    .from(invitations)
    .where(isOwn(ctx))
    .orderBy(desc(isPending), desc(invitations.createdAt))
    .limit(MAX_LISTED);
}

/**
 * Reads what an invitation of this address depends on: existing memberships or invitations, names for the mail, and its
 * language: that of the address's account, else the inviter's.
 */
export async function findInvitationBasis(ctx: Ctx, inviterId: number, email: string) {
  const db = directory(ctx);
  const [[basis], [pending]] = await commit(db, [
    db
      .select({
        organizationName: organizations.name,
        // A batch names result columns, so two with the same name would be merged.
        inviterName: sql<string>`${users.name}`.as('inviter_name'),
        inviterVerified: users.emailVerified,
        language:
          sql<Language>`COALESCE((SELECT language FROM ${users} AS invited WHERE invited.email = ${email}), ${users.language})`.as(
            'reader_language',
          ),
        isMember: sql<number>`EXISTS (SELECT 1 FROM ${members} AS member JOIN ${users} AS invited ON invited.id = member.user_id
          WHERE member.organization_id = ${ctx.organizationId} AND invited.email = ${email})`,
      })
      .from(organizations)
      .innerJoin(users, eq(users.id, inviterId))
      .where(eq(organizations.id, ctx.organizationId)),
    db
      .select()
      .from(invitations)
      .where(and(isOwn(ctx), eq(invitations.email, email), isPending)),
  ]);
  if (!basis) throw new Error('The organization or the inviting user does not exist.');
  const { language, ...names } = basis;
  return { ...names, reader: { language, timezone: 'UTC' }, isMember: basis.isMember === 1, pending };
}

/** Fails the batch when `most` other invitations are pending. */
export function requireFewerPending(ctx: Ctx, id: string, most: number): Statement {
  return requireThat(
    directory(ctx),
    sql`(SELECT count(*) FROM ${invitations} WHERE ${isOwn(ctx)} AND status = 'pending'
      AND expires_at > ${ctx.now()} AND id <> ${id}) < ${most}`,
  );
}

const isBelowLimit = (ctx: Ctx, since: number, most: number) =>
  sql`(${actionCount(ctx, 'invitation.created', since, most)} < ${most}
    AND ${actionCountOf(ctx.actor, 'invitation.created', since, most)} < ${most})`;

/**
 * Fails the batch when the organization, or the actor in all organizations, mailed `most` invitations after `since`.
 */
export function requireBelowLimit(ctx: Ctx, since: number, most: number): Statement {
  return requireThat(directory(ctx), isBelowLimit(ctx, since, most));
}

export async function isLimited(ctx: Ctx, since: number, most: number): Promise<boolean> {
  const db = directory(ctx);
  const [[row]] = await commit(db, [
    db.all<{ result: number }>(sql`SELECT ${isBelowLimit(ctx, since, most)} AS result`),
  ]);
  return row?.result !== 1;
}

/** Inserts an invitation, or renews the one with this id while it is pending. Returns no row if it was not pending. */
export function upsertInvitation(
  ctx: Ctx,
  row: Omit<InvitationRow, 'organizationId' | 'status'>,
): Statement<InvitationRow[]> {
  const { role, inviterId, expiresAt } = row;
  return directory(ctx)
    .insert(invitations)
    .values({ ...row, organizationId: ctx.organizationId, status: 'pending' })
    .onConflictDoUpdate({
      target: invitations.id,
      set: { role, inviterId, expiresAt },
      setWhere: and(isOwn(ctx), isPending),
    })
    .returning();
}

/** Fails the batch unless the invitation is pending. */
export function requirePending(ctx: Ctx, id: string): Statement {
  return requireThat(
    directory(ctx),
    sql`EXISTS (SELECT 1 FROM ${invitations} WHERE ${isOwnWithId(ctx, id)} AND ${isPending})`,
  );
}

/** Changes the status, and returns the invitation. */
export function updateStatus(ctx: Ctx, id: string, status: InvitationStatus): Statement<InvitationRow[]> {
  return directory(ctx)
    .update(invitations)
    .set({ status })
    .where(and(isOwnWithId(ctx, id), isPending))
    .returning();
}

/** Finds an invitation in any organization. */
export async function findInvitation(ctx: Ctx, id: string): Promise<InvitationRow | undefined> {
  const [[invitation]] = await commit(directory(ctx), [
    directory(ctx).select().from(invitations).where(eq(invitations.id, id)),
  ]);
  return invitation;
}

/** Deletes invitations that expired before this time, whatever their status. */
export function deleteExpiredInvitations(db: Database, before: number, limit: number): Statement {
  return hidden(deletePast(db, invitations.id, invitations.expiresAt, before, limit));
}

/** Lists the pending invitations of this address, with the names of their organizations. */
export async function listReceivedInvitations(
  ctx: Ctx,
  email: string,
  limit: number,
): Promise<{ invitation: InvitationRow; organizationName: string }[]> {
  const [rows] = await commit(directory(ctx), [
    directory(ctx)
      .select({ invitation: invitations, organizationName: organizations.name })
      .from(invitations)
      .innerJoin(organizations, eq(organizations.id, invitations.organizationId))
      .where(and(eq(invitations.email, email), isPending, gt(invitations.expiresAt, ctx.now())))
      .orderBy(desc(invitations.createdAt))
      .limit(limit),
  ]);
  return rows;
}
