import { and, eq } from 'drizzle-orm';
import type { Tags } from '../../../../lib/tags.ts';
import type { Role } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { noteHome, selectHome } from '../../../platform/data/commit/homes.ts';
import type { Database } from '../../../platform/data/database.ts';
import { readTags, selectTags } from '../../../platform/tags.ts';
import { members, users } from '../schema.ts';

interface MemberAccess {
  role: Role;
  emailVerified: boolean;
  tags: Tags;
}

/** Finds what a user may do in an organization; undefined if they are not a member. */
export async function findMemberAccess(
  db: Database,
  { organizationId, userId }: { organizationId: number; userId: number },
): Promise<MemberAccess | undefined> {
  const [[found]] = await commit(db, [
    db
      .select({
        role: members.role,
        emailVerified: users.emailVerified,
        home: selectHome(members.organizationId),
        tags: selectTags(members.organizationId),
      })
      .from(members)
      .innerJoin(users, eq(users.id, members.userId))
      .where(and(eq(members.organizationId, organizationId), eq(members.userId, userId))),
  ]);
  if (!found) return undefined;
  noteHome(organizationId, found.home);
  return { role: found.role, emailVerified: found.emailVerified, tags: readTags(found.tags) };
}
