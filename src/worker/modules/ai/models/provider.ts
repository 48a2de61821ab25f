import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModelV4 } from '@ai-sdk/provider';
import { createWorkersAI } from 'workers-ai-provider';
import type { ServiceCtx } from '../../../platform/ctx.ts';
import { urlProblem } from '../../../platform/outside/fetch-guard.ts';
import { enterOutside } from '../../../platform/work/invocation.ts';
import { MAX_RESPONSE_BYTES } from '../limits.ts';
import { ModelFailure } from './failure.ts';
import type { Model } from './registry.ts';

/** The model as the AI SDK calls it. Its own retries are not used: they ignore what the server asks for. */
export function languageModel(ctx: ServiceCtx, model: Model): LanguageModelV4 {
  const fetch = modelFetch(ctx, model);
  // Local servers need no key, but the libraries look for one in the environment if there is none.
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

/** An error of the binding has a code in its text. It comes before any work that is paid for. */
function workersAi(binding: Ai): Ai {
  const run = async (...args: Parameters<Ai['run']>) => {
    try {
      return await binding.run(...args);
    } catch (error) {
      // No such model; not allowed; the account's allowance is used up.
      const isMisconfigured = /\b(?:5007|5016|5018|3036)\b/.test(String(error));
      throw new ModelFailure({ kind: isMisconfigured ? 'misconfigured' : 'failing' });
    }
  };
  return { run } as unknown as Ai;
}

/**
 * One of the invocation's outside calls until the headers are there. Redirects are not followed, as they would carry
 * the key along, and a response ends after a number of bytes.
 */
function modelFetch(ctx: ServiceCtx, model: Model): typeof fetch {
  return async (input, init) => {
    const problem = model.isOwn ? urlProblem(ctx.env, String(input)) : null;
    if (problem) throw new ModelFailure({ kind: 'misconfigured' });
    const leave = await enterOutside();
    let response: Response;
    try {
      response = await fetch(input, { ...init, redirect: 'manual' });
    } finally {
      leave();
    }
    if (response.status >= 300 && response.status < 400) {
      await response.body?.cancel();
      throw new ModelFailure({ kind: 'misconfigured' });
    }
    if (!response.body) return response;
    return new Response(response.body.pipeThrough(limitBytes(MAX_RESPONSE_BYTES)), response);
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
