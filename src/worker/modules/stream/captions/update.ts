import type { Caption, UpdateCaption } from '../../../../contract/stream/captions.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { changeCaption, findMovable, UNAPPROVED } from './change.ts';

/**
 * Replaces the text. The caption then waits for approval, because only approved text is posted. Throws the errors of
 * `findMovable` and `changeCaption`.
 */
export async function updateCaption(
  ctx: Ctx,
  id: number,
  { text, version }: UpdateCaption,
): Promise<Caption> {
  const row = await findMovable(ctx, id, 'edit', version);
  const model = text === row.text ? row.model : 'user';
  return changeCaption(ctx, row, 'edit', { ...UNAPPROVED, text, model, version: row.version + 1 });
}
