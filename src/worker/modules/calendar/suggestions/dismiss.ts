import { notFound } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { closed } from './accept.ts';
import { selectSuggestion, updateToDismissed } from './store.ts';

/**
 * Dismisses a suggestion, so that its conversation does not suggest its times again. Idempotent. Throws `not_found`;
 * `conflict` (SUGGESTION_CLOSED).
 */
export async function dismissSuggestion(ctx: Ctx, id: number): Promise<void> {
  const [, [suggestion]] = await commit(database(ctx), [
    updateToDismissed(ctx, id),
    selectSuggestion(ctx, id),
  ]);
  if (!suggestion) throw notFound('suggestion');
  if (suggestion.state !== 'dismissed') throw closed();
}
