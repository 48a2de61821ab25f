import type { ServiceCtx } from '../../../platform/ctx.ts';
import type { Statement } from '../../../platform/data/database.ts';
import { type Notice, noticeTo } from '../../notices/index.ts';
import type { User } from '../sessions/store.ts';

/**
 * Statements that mail a user what was changed in their account, for the batch of the change; call `wakeNotices` after
 * the commit. An unverified address may be a stranger's, whom each change would mail: the service's own server sends
 * it nothing but the links that were asked for, a few an hour.
 */
export async function accountNotice(
  ctx: ServiceCtx,
  organizationId: number | null,
  user: User,
  notice: Notice,
): Promise<Statement[]> {
  if (!user.emailVerified && ctx.env.SYSTEM_SMTP_URL) return [];
  return noticeTo(ctx, organizationId, user.email, notice);
}
