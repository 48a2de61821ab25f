import type { AiModel } from '../../../../contract/ai/preferences.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { BUILT_IN, defaultModel, deploymentModels, type Model, toAiModel } from '../models/registry.ts';
import { listOwnModels } from './keys.ts';
import { selectKeys } from './store.ts';

/** Lists every model that the organization can use, the built-in writer last. */
export async function listModels(ctx: Ctx): Promise<AiModel[]> {
  const [keys] = await commit(database(ctx), [selectKeys(ctx)]);
  const models = withoutShadowed([...(await listOwnModels(ctx, keys)), ...deploymentModels(ctx.env)]);
  const defaultId = defaultModel(ctx.env, models)?.id ?? BUILT_IN;
  return [...models.map((model) => toAiModel(model, defaultId)), builtIn(defaultId)];
}

/** Removes models of the deployment with the same id as an own model. */
function withoutShadowed(models: Model[]): Model[] {
  return models.filter(({ id }, i) => models.findIndex((each) => each.id === id) === i);
}

function builtIn(defaultId: string): AiModel {
  return {
    id: BUILT_IN,
    provider: 'herald',
    name: 'built-in',
    is_default: defaultId === BUILT_IN,
    is_own: false,
    context_tokens: 0,
    json_schema: false,
    price: { input: 0, output: 0 },
  };
}
