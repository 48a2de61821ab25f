import type { ServiceCtx } from '../../../platform/ctx.ts';
import { directory, type Statement } from '../../../platform/data/database.ts';
import { momentOf, type Notice, type Reader } from '../../notices/index.ts';
import { accountNotice } from '../account-notice.ts';
import { deleteAttempts } from '../attempts/store.ts';
import { forgetOtherDevices } from '../known-devices/known-devices.ts';
import { accountKey, ownPasswordKey } from '../limits.ts';
import { updateTokensUsed } from '../links/store.ts';
import { deleteChallengesAndDevices } from '../second-factor/store.ts';
import type { User } from '../users/store.ts';
import { securityWords } from '../words/security.ts';

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
    ...(await accountNotice(ctx, organizationId, user, (reader) => changed(reader, user, ctx.now()))),
  ];
}

function changed(reader: Reader, { email }: User, now: number): Notice {
  const words = securityWords[reader.language];
  return {
    subject: words.passwordSubject,
    parts: [words.password(email, momentOf(reader, now)), words.passwordHelp],
  };
}
