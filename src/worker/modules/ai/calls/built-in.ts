import type { AiUsage } from '../../../../contract/ai/answer.ts';
import { DomainError } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { BUILT_IN } from '../models/registry.ts';
import { upsertUsage } from './store.ts';

export const NO_USAGE: AiUsage = { input_tokens: 0, output_tokens: 0, charged_tokens: 0, estimated: false };

/** Records an answer of the built-in writer, which costs no tokens. */
export async function builtIn(ctx: Ctx, feature: string): Promise<{ model: string; usage: AiUsage }> {
  await commit(database(ctx), [
    upsertUsage(ctx, { model: BUILT_IN, feature, input: 0, output: 0, charged: 0 }),
  ]);
  return { model: BUILT_IN, usage: NO_USAGE };
}

/** Returns the error for requests that the built-in writer refuses; `detail` has the reason, and what to configure. */
export function cannot(detail: string): DomainError {
  return new DomainError('refused', 'NEEDS_MODEL', detail);
}
