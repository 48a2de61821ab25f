import type { ServiceCtx } from '../../../platform/ctx.ts';
import type { Statement } from '../../../platform/data/database.ts';
import { forgetOtherDevices } from '../known-devices/known-devices.ts';
import { accountKey, ownPasswordKey } from '../limits.ts';
import { useUpTokens } from '../links/store.ts';
import { forgetPasswordUses } from '../second-factor/store.ts';
import type { User } from '../sessions/store.ts';
import { accountNotice } from './account-notice.ts';
import { clearAttempts } from './store.ts';

/**
 * What goes with every new password, for its batch; call `wakeNotices` after the commit. Links that reset it, sign-ins
 * that wait for the second factor, and devices that are spared it, end; of those that are known the one that does this
 * (`knownDevice`: what its cookie holds) stays. API keys and a linked Google account stay.
 */
export async function afterPasswordChange(
  ctx: ServiceCtx,
  organizationId: number | null,
  user: User,
  knownDevice: string | undefined,
): Promise<Statement[]> {
  return [
    clearAttempts(ctx.db, accountKey(user.email)),
    clearAttempts(ctx.db, ownPasswordKey(user.id)),
    useUpTokens(ctx.db, user.id, 'reset_password', ctx.now()),
    ...forgetPasswordUses(ctx.db, user.id),
    forgetOtherDevices(ctx, user.id, knownDevice),
    ...(await accountNotice(ctx, organizationId, user, {
      subject: 'Your password was changed',
      text: [
        `The password of the Herald account ${user.email} was changed at ${new Date(ctx.now()).toISOString()}.`,
        '',
        'If it was not you, have a link sent to reset it, at once: that ends all sessions of the account.',
        '',
      ].join('\n'),
    })),
  ];
}
