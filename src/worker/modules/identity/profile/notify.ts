import type { NotificationKind } from '../../../../contract/identity/settings.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import type { Statement } from '../../../platform/data/database.ts';
import { type Condition, type Letter, noticesTo } from '../../notices/index.ts';
import { type Audience, listRecipients, recipientsOf } from './notify-store.ts';

/**
 * Returns statements that mail a notice to those members of the organization who did not switch off its kind, if `when`
 * holds, which may depend on `RECIPIENT_ID`. For the batch of the change that it reports; call `wakeNotices` after the
 * commit. Reads the members now, because that batch may run in another database.
 */
export async function notify(
  ctx: Ctx,
  kind: NotificationKind,
  audience: Audience,
  write: Letter,
  when?: Condition,
): Promise<Statement[]> {
  const recipients = await listRecipients(ctx, kind, audience);
  return noticesTo(ctx, ctx.organizationId, recipients, write, (some) => recipientsOf(some, when));
}
