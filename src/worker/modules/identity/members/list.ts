import type { NamedOrganization } from '../../../../contract/identity/organizations.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { directory } from '../../../platform/data/database.ts';
import { selectMemberCount } from '../sessions/membership-store.ts';
import { actIn } from './acting.ts';
import { type MemberRow, selectMembers } from './store.ts';

/** The limit of members of an organization, and of a list of them. */
export const MAX_MEMBERS = 200;

/** Lists the members of one of the caller's organizations, the oldest membership first. */
export async function listMembers(
  caller: Ctx,
  { limit = MAX_MEMBERS, offset = 0, ...named }: NamedOrganization & { limit?: number; offset?: number },
): Promise<{ members: MemberRow[]; total: number }> {
  const ctx = await actIn(caller, named);
  const [members, [total]] = await commit(directory(ctx), [
    selectMembers(ctx, { limit, offset }),
    selectMemberCount(ctx),
  ]);
  return { members, total: total?.count ?? 0 };
}
