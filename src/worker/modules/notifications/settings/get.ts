import type { NotificationSettings } from '../../../../contract/notifications/settings.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { ownId } from '../../identity/index.ts';
import { effectiveSettings, type GivenSettings } from './effective.ts';
import { selectSettings } from './store.ts';

/** Returns what the caller wants to be told in the organization. */
export async function getNotificationSettings(ctx: Ctx): Promise<NotificationSettings> {
  return effectiveSettings(await findSettings(ctx, ownId(ctx)), ctx.now());
}

/** Finds what a member has changed of their settings. */
export async function findSettings(ctx: Ctx, userId: number): Promise<GivenSettings> {
  const [[row]] = await commit(database(ctx), [selectSettings(ctx, [userId])]);
  return row?.settings ?? {};
}
