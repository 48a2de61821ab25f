import type { Ctx } from '../../../platform/ctx.ts';
import { directory } from '../../../platform/data/database.ts';
import { commitChange, ownId } from './commit-change.ts';
import { type Profile, updateUser } from './store.ts';

/** Sets the URL of the picture, which is not fetched; null removes it. */
export function updateAvatar(ctx: Ctx, url: string | null): Promise<Profile> {
  return commitChange(ctx, updateUser(directory(ctx), ownId(ctx), { image: url }, ctx.now()), ['image']);
}
