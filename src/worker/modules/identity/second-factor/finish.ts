import { randomBase62, sha256 } from '../../../platform/crypto.ts';
import type { ServiceCtx } from '../../../platform/ctx.ts';
import { commit, isRefusal } from '../../../platform/data/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { clearAttempts, counterOf } from '../accounts/store.ts';
import { limitNetwork, TRUST_LIFE_MS } from '../limits.ts';
import { insertSignIn } from '../sessions/login-history-store.ts';
import type { Origin } from '../sessions/sessions.ts';
import { type Started, startSession } from '../sessions/start-session.ts';
import { SECRET_LENGTH } from './challenge.ts';
import { countChallengeTry, insertDevice, takeChallenge } from './challenge-store.ts';
import { type CodeKind, invalidCode, locked, proveCode } from './prove.ts';

export interface Finished extends Started {
  /** For the cookie of a device that is trusted from now on. */
  trustedDevice: string | null;
}

/**
 * Finishes a sign-in that waits for its second factor. A challenge works once, within ten minutes and five tries.
 * Throws `unauthenticated`, INVALID_TWO_FACTOR_COOKIE or INVALID_CODE, and `limited`.
 */
export async function finishSignIn(
  ctx: ServiceCtx,
  challenge: string | undefined,
  input: { kind: CodeKind; code: string; trustDevice: boolean; knownDevice: string | undefined },
  from: Origin,
): Promise<Finished> {
  await limitNetwork(ctx.env, 'second-factor', from.ipAddress);
  if (challenge === undefined) throw noChallenge();
  const now = ctx.now();
  const idHash = sha256(challenge);
  const { factor, user, remember, lockedUntil } = await countChallengeTry(ctx.db, idHash, now);
  if (!factor || !user) {
    throw lockedUntil !== null && lockedUntil > now ? locked(ctx, lockedUntil) : noChallenge();
  }
  const { knownDevice } = input;
  const trustedDevice = input.trustDevice ? randomBase62(SECRET_LENGTH) : null;
  const device = trustedDevice && {
    tokenHash: sha256(trustedDevice),
    userId: user.id,
    createdAt: now,
    expiresAt: now + TRUST_LIFE_MS,
  };
  try {
    const proof = await proveCode(ctx, factor, input.code, input.kind);
    const started = await startSession(ctx, user, from, { method: 'two_factor', remember, knownDevice }, [
      ...takeChallenge(ctx.db, idHash),
      ...proof,
      clearAttempts(ctx.db, counterOf(user.email, knownDevice, now)),
      ...(device ? insertDevice(ctx.db, device) : []),
    ]);
    return { ...started, trustedDevice };
  } catch (error) {
    const isWrong = isRefusal(error) || (error instanceof DomainError && error.code === 'INVALID_CODE');
    if (!isWrong) throw error;
    const attempt = { userId: user.id, createdAt: now, method: 'two_factor', ...from } as const;
    ctx.defer(commit(ctx.db, insertSignIn(ctx.db, { ...attempt, outcome: 'wrong_code' })));
    throw invalidCode();
  }
}

const noChallenge = () =>
  new DomainError(
    'unauthenticated',
    'INVALID_TWO_FACTOR_COOKIE',
    'No sign-in waits for a code here: it took too long, or too many tries. Sign in with the password again.',
  );
