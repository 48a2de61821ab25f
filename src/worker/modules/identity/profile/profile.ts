import type { NotificationKind } from '../../../../contract/identity/settings.ts';
import { type Ctx, userOf } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit, type Statement } from '../../../platform/data/database.ts';
import { DomainError, invalid } from '../../../platform/errors.ts';
import { findProfile, mergeNotifications, type Profile, type ProfileChange, updateUser } from './store.ts';

export type { Profile, ProfileChange };

export async function getProfile(ctx: Ctx): Promise<Profile> {
  const profile = await findProfile(ctx.db, ownId(ctx));
  if (!profile) throw new Error('the user who acts is not there');
  return profile;
}

/** Changes the fields that are given. Throws `invalid` for a time zone that does not exist. */
export function updateProfile(ctx: Ctx, change: ProfileChange): Promise<Profile> {
  if (change.timezone !== undefined && !isTimezone(change.timezone)) {
    throw invalid('timezone', 'a name that exists, such as Europe/Berlin');
  }
  return save(ctx, updateUser(ctx.db, ownId(ctx), change, ctx.now()), Object.keys(change));
}

/** Switches kinds of notifications on and off; the others stay as they are. */
export function updateNotifications(
  ctx: Ctx,
  change: Partial<Record<NotificationKind, boolean>>,
): Promise<Profile> {
  return save(ctx, mergeNotifications(ctx.db, ownId(ctx), change, ctx.now()), ['notifications']);
}

async function save(ctx: Ctx, statement: Statement, fields: string[]): Promise<Profile> {
  const [rows] = await commit(ctx.db, [
    statement,
    audit(ctx, 'profile.updated', `user:${ownId(ctx)}`, { fields }),
  ]);
  const [profile] = rows as Profile[];
  if (!profile) throw new Error('the user who acts is not there');
  return profile;
}

/** An API key acts as its maker. */
function ownId(ctx: Ctx): number {
  const user = userOf(ctx.actor);
  if (!user) throw new DomainError('forbidden', 'FORBIDDEN', 'The system has no profile.');
  return user.userId;
}

function isTimezone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
