import type { ServiceCtx } from '../../../platform/ctx.ts';
import { directory, type Statement } from '../../../platform/data/database.ts';
import { accountNotice } from '../account-notice.ts';
import { deleteAttempts } from '../attempts/store.ts';
import { forgetOtherDevices } from '../known-devices/known-devices.ts';
import { accountKey, ownPasswordKey } from '../limits.ts';
import { updateTokensUsed } from '../links/store.ts';
import { deleteChallengesAndDevices } from '../second-factor/store.ts';
import type { User } from '../users/store.ts';

/**
 * Returns statements that belong to every change of a password, for its batch; call `wakeNotices` after the commit.
 * They end links that reset it, sign-ins that wait for the second factor, trusted devices, and known devices other than
 * the calling one (`knownDevice`: the token of its cookie). API keys and a linked Google account stay.
 */
export async function afterPasswordChange(
  ctx: ServiceCtx,
  organizationId: number | null,
  user: User,
  knownDevice: string | undefined,
): Promise<Statement[]> {
  return [
    deleteAttempts(directory(ctx), accountKey(user.email)),
    deleteAttempts(directory(ctx), ownPasswordKey(user.id)),
    updateTokensUsed(directory(ctx), user.id, 'reset_password', ctx.now()),
    ...deleteChallengesAndDevices(directory(ctx), user.id),
    forgetOtherDevices(ctx, user.id, knownDevice),
    ...(await accountNotice(ctx, organizationId, user, {
      subject: 'Your password was changed',
      parts: [
        `The password of the Herald account ${user.email} was changed at ${new Date(ctx.now()).toISOString()}.`,
        'If you did not do this, request a password reset at once: it ends all sessions of the account.',
      ],
    })),
  ];
}
