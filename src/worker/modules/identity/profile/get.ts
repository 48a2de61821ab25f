import type { Ctx } from '../../../platform/ctx.ts';
import { directory } from '../../../platform/data/database.ts';
import { ownId } from './commit-change.ts';
import { findProfile, type Profile } from './store.ts';

export type { Profile };

/** Returns the profile of the acting user. */
export async function getProfile(ctx: Ctx): Promise<Profile> {
  const profile = await findProfile(directory(ctx), ownId(ctx));
  if (!profile) throw new Error('The user who acts does not exist.');
  return profile;
}
