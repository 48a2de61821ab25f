import type { NotificationKind } from '../../../../contract/identity/settings.ts';
import { type Ctx, userOf } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit, directory, type Statement } from '../../../platform/data/database.ts';
import { DomainError, invalid } from '../../../platform/errors.ts';
import {
  findProfile,
  type Profile,
  type ProfileChange,
  updateNotificationSettings,
  updateUser,
} from './store.ts';

export type { Profile, ProfileChange };

export async function getProfile(ctx: Ctx): Promise<Profile> {
  const profile = await findProfile(directory(ctx), ownId(ctx));
  if (!profile) throw new Error('The user who acts does not exist.');
  return profile;
}

/** Changes the fields in `change`. Throws `invalid` for an unknown time zone. */
export function updateProfile(ctx: Ctx, change: ProfileChange): Promise<Profile> {
  if (change.timezone !== undefined && !isTimezone(change.timezone)) {
    throw invalid('timezone', 'expected the name of a time zone, such as Europe/Berlin');
  }
  return save(ctx, updateUser(directory(ctx), ownId(ctx), change, ctx.now()), Object.keys(change));
}

/** Switches kinds of notifications on or off; the others stay as they are. */
export function updateNotifications(
  ctx: Ctx,
  change: Partial<Record<NotificationKind, boolean>>,
): Promise<Profile> {
  return save(ctx, updateNotificationSettings(directory(ctx), ownId(ctx), change, ctx.now()), [
    'notifications',
  ]);
}

async function save(ctx: Ctx, update: Statement<Profile[]>, fields: string[]): Promise<Profile> {
  const [[profile]] = await commit(directory(ctx), [
    update,
    audit(ctx, 'profile.updated', `user:${ownId(ctx)}`, { fields }),
  ]);
  if (!profile) throw new Error('The user who acts does not exist.');
  return profile;
}

/** The id of the user who acts; an API key acts as its creator. */
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
