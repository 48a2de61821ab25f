import { eq, sql } from 'drizzle-orm';
import type { Ctx, Role } from '../../../platform/ctx.ts';
import { database, requireThat, type Statement } from '../../../platform/data/database.ts';
import { members, organizations, users } from '../schema.ts';
import { invitations } from './schema.ts';
import type { InvitationRow } from './store.ts';

/** An invitation, seen by the user who may answer it. */
export interface Received {
  invitation: InvitationRow;
  organizationName: string;
  organizationSlug: string;
  inviterEmail: string;
  /** What the inviter is by now; null when no member. */
  inviterRole: Role | null;
  ownEmail: string;
  isVerified: boolean;
  isMember: boolean;
}

/** Of whatever organization. */
export async function findReceived(ctx: Ctx, id: string, userId: number): Promise<Received | undefined> {
  const [found] = await database(ctx)
    .select({
      invitation: invitations,
      organizationName: organizations.name,
      organizationSlug: organizations.slug,
      inviterEmail: users.email,
      inviterRole: sql<Role | null>`(SELECT role FROM ${members} AS inviter
        WHERE inviter.organization_id = invitations.organization_id AND inviter.user_id = invitations.inviter_id)`,
      ownEmail: sql<string>`(SELECT email FROM ${users} AS own WHERE own.id = ${userId})`,
      isVerified: sql<number>`(SELECT email_verified FROM ${users} AS own WHERE own.id = ${userId})`,
      isMember: sql<number>`EXISTS (SELECT 1 FROM ${members} AS member
        WHERE member.organization_id = invitations.organization_id AND member.user_id = ${userId})`,
    })
    .from(invitations)
    .innerJoin(organizations, eq(organizations.id, invitations.organizationId))
    .innerJoin(users, eq(users.id, invitations.inviterId))
    .where(eq(invitations.id, id));
  return found && { ...found, isVerified: found.isVerified === 1, isMember: found.isMember === 1 };
}

/** Fails the batch unless the user may join by this invitation, and there is room for one more. */
export function requireAcceptable(ctx: Ctx, id: string, userId: number, most: number): Statement {
  return requireThat(
    database(ctx),
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

/** The membership that the invitation gives. */
export function insertMember(ctx: Ctx, invitationId: string, userId: number): Statement {
  return database(ctx).run(sql`INSERT INTO ${members} (organization_id, user_id, role, created_at)
    SELECT organization_id, ${userId}, role, ${ctx.now()} FROM ${invitations}
    WHERE id = ${invitationId} AND organization_id = ${ctx.organizationId}`);
}

export async function findAddress(
  ctx: Ctx,
  userId: number,
): Promise<{ email: string; emailVerified: boolean }> {
  const [found] = await database(ctx)
    .select({ email: users.email, emailVerified: users.emailVerified })
    .from(users)
    .where(eq(users.id, userId));
  if (!found) throw new Error('the user who acts is gone');
  return found;
}
