import type { ModelInfo } from '../../../contract/automation.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { findCurrentModel, listModels } from '../ai/index.ts';
import { getBalance } from '../tokens/index.ts';

/** Returns the model that would write now, and the available tokens. Throws `forbidden` (AI_OFF). */
export async function getModelInfo(ctx: Ctx): Promise<ModelInfo> {
  const [{ model, provider }, models, { available }] = await Promise.all([
    findCurrentModel(ctx),
    listModels(ctx),
    getBalance(ctx),
  ]);
  return { model, provider, models, tokens: { available } };
}
