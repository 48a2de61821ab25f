import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModelV4 } from '@ai-sdk/provider';
import { createWorkersAI } from 'workers-ai-provider';
import type { ServiceCtx } from '../../../platform/ctx.ts';
import { enterOutside } from '../../../platform/invocation/invocation.ts';
import { urlProblem } from '../../../platform/outside/fetch-guard.ts';
import { MAX_RESPONSE_BYTES } from '../limits.ts';
import { ModelFailure, NO_TOOLS } from './failure.ts';
import type { Model } from './registry.ts';
import { repairUsage } from './repair-usage.ts';

/** Returns the model for the AI SDK. Does not use the SDK's retries: they ignore the server's Retry-After. */
export function languageModel(ctx: ServiceCtx, model: Model): LanguageModelV4 {
  const fetch = modelFetch(ctx, model);
  // Local servers need no key, but without one the libraries look for one in the environment.
  const apiKey = model.apiKey ?? 'none';
  switch (model.provider) {
    case 'openai':
      return createOpenAICompatible({
        name: 'openai',
        baseURL: model.baseUrl!,
        apiKey,
        fetch,
        includeUsage: true,
        supportsStructuredOutputs: model.hasJsonSchema,
      })(model.name);
    case 'anthropic':
      return createAnthropic({ baseURL: model.baseUrl!, apiKey, fetch })(model.name);
    case 'workers-ai':
      return createWorkersAI({ binding: workersAi(ctx.env.AI!) })(model.name);
  }
}

/** Wraps the binding. Its errors have a code in their text, and occur before any billable work. */
function workersAi(binding: Ai): Ai {
  const run = async (...args: Parameters<Ai['run']>) => {
    try {
      return await binding.run(...args);
    } catch (error) {
      // No such model; not allowed; the account's allowance is used up.
      const isMisconfigured = /\b(?:5007|5016|5018|3036)\b/.test(String(error));
      if (isMisconfigured) throw new ModelFailure({ kind: 'misconfigured' });
      throw new ModelFailure({ kind: NO_TOOLS.test(String(error)) ? 'no_tools' : 'failing' });
    }
  };
  return { run } as unknown as Ai;
}

/**
 * Returns a fetch that counts as one of the invocation's outside calls until the headers arrive. If the connection is
 * lost before that, the server has failed. Does not follow redirects, as they would receive the key, and cuts off a
 * response at `MAX_RESPONSE_BYTES`.
 */
function modelFetch(ctx: ServiceCtx, model: Model): typeof fetch {
  return async (input, init) => {
    const problem = model.isOwn ? urlProblem(ctx.env, String(input)) : null;
    if (problem) throw new ModelFailure({ kind: 'misconfigured' });
    const leave = await enterOutside();
    let response: Response;
    try {
      response = await fetch(input, { ...init, redirect: 'manual' });
    } catch (error) {
      // The library knows the lost connections of other runtimes by their texts.
      if (init?.signal?.aborted) throw error;
      throw new ModelFailure({ kind: 'failing' });
    } finally {
      leave();
    }
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel();
      throw new ModelFailure({ kind: 'misconfigured' });
    }
    if (!response.body) return response;
    const body = response.body.pipeThrough(limitBytes(MAX_RESPONSE_BYTES));
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
    return new Response(isStream ? body.pipeThrough(repairUsage()) : body, response);
  };
}

function limitBytes(max: number): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(piece, controller) {
      bytes += piece.length;
      if (bytes > max) controller.error(new ModelFailure({ kind: 'broken' }));
      else controller.enqueue(piece);
    },
  });
}
