import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { directory } from '../../../platform/data/database.ts';
import { selectFactor, selectRecoveryCodeCount } from '../second-factor/store.ts';
import { sessionActor } from '../sessions/session-actor.ts';

/** Returns whether sign-ins need a code, since when, and how many recovery codes are unused. */
export async function getStatus(
  ctx: Ctx,
): Promise<{ enabled: boolean; enabledAt: number | null; recoveryCodesLeft: number }> {
  const { userId } = sessionActor(ctx);
  const [[factor], [codes]] = await commit(directory(ctx), [
    selectFactor(directory(ctx), userId),
    selectRecoveryCodeCount(directory(ctx), userId),
  ]);
  const enabledAt = factor?.enabledAt ?? null;
  const recoveryCodesLeft = enabledAt === null ? 0 : (codes?.unused ?? 0);
  return { enabled: enabledAt !== null, enabledAt, recoveryCodesLeft };
}
