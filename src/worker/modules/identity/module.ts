import type { Ctx } from '../../platform/ctx.ts';
import type { Module } from '../../platform/module.ts';
import { findAgentCtx } from './access/agent-ctx.ts';
import { authenticate, findKeyCaller } from './access/authenticate.ts';
import { checkOrigin } from './access/check-origin.ts';

export { findAgentCtx, findKeyCaller };

/** Creates the module. `requireNoRenewal` throws while a subscription of the organization renews automatically. */
export const identity = (requireNoRenewal: (ctx: Ctx) => Promise<void>): Module => ({
  middleware: [checkOrigin, authenticate],
  routes: [
    {
      paths: ['/api/auth/*', '/api/settings/*'],
      load: async () => (await import('./limit-bodies.ts')).limitBodies,
    },
    {
      paths: [
        '/api/auth/*',
        '/api/settings/profile/*',
        '/api/settings/security/*',
        '/api/notifications/devices/*',
        '/api/audit-log',
      ],
      load: async () => {
        const { registerIdentity } = await import('./routes.ts');
        return (app) => registerIdentity(app, requireNoRenewal);
      },
    },
  ],
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
  work: async () => (await import('./work.ts')).identityWork,
});
