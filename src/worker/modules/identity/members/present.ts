import type { MemberRow } from './store.ts';

/** Returns a member in the format of better-auth. The id combines the ids of organization and user. */
export function presentMember(row: MemberRow) {
  return {
    id: `${row.organizationId}-${row.userId}`,
    organizationId: String(row.organizationId),
    userId: String(row.userId),
    role: row.role,
    createdAt: new Date(row.createdAt).toISOString(),
    user: { id: String(row.userId), name: row.name, email: row.email, image: row.image },
  };
}
