import type { InvitationRow } from './store.ts';

/** Returns an invitation in the format of better-auth. */
export function presentInvitation(row: InvitationRow) {
  return {
    ...row,
    organizationId: String(row.organizationId),
    inviterId: String(row.inviterId),
    createdAt: new Date(row.createdAt).toISOString(),
    expiresAt: new Date(row.expiresAt).toISOString(),
  };
}
