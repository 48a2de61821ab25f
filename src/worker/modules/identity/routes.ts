import type { Ctx } from '../../platform/ctx.ts';
import type { App } from '../../platform/http/http.ts';
import { registerAccountDeletion } from './account-deletion/routes.ts';
import { registerAccounts } from './accounts/routes.ts';
import { registerApiKeys } from './api-keys/routes.ts';
import { registerAuditLog } from './audit-log/routes.ts';
import { registerGoogle } from './google/routes.ts';
import { registerInvitations } from './invitations/routes.ts';
import { registerLinks } from './links/routes.ts';
import { registerMembers } from './members/routes.ts';
import { registerOrganizations } from './organizations/routes.ts';
import { registerPasswordResets } from './passwords/reset-routes.ts';
import { registerPasswords } from './passwords/routes.ts';
import { registerProfile } from './profile/routes.ts';
import { registerPushDevices } from './push-devices/routes.ts';
import { registerSecondFactor } from './second-factor-settings/routes.ts';
import { registerSessions } from './sessions/routes.ts';

export function registerIdentity(app: App, requireNoRenewal: (ctx: Ctx) => Promise<void>): void {
  registerAccounts(app);
  registerAccountDeletion(app);
  registerGoogle(app);
  registerPasswords(app);
  registerLinks(app);
  registerPasswordResets(app);
  registerSessions(app);
  registerProfile(app);
  registerPushDevices(app);
  registerApiKeys(app);
  registerSecondFactor(app);
  registerOrganizations(app, requireNoRenewal);
  registerMembers(app);
  registerInvitations(app);
  registerAuditLog(app);
}
