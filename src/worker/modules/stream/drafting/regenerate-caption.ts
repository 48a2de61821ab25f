import type { Caption } from '../../../../contract/stream/captions.ts';
import { DomainError } from '../../../../lib/errors.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { changeCaption, findMovable, UNAPPROVED } from '../captions/change.ts';
import { findBrief } from './brief.ts';
import { composeText } from './compose.ts';
import { selectOccasion } from './occasion-store.ts';

/**
 * Rewrites the text of a caption. The image stays. Throws `refused` (OCCASION_OVER), and the errors of `findMovable`
 * and `changeCaption`.
 */
export async function regenerateCaption(ctx: Ctx, id: number): Promise<Caption> {
  const row = await findMovable(ctx, id, 'regenerate');
  const [[occasion]] = await commit(database(ctx), [selectOccasion(ctx, row.occasionId)]);
  const brief = occasion && (await findBrief(ctx, occasion));
  if (!brief) throw new DomainError('refused', 'OCCASION_OVER', 'What the caption tells of is over.');
  const { text, model } = await composeText(ctx, brief, row.platform);
  return changeCaption(ctx, row, 'regenerate', { ...UNAPPROVED, text, model, version: row.version + 1 });
}
