import {
  MAX_UNDISTURBED_DAYS,
  type NotificationSettings,
  type UpdateNotificationSettings,
} from '../../../../contract/notifications/settings.ts';
import { DomainError, invalid } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { ownId } from '../../identity/index.ts';
import { selectInboxes } from '../../inboxes/index.ts';
import { DAY } from '../limits.ts';
import { effectiveSettings, withChange } from './effective.ts';
import { findSettings } from './get.ts';
import { upsertSettings } from './store.ts';

/** Changes what the caller wants to be told. Throws `invalid`; `refused` (NO_SUCH_INBOX). */
export async function updateNotificationSettings(
  ctx: Ctx,
  change: UpdateNotificationSettings,
): Promise<NotificationSettings> {
  const { do_not_disturb_until: until, muted_inbox_ids: muted } = change;
  if (until) checkUntil(ctx, until);
  const userId = ownId(ctx);
  const given = await findSettings(ctx, userId);
  // A muted inbox may be deleted meanwhile.
  const added = muted?.filter((id) => !given.muted_inbox_ids?.includes(id)) ?? [];
  if (added.length > 0) await requireInboxes(ctx, added);
  const settings = withChange(given, {
    ...change,
    ...(muted && { muted_inbox_ids: [...new Set(muted)].sort((a, b) => a - b) }),
  });
  await commit(database(ctx), [upsertSettings(ctx, userId, settings)]);
  return effectiveSettings(settings, ctx.now());
}

function checkUntil(ctx: Ctx, until: string): void {
  const time = Date.parse(until);
  const now = ctx.now();
  if (time > now && time <= now + MAX_UNDISTURBED_DAYS * DAY) return;
  const expected = `expected a time in the future, at most ${MAX_UNDISTURBED_DAYS} days ahead`;
  throw invalid('do_not_disturb_until', expected);
}

async function requireInboxes(ctx: Ctx, ids: number[]): Promise<void> {
  const [rows] = await commit(database(ctx), [selectInboxes(ctx)]);
  const stranger = ids.find((id) => !rows.some((row) => row.id === id));
  if (stranger === undefined) return;
  const message = `there is no inbox ${stranger} in this organization`;
  throw new DomainError('refused', 'NO_SUCH_INBOX', `muted_inbox_ids: ${message}.`, {
    errors: [{ path: 'muted_inbox_ids', message }],
  });
}
