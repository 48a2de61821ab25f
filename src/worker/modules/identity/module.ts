import type { Ctx } from '../../platform/ctx.ts';
import type { Module } from '../../platform/module.ts';
import { findAgentCtx } from './access/agent-ctx.ts';
import { authenticate, findKeyCaller } from './access/authenticate.ts';
import { checkOrigin } from './access/check-origin.ts';
import { forgetKeys } from './closing/close-user.ts';
import { resealPushKeysPart } from './push-devices/keys.ts';
import { removeExpiredPart } from './remove-expired.ts';
import { removeRevokedKeys } from './remove-past.ts';
import { registerIdentity } from './routes.ts';
import { resealSecondFactorsPart } from './second-factor/secret.ts';

export { findAgentCtx, findKeyCaller };

/** Creates the module. `requireNoRenewal` throws while a subscription of the organization renews automatically. */
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
  serviceUpkeep: {
    resealSecondFactors: resealSecondFactorsPart,
    resealPushKeys: resealPushKeysPart,
    removeExpired: removeExpiredPart,
  },
  retention: { revoked_key: removeRevokedKeys },
});
