import { invalid } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { directory } from '../../../platform/data/database.ts';
import { isTimezone } from '../users/timezone.ts';
import { commitChange, ownId } from './commit-change.ts';
import { type Profile, type ProfileChange, updateUser } from './store.ts';

/** Changes the fields in `change`. Throws `invalid` for an unknown time zone. */
export function updateProfile(ctx: Ctx, change: ProfileChange): Promise<Profile> {
  if (change.timezone !== undefined && !isTimezone(change.timezone)) {
    throw invalid('timezone', 'expected the name of a time zone, such as Europe/Berlin');
  }
  return commitChange(ctx, updateUser(directory(ctx), ownId(ctx), change, ctx.now()), Object.keys(change));
}
