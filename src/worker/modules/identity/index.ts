import type { Ctx } from '../../platform/ctx.ts';
import type { Module } from '../../platform/module.ts';
import { authenticate } from './access/authenticate.ts';
import { checkOrigin } from './access/check-origin.ts';
import { forgetKeys } from './closing/close-user.ts';
import { removeExpiredPart } from './remove-expired.ts';
import { removeRevokedKeys } from './remove-past.ts';
import { registerIdentity } from './routes.ts';
import { resealSecondFactorsPart } from './second-factor/secret.ts';

export { closeOrganization, removeOrganization } from './closing/close-organization.ts';
export { closeUser, noteForgotten, removeUser } from './closing/close-user.ts';
export { listDueDeletions } from './closing/list-due.ts';
export { selectDueOrganizations } from './closing/organization-store.ts';
export { selectDueUsers } from './closing/user-store.ts';
export { selectIsClosed, updateHome } from './organizations/home-store.ts';
export { listOwnData } from './own-data/list.ts';
export { ownId } from './profile/commit-change.ts';
export { getProfile } from './profile/get.ts';
export { notify } from './profile/notify.ts';
export { RECIPIENT_ID } from './profile/notify-store.ts';
export { findSendHold } from './profile/send-hold-store.ts';
export { findTimezone } from './profile/timezone-store.ts';
export { listAccess } from './sessions/access-store.ts';
export { countMembers, listOrganizationIds, listPeople } from './sessions/membership-store.ts';
export { countProofMail } from './stranger-mail.ts';
export { claimWelcome, endWelcome, listWelcomes, selectWelcomes, welcomeTokens } from './welcome/welcome.ts';

/** `requireNoRenewal` throws while the organization has a subscription that renews itself. */
export const identity = (requireNoRenewal: (ctx: Ctx) => Promise<void>): Module => ({
  middleware: [checkOrigin, authenticate],
  routes: (app) => registerIdentity(app, requireNoRenewal),
  tags: {
    Authentication: "Signing up, in and out, by better-auth's wire contract.",
    Organizations: "Members, roles and invitations, by better-auth's wire contract; and the audit log.",
    Settings: "The user's profile and notifications.",
    Security: 'Password, second factor, sessions, sign-ins and API keys.',
  },
  scopes: {
    'profile:read': 'read the profile and notification settings of its creator',
    'profile:write': 'change the profile and notification settings of its creator',
    'audit-log:read': 'read the audit log',
  },
  forgetUser: forgetKeys,
  serviceUpkeep: { resealSecondFactors: resealSecondFactorsPart, removeExpired: removeExpiredPart },
  retention: { revoked_key: removeRevokedKeys },
});
