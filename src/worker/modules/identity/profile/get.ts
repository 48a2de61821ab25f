import type { Ctx } from '../../../platform/ctx.ts';
import { directory } from '../../../platform/data/database.ts';
import { ownId } from './commit-change.ts';
import { findProfile, type Profile } from './store.ts';

export type { Profile };

/** The profile of the user who acts. */
export async function getProfile(ctx: Ctx): Promise<Profile> {
  const profile = await findProfile(directory(ctx), ownId(ctx));
  if (!profile) throw new Error('The user who acts does not exist.');
  return profile;
}
