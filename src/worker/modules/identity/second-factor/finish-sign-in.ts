import { DomainError } from '../../../../lib/errors.ts';
import { sha256 } from '../../../../lib/hash.ts';
import type { ServiceCtx } from '../../../platform/ctx.ts';
import { commit, isRefusal } from '../../../platform/data/commit/commit.ts';
import { directory } from '../../../platform/data/database.ts';
import { randomBase62 } from '../../../platform/random.ts';
import { attemptKey, deleteAttempts } from '../attempts/store.ts';
import { limitNetwork, TRUST_LIFE_MS } from '../limits.ts';
import { insertSignIn } from '../sessions/login-history-store.ts';
import type { Origin } from '../sessions/sessions.ts';
import { type StartedSession, startSession } from '../sessions/start-session.ts';
import { deleteChallenge, insertTrustedDevice, updateChallengeTries } from './challenge-store.ts';
import { invalidCode, locked, noChallenge } from './errors.ts';
import { type CodeKind, proveCode } from './prove-code.ts';
import { SECRET_LENGTH } from './start-challenge.ts';

export interface FinishedSignIn extends StartedSession {
  /** The token for the trusted-device cookie; null when the device is not to be trusted. */
  trustedDevice: string | null;
}

/**
 * Finishes a sign-in that waits for a code: ends the challenge that `startChallenge` started, and starts the session.
 * A challenge works once, within ten minutes and five tries. Throws `unauthenticated`, INVALID_TWO_FACTOR_COOKIE or
 * INVALID_CODE, and `limited`.
 */
export async function finishSignIn(
  ctx: ServiceCtx,
  challenge: string | undefined,
  input: { kind: CodeKind; code: string; trustDevice: boolean; knownDevice: string | undefined },
  from: Origin,
): Promise<FinishedSignIn> {
  await limitNetwork(ctx.env, 'second-factor', from.ipAddress);
  if (challenge === undefined) throw noChallenge();
  const now = ctx.now();
  const idHash = sha256(challenge);
  const [, [factor], [pending]] = await commit(
    directory(ctx),
    updateChallengeTries(directory(ctx), idHash, now),
  );
  if (!factor || !pending) {
    const lockedUntil = pending?.lockedUntil ?? null;
    throw lockedUntil !== null && lockedUntil > now ? locked(ctx, lockedUntil) : noChallenge();
  }
  const { user, remember } = pending;
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
    const session = await startSession(ctx, user, from, { method: 'two_factor', remember, knownDevice }, [
      ...deleteChallenge(directory(ctx), idHash),
      ...proof,
      deleteAttempts(directory(ctx), attemptKey(user.email, knownDevice, now)),
      ...(device ? insertTrustedDevice(directory(ctx), device) : []),
    ]);
    return { ...session, trustedDevice };
  } catch (error) {
    const isWrong = isRefusal(error) || (error instanceof DomainError && error.code === 'INVALID_CODE');
    if (!isWrong) throw error;
    const attempt = { userId: user.id, createdAt: now, method: 'two_factor', ...from } as const;
    ctx.defer(commit(directory(ctx), insertSignIn(directory(ctx), { ...attempt, outcome: 'wrong_code' })));
    throw invalidCode();
  }
}
