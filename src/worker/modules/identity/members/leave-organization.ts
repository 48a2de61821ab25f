import type { Ctx } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { actIn } from './acting.ts';
import { commitChange, getMember } from './commit-change.ts';
import { deleteMember, type MemberRow } from './store.ts';

/** Removes the caller from the organization. */
export async function leaveOrganization(caller: Ctx, organizationId: string): Promise<MemberRow> {
  const ctx = await actIn(caller, { organizationId });
  const target = await getMember(ctx, { userId: ctx.actor.userId });
  await commitChange(ctx, target, 'YOU_CANNOT_LEAVE_THE_ORGANIZATION_AS_THE_ONLY_OWNER', [
    ...deleteMember(ctx, target.userId),
    audit(ctx, 'member.left', `user:${target.userId}`, { email: target.email, role: target.role }),
  ]);
  return target;
}
