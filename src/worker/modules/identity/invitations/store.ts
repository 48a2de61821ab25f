import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import {
  type Database,
  database,
  deletePast,
  requireThat,
  type Statement,
} from '../../../platform/data/database.ts';
import { doneSince, invitedSince } from '../audit-log/store.ts';
import { members, organizations, users } from '../schema.ts';
import { type InvitationStatus, invitations } from './schema.ts';

export type InvitationRow = typeof invitations.$inferSelect;

/** How many the organization shows: those that wait for an answer, and the newest of the others. */
const SHOWN = 200;

const own = (ctx: Ctx) => eq(invitations.organizationId, ctx.organizationId);
const ownWithId = (ctx: Ctx, id: string) => and(own(ctx), eq(invitations.id, id));
// Spelt out, not bound: the indexes of what is pending are only taken for this very text.
const isPending = sql`${invitations.status} = 'pending'`;

export function findInvitations(ctx: Ctx): Promise<InvitationRow[]> {
  return database(ctx)
    .select()
    .from(invitations)
    .where(own(ctx))
    .orderBy(desc(isPending), desc(invitations.createdAt))
    .limit(SHOWN);
}

/** What an invitation of this address depends on: who is there already, and what its mail says. */
export async function findBeforeInviting(ctx: Ctx, inviterId: number, email: string) {
  const db = database(ctx);
  const [[known], [pending]] = await Promise.all([
    db
      .select({
        organizationName: organizations.name,
        inviterName: users.name,
        inviterVerified: users.emailVerified,
        isMember: sql<number>`EXISTS (SELECT 1 FROM ${members} AS member JOIN ${users} AS invited ON invited.id = member.user_id
          WHERE member.organization_id = ${ctx.organizationId} AND invited.email = ${email})`,
      })
      .from(organizations)
      .innerJoin(users, eq(users.id, inviterId))
      .where(eq(organizations.id, ctx.organizationId)),
    db
      .select()
      .from(invitations)
      .where(and(own(ctx), eq(invitations.email, email), isPending)),
  ]);
  if (!known) throw new Error('the organization or the user who invites is gone');
  return { ...known, isMember: known.isMember === 1, pending };
}

/** Fails the batch when `most` other invitations wait for an answer. */
export function requireFewerPending(ctx: Ctx, id: string, most: number): Statement {
  return requireThat(
    database(ctx),
    sql`(SELECT count(*) FROM ${invitations} WHERE ${own(ctx)} AND status = 'pending'
      AND expires_at > ${ctx.now()} AND id <> ${id}) < ${most}`,
  );
}

const fewerSince = (ctx: Ctx, since: number, most: number) =>
  sql`(${doneSince(ctx, 'invitation.created', since, most)} < ${most}
    AND ${invitedSince(ctx.actor, since, most)} < ${most})`;

/** Fails the batch when the organization, or who acts in whatever organization, mailed `most` invitations since. */
export function requireFewerSince(ctx: Ctx, since: number, most: number): Statement {
  return requireThat(database(ctx), fewerSince(ctx, since, most));
}

export async function isLimited(ctx: Ctx, since: number, most: number): Promise<boolean> {
  const [row] = await database(ctx).all<{ fewer: number }>(
    sql`SELECT ${fewerSince(ctx, since, most)} AS fewer`,
  );
  return row?.fewer !== 1;
}

/** A new invitation, or the one of this id anew if it still waits; its row is the answer, if there is one. */
export function saveInvitation(ctx: Ctx, row: Omit<InvitationRow, 'organizationId' | 'status'>): Statement {
  const { role, inviterId, expiresAt } = row;
  return database(ctx)
    .insert(invitations)
    .values({ ...row, organizationId: ctx.organizationId, status: 'pending' })
    .onConflictDoUpdate({
      target: invitations.id,
      set: { role, inviterId, expiresAt },
      setWhere: and(own(ctx), isPending),
    })
    .returning();
}

/** Fails the batch unless the invitation waits for an answer. */
export function requirePending(ctx: Ctx, id: string): Statement {
  return requireThat(
    database(ctx),
    sql`EXISTS (SELECT 1 FROM ${invitations} WHERE ${ownWithId(ctx, id)} AND ${isPending})`,
  );
}

/** Its row is the invitation as it is then. */
export function setStatus(ctx: Ctx, id: string, status: InvitationStatus): Statement {
  return database(ctx)
    .update(invitations)
    .set({ status })
    .where(and(ownWithId(ctx, id), isPending))
    .returning();
}

/** An invitation of whatever organization, for whoever knows its id. */
export async function findInvitation(ctx: Ctx, id: string): Promise<InvitationRow | undefined> {
  const [found] = await database(ctx).select().from(invitations).where(eq(invitations.id, id));
  return found;
}

/** Takes away those that ran out before this time, whatever became of them. */
export function deletePastInvitations(db: Database, before: number, limit: number): Statement {
  return deletePast(db, invitations.id, invitations.expiresAt, before, limit);
}

/** Those that wait for an answer of this address, with the names of their organizations. */
export function findReceivedBy(ctx: Ctx, email: string, limit: number) {
  return database(ctx)
    .select({ invitation: invitations, organizationName: organizations.name })
    .from(invitations)
    .innerJoin(organizations, eq(organizations.id, invitations.organizationId))
    .where(and(eq(invitations.email, email), isPending, gt(invitations.expiresAt, ctx.now())))
    .orderBy(desc(invitations.createdAt))
    .limit(limit);
}
