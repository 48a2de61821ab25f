import type { ServiceCtx } from '../../platform/ctx.ts';
import type { Statement } from '../../platform/data/database.ts';
import { hasSystemMail } from '../../platform/outside/system-mail.ts';
import { type Letter, noticeTo } from '../notices/index.ts';
import type { User } from './users/store.ts';

/**
 * Returns statements that mail a user about a change of their account, for the batch of that change; call `wakeNotices`
 * after the commit. An unverified address may belong to a stranger, so the service's own server sends it nothing but
 * requested links, a few an hour.
 */
export async function accountNotice(
  ctx: ServiceCtx,
  organizationId: number | null,
  user: User,
  write: Letter,
): Promise<Statement[]> {
  if (!user.emailVerified && hasSystemMail(ctx.env)) return [];
  return noticeTo(ctx, organizationId, user.email, user, (reader) => ({ ...write(reader), look: 'service' }));
}
