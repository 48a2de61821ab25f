import { eq, sql } from 'drizzle-orm';
import type { Ctx, Role } from '../../../platform/ctx.ts';
import { commit, requireThat } from '../../../platform/data/commit/commit.ts';
import { directory, type Statement } from '../../../platform/data/database.ts';
import { members, organizations, users } from '../schema.ts';
import { invitations } from './schema.ts';
import type { InvitationRow } from './store.ts';

/** An invitation, as seen by the user who may answer it. */
export interface ReceivedInvitation {
  invitation: InvitationRow;
  organizationName: string;
  organizationSlug: string;
  inviterEmail: string;
  /** The inviter's current role; null when they are not a member. */
  inviterRole: Role | null;
  ownEmail: string;
  isVerified: boolean;
  isMember: boolean;
}

/** Finds an invitation in any organization. */
export async function findReceivedInvitation(
  ctx: Ctx,
  id: string,
  userId: number,
): Promise<ReceivedInvitation | undefined> {
  const [[row]] = await commit(directory(ctx), [
    directory(ctx)
      .select({
        invitation: invitations,
        organizationName: organizations.name,
        organizationSlug: organizations.slug,
        // A batch names result columns, so two with the same name would be merged: invitations also have an email.
        inviterEmail: sql<string>`${users.email}`.as('inviter_email'),
        inviterRole: sql<Role | null>`(SELECT role FROM ${members} AS inviter
          WHERE inviter.organization_id = invitations.organization_id
            AND inviter.user_id = invitations.inviter_id)`.as('inviter_role'),
        ownEmail: sql<string>`(SELECT email FROM ${users} AS own WHERE own.id = ${userId})`.as('own_email'),
        isVerified: sql<number>`(SELECT email_verified FROM ${users} AS own WHERE own.id = ${userId})`.as(
          'is_verified',
        ),
        isMember: sql<number>`EXISTS (SELECT 1 FROM ${members} AS member
          WHERE member.organization_id = invitations.organization_id AND member.user_id = ${userId})`.as(
          'is_member',
        ),
      })
      .from(invitations)
      .innerJoin(organizations, eq(organizations.id, invitations.organizationId))
      .innerJoin(users, eq(users.id, invitations.inviterId))
      .where(eq(invitations.id, id)),
  ]);
  return row && { ...row, isVerified: row.isVerified === 1, isMember: row.isMember === 1 };
}

/** Fails the batch unless the user may join by this invitation, and the organization has less than `most` members. */
export function requireAcceptable(ctx: Ctx, id: string, userId: number, most: number): Statement {
  return requireThat(
    directory(ctx),
    sql`EXISTS (SELECT 1 FROM ${invitations} AS invitation
        JOIN ${users} AS own ON own.id = ${userId} AND own.email = invitation.email
        JOIN ${members} AS inviter ON inviter.organization_id = invitation.organization_id
          AND inviter.user_id = invitation.inviter_id AND inviter.role IN ('owner', 'admin')
        WHERE invitation.id = ${id} AND invitation.organization_id = ${ctx.organizationId}
          AND invitation.status = 'pending' AND invitation.expires_at > ${ctx.now()})
      AND NOT EXISTS (SELECT 1 FROM ${members} WHERE organization_id = ${ctx.organizationId} AND user_id = ${userId})
      AND (SELECT count(*) FROM ${members} WHERE organization_id = ${ctx.organizationId}) < ${most}`,
  );
}

/** Inserts the membership that the invitation offers. */
export function insertMember(ctx: Ctx, invitationId: string, userId: number): Statement {
  return directory(ctx).run(sql`INSERT INTO ${members} (organization_id, user_id, role, created_at)
    SELECT organization_id, ${userId}, role, ${ctx.now()} FROM ${invitations}
    WHERE id = ${invitationId} AND organization_id = ${ctx.organizationId}`);
}

export async function findAddress(
  ctx: Ctx,
  userId: number,
): Promise<{ email: string; emailVerified: boolean }> {
  const [[user]] = await commit(directory(ctx), [
    directory(ctx)
      .select({ email: users.email, emailVerified: users.emailVerified })
      .from(users)
      .where(eq(users.id, userId)),
  ]);
  if (!user) throw new Error('The user of the session does not exist.');
  return user;
}
