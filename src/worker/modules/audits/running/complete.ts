import type { Audit, CompleteAudit } from '../../../../contract/audits/audits.ts';
import { DomainError, notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { getAudit } from '../records/get.ts';
import { selectAudit } from '../records/store.ts';
import { fitResults } from '../report/fit.ts';
import { finishAudit, type Outcome, wakeFinished } from './finish.ts';

/**
 * Stores the results of an engine, or its failure, for an unfinished audit: once, whichever engine runs it. The engine
 * is responsible for its results: the dimensions need not be those of the type. Throws `not_found`; `conflict`
 * (ALREADY_FINISHED); `too_large` (RESULTS_TOO_LARGE).
 */
export async function completeAudit(ctx: Ctx, id: number, body: CompleteAudit): Promise<Audit> {
  const [[row]] = await commit(database(ctx), [selectAudit(ctx, id)]);
  if (!row) throw notFound('audit');
  if (row.completedAt !== null) throw alreadyFinished();
  const { statements, update } = await finishAudit(ctx, row, outcomeOf(body));
  const results = await commit(database(ctx), statements);
  if (results.of(update).length === 0) throw await overtaken(ctx, id);
  wakeFinished(ctx);
  return getAudit(ctx, id);
}

function outcomeOf(body: CompleteAudit): Outcome {
  return body.results ? { results: fitResults(body.results) } : { failure: body.failure! };
}

/** Returns why the audit could no longer be finished. */
async function overtaken(ctx: Ctx, id: number): Promise<DomainError> {
  const [[row]] = await commit(database(ctx), [selectAudit(ctx, id)]);
  return row ? alreadyFinished() : notFound('audit');
}

export function alreadyFinished(): DomainError {
  return new DomainError(
    'conflict',
    'ALREADY_FINISHED',
    'The audit is finished: its results stay as they are.',
  );
}
