import type { InvitationRow } from './store.ts';

/** An invitation as better-auth returns it. */
export function presentInvitation(row: InvitationRow) {
  return {
    ...row,
    organizationId: String(row.organizationId),
    inviterId: String(row.inviterId),
    createdAt: new Date(row.createdAt).toISOString(),
    expiresAt: new Date(row.expiresAt).toISOString(),
  };
}
