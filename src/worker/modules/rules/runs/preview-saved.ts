import type { RulePreview } from '../../../../contract/mail/rules.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { getRule } from '../get.ts';
import { previewRule } from './preview.ts';

/** Returns what a saved rule would have done with the newest inbound emails. Throws `not_found`. */
export async function previewSavedRule(ctx: Ctx, id: number): Promise<RulePreview> {
  return previewRule(ctx, await getRule(ctx, id));
}
