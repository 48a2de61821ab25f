import { DomainError } from '../../../../lib/errors.ts';
import { type Ctx, userOf } from '../../../platform/ctx.ts';
import { audit } from '../../../platform/data/audit-log.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { directory, type Statement } from '../../../platform/data/database.ts';
import { raiseVersionsOfUser } from '../sessions/membership-store.ts';
import type { Profile } from './store.ts';

/** Commits a change of the profile, with its entry in the audit log. */
export async function commitChange(
  ctx: Ctx,
  update: Statement<Profile[]>,
  fields: string[],
): Promise<Profile> {
  const [[profile]] = await commit(directory(ctx), [
    update,
    raiseVersionsOfUser(directory(ctx), ownId(ctx)),
    audit(ctx, 'profile.updated', `user:${ownId(ctx)}`, { fields }),
  ]);
  if (!profile) throw new Error('The user who acts does not exist.');
  return profile;
}

/** Returns the id of the acting user; an API key acts as its creator. */
export function ownId(ctx: Ctx): number {
  const user = userOf(ctx.actor);
  if (!user) throw new DomainError('forbidden', 'FORBIDDEN', 'The system has no profile.');
  return user.userId;
}
