import type { Database } from '../../../platform/data/database.ts';
import type { Env } from '../../../platform/env.ts';
import { hasSystemMail } from '../../../platform/outside/system-mail.ts';
import { isFirstUser } from '../users/store.ts';

/**
 * Whether this user has to verify their address before anything else (REQUIRE_VERIFIED). Where no link can be mailed,
 * the first account is exempt: it belongs to whoever set the service up, and nobody could let it in.
 */
export async function mustVerify(
  env: Env,
  db: Database,
  user: { id: number; emailVerified: boolean },
): Promise<boolean> {
  const isRequired =
    env.ENVIRONMENT === 'production' ? env.REQUIRE_VERIFIED !== 'off' : env.REQUIRE_VERIFIED === 'on';
  if (!isRequired || user.emailVerified) return false;
  return hasSystemMail(env) || !(await isFirstUser(db, user.id));
}
