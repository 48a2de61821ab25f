import type { CalendarFeed } from '../../../../contract/calendar/feed.ts';
import { sha256 } from '../../../../lib/hash.ts';
import { type Ctx, userOf } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { newToken } from '../../../platform/outside/organization-token.ts';
import { publicUrl } from '../../../platform/outside/public-url.ts';
import { insertFeed } from './store.ts';

/**
 * Creates a new URL at which the acting user's calendar apps read the calendar, and revokes the previous one. Only its
 * hash is stored. Throws `unavailable` (NOT_CONFIGURED).
 */
export async function createCalendarFeed(ctx: Ctx): Promise<CalendarFeed> {
  const user = userOf(ctx.actor);
  if (!user) throw new Error('Only users have a feed.');
  const base = publicUrl(ctx.env);
  const token = newToken(ctx.organizationId);
  await commit(database(ctx), [
    insertFeed(ctx, { userId: user.userId, tokenHash: sha256(token) }),
    audit(ctx, 'calendar_feed.created', `user:${user.userId}`),
  ]);
  return { url: `${base}/api/calendar/feed/${token}.ics` };
}
