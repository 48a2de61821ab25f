import type { Ctx } from '../../../platform/ctx.ts';
import type { Statement } from '../../../platform/data/database.ts';
import { accountNotice } from '../account-notice.ts';
import type { User } from '../users/store.ts';

export function changeNotice(ctx: Ctx, user: User, change: 'enabled' | 'disabled'): Promise<Statement[]> {
  return accountNotice(ctx, ctx.organizationId, user, {
    subject: `The second factor of your account was ${change}`,
    parts: [
      `The second factor of the Herald account ${user.email} was ${change} at ${new Date(ctx.now()).toISOString()}.`,
      change === 'enabled'
        ? 'From now on, signing in with the password needs a code of your authenticator app, or a recovery code.'
        : 'From now on, signing in needs the password alone.',
      'If you did not do this, change your password at once.',
    ],
  });
}
