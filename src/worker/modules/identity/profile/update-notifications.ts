import type { NotificationKind } from '../../../../contract/identity/settings.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { directory } from '../../../platform/data/database.ts';
import { commitChange, ownId } from './commit-change.ts';
import { type Profile, updateNotificationSettings } from './store.ts';

/** Switches kinds of notifications on or off; the others stay as they are. */
export function updateNotifications(
  ctx: Ctx,
  change: Partial<Record<NotificationKind, boolean>>,
): Promise<Profile> {
  return commitChange(ctx, updateNotificationSettings(directory(ctx), ownId(ctx), change, ctx.now()), [
    'notifications',
  ]);
}
