import { DomainError } from '../../../../lib/errors.ts';
import { sha256 } from '../../../../lib/hash.ts';
import type { Ctx, ServiceCtx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import type { Part } from '../../../platform/work/upkeep.ts';
import { KEEP_REQUESTS, REQUEST_LEASE, REQUESTS_REMOVED_PER_TICK } from '../limits.ts';
import { deletePastRequests, deleteRequest, selectRequest, updateAnswer, upsertRequest } from './store.ts';

/**
 * Runs `work` once for all requests with this Idempotency-Key; later ones get the same answer. A failed request may be
 * repeated. Throws `conflict` (IN_PROGRESS) while the first one runs; `refused` (IDEMPOTENCY_KEY_REUSED) for a
 * different request.
 */
export async function once<T>(
  ctx: Ctx,
  key: string | undefined,
  request: unknown,
  work: () => Promise<T>,
): Promise<T> {
  if (key === undefined) return work();
  const hash = sha256(JSON.stringify(request));
  const claim = crypto.randomUUID();
  const [, [found]] = await commit(database(ctx), [
    upsertRequest(ctx, { key, hash, claim, leaseUntil: ctx.now() + REQUEST_LEASE }),
    selectRequest(ctx, key, claim),
  ]);
  const row = found!;
  if (row.requestHash !== hash) {
    throw new DomainError(
      'refused',
      'IDEMPOTENCY_KEY_REUSED',
      'This Idempotency-Key was used for another request in the last 24 hours. Use a new key.',
    );
  }
  if (row.answer !== null) return JSON.parse(row.answer) as T;
  if (!row.isMine) {
    throw new DomainError(
      'conflict',
      'IN_PROGRESS',
      'The first request with this Idempotency-Key is still running.',
    );
  }
  try {
    const answer = await work();
    await commit(database(ctx), updateAnswer(ctx, key, claim, answer));
    return answer;
  } catch (error) {
    await commit(database(ctx), [deleteRequest(ctx, key, claim)]);
    throw error;
  }
}

/** Deletes past requests, a limited number per call. */
export async function deletePastAiRequests(ctx: ServiceCtx): Promise<void> {
  await commit(database(ctx), [pastRequests(ctx)]);
}

const pastRequests = (ctx: ServiceCtx) =>
  deletePastRequests(ctx, ctx.now() - KEEP_REQUESTS, REQUESTS_REMOVED_PER_TICK);

export const deletePastAiRequestsPart: Part = {
  look: (ctx) => [pastRequests(ctx)],
  run: deletePastAiRequests,
};
