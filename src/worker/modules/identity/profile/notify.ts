import type { NotificationKind } from '../../../../contract/identity/settings.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import type { Statement } from '../../../platform/data/database.ts';
import { type Notice, noticesTo } from '../../notices/index.ts';
import { addressesOf, type Condition, type Who } from './notify-store.ts';

/**
 * Statements that mail this to the members of the organization whom it concerns and who want to hear of its kind,
 * if `when` holds. For the batch of the change it tells of; call `wakeNotices` after the commit.
 */
export function notify(
  ctx: Ctx,
  kind: NotificationKind,
  who: Who,
  notice: Notice,
  when?: Condition,
): Promise<Statement[]> {
  return noticesTo(ctx, ctx.organizationId, addressesOf(ctx, kind, who, when), notice);
}
