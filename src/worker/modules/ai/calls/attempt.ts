import type {
  LanguageModelV4,
  LanguageModelV4FunctionTool,
  LanguageModelV4Message,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from '@ai-sdk/provider';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import { canPay } from '../../billing/index.ts';
import { release, reserve, settle } from '../../tokens/index.ts';
import { FIRST_TOKEN_TIMEOUT, TIMEOUT } from '../limits.ts';
import { type Failure, failureOf, isUncharged, ModelFailure } from '../models/failure.ts';
import { languageModel } from '../models/provider.ts';
import type { Model } from '../models/registry.ts';
import type { Meter } from './meter.ts';
import { upsertUsage } from './store.ts';
import { type Bounds, boundsOf, credibleUsage, priceOf, type TokenUsage } from './usage.ts';

/** A call of a tool by a model. */
export interface ToolCall {
  id: string;
  name: string;
  /** JSON, as the model wrote it. */
  input: string;
}

export interface Turn {
  role: 'user' | 'assistant';
  text: string;
  /** The tools that the model called at its end, with their answers. */
  calls?: (ToolCall & { answer: string })[];
}

/** How a model ended its turn. */
export interface End {
  /** Whether the text was cut off at its limit. */
  isCut: boolean;
  calls: ToolCall[];
}

/** The end of a turn that nobody waits for. */
export const ABANDONED: End = { isCut: false, calls: [] };

/** The input of a model. */
export interface Prompt {
  /** The purpose of the tokens, as shown in the usage. */
  feature: string;
  /** Text by Herald; never text of a mail. */
  instructions: string;
  turns: Turn[];
  maxOutputTokens: number;
  /** A strict JSON schema: every property required, and no others. */
  schema?: object;
  tools?: Pick<LanguageModelV4FunctionTool, 'name' | 'description' | 'inputSchema'>[];
  /** Whether the model must answer without calling one of them. */
  mustAnswer?: boolean;
  /** The signal that aborts once nobody waits for the answer. */
  signal?: AbortSignal;
}

/**
 * Makes one attempt at a model, and yields the pieces of its answer. Reserves tokens before the call, and settles when
 * it ends, fails or is abandoned (`return`). An attempt that the server did not process is free; a broken or abandoned
 * answer costs the tokens used. Throws ModelFailure, and what `reserve` throws.
 */
export async function* attempt(
  ctx: Ctx,
  model: Model,
  prompt: Prompt,
  meter: Meter,
): AsyncGenerator<string, End, void> {
  const bounds = boundsOf(wholeText(prompt), prompt.maxOutputTokens);
  if (bounds.input + bounds.output > model.contextTokens) throw new ModelFailure({ kind: 'too_long' });
  const hold = await openHold(ctx, model, prompt, bounds);
  /** The text, and the input of tools. */
  let output = '';
  const calls: ToolCall[] = [];
  const mayCall = prompt.tools !== undefined && !prompt.mustAnswer;
  let reported: LanguageModelV4Usage | undefined;
  let failure: Failure | null = null;
  const call = openCall(ctx, model, prompt);
  try {
    for await (const part of call.parts()) {
      if (part.type === 'text-delta') {
        output += part.delta;
        // A token of text has at most about eight characters: a longer answer ignores its limit.
        if (output.length > bounds.output * 8) throw new ModelFailure({ kind: 'broken' });
        if (part.delta !== '') yield part.delta;
      } else if (part.type === 'tool-call' && mayCall) {
        calls.push({ id: part.toolCallId, name: part.toolName, input: part.input });
        output += `${part.toolName} ${part.input}`;
      } else if (part.type === 'error') {
        throw part.error;
      } else if (part.type === 'finish') {
        reported = part.usage;
        const reason = part.finishReason.unified;
        if (reason === 'content-filter') throw new ModelFailure({ kind: 'refused' });
        const isEnd = reason === 'stop' || reason === 'length' || calls.length > 0;
        if (output.trim() === '' || !isEnd) throw new ModelFailure({ kind: 'broken' });
        return { isCut: reason === 'length', calls };
      }
    }
    // The stream ended prematurely.
    throw new ModelFailure({ kind: 'broken' });
  } catch (error) {
    failure = call.timedOut() ? { kind: 'timeout' } : failureOf(error, ctx.now());
    throw new ModelFailure(failure);
  } finally {
    call.end();
    // Also deferred, because an abandoned request may end right here.
    const settled = settleHold(ctx, model, prompt, hold, {
      usage: credibleUsage(reported, bounds, output),
      isUncharged: failure !== null && output === '' && isUncharged(failure),
    });
    ctx.defer(settled.then(() => {}));
    meter.add(await settled);
  }
}

function wholeText({ instructions, turns, schema, tools }: Prompt): string {
  return [
    instructions,
    ...turns.flatMap(({ text, calls = [] }) => [text, ...calls.map((call) => Object.values(call).join(' '))]),
    ...[schema, tools].map((each) => (each ? JSON.stringify(each) : '')),
  ].join('\n');
}

/**
 * Reserves tokens, and returns the reservation. Returns null if the attempt is free: with a key of the organization, or
 * where tokens cannot be bought.
 */
async function openHold(ctx: Ctx, model: Model, { feature }: Prompt, bounds: Bounds): Promise<string | null> {
  const tokens = priceOf(model, bounds);
  if (model.isOwn || !canPay(ctx.env) || tokens === 0) return null;
  return reserve(ctx, { tokens, model: model.id, feature });
}

async function settleHold(
  ctx: Ctx,
  model: Model,
  { feature }: Prompt,
  hold: string | null,
  { usage, isUncharged }: { usage: TokenUsage; isUncharged: boolean },
): Promise<TokenUsage & { charged: number }> {
  const used = isUncharged ? { input: 0, output: 0, isEstimated: false } : usage;
  const charged = hold === null ? 0 : priceOf(model, used);
  const record = upsertUsage(ctx, { model: model.id, feature, ...used, charged });
  if (hold === null) await commit(database(ctx), [record]);
  else if (isUncharged) await release(ctx, hold, [record]);
  else await settle(ctx, hold, { tokens: charged, model: model.id }, [record]);
  return { ...used, charged };
}

interface Call {
  parts(): AsyncGenerator<LanguageModelV4StreamPart>;
  timedOut(): boolean;
  /** Ends the call to the model too. */
  end(): void;
}

function openCall(ctx: Ctx, model: Model, prompt: Prompt): Call {
  const upstream = new AbortController();
  let hasTimedOut = false;
  let endWith: (error: Error) => void = () => {};
  const ended = new Promise<never>((_, reject) => {
    endWith = reject;
  });
  ended.catch(() => {});
  const stop = () => {
    hasTimedOut = true;
    upstream.abort();
    endWith(new ModelFailure({ kind: 'timeout' }));
  };
  const abandon = () => {
    upstream.abort();
    endWith(new ModelFailure({ kind: 'broken' }));
  };
  prompt.signal?.addEventListener('abort', abandon);
  if (prompt.signal?.aborted) abandon();
  const whole = setTimeout(stop, numberOf(ctx.env.AI_TIMEOUT_MS, TIMEOUT));
  const first = setTimeout(stop, numberOf(ctx.env.AI_FIRST_TOKEN_TIMEOUT_MS, FIRST_TOKEN_TIMEOUT));
  async function* parts(): AsyncGenerator<LanguageModelV4StreamPart> {
    const options = callOptions(prompt, upstream.signal);
    const { stream } = await Promise.race([languageModel(ctx, model).doStream(options), ended]);
    const reader = stream.getReader();
    for (;;) {
      const { done, value } = await Promise.race([reader.read(), ended]);
      if (done) return;
      if (value.type === 'text-delta' || value.type.startsWith('tool-')) clearTimeout(first);
      yield value;
    }
  }
  return {
    parts,
    timedOut: () => hasTimedOut,
    end() {
      clearTimeout(whole);
      clearTimeout(first);
      prompt.signal?.removeEventListener('abort', abandon);
      upstream.abort();
    },
  };
}

function callOptions(
  { instructions, turns, maxOutputTokens, schema, tools, mustAnswer = false }: Prompt,
  abortSignal: AbortSignal,
): Parameters<LanguageModelV4['doStream']>[0] {
  return {
    prompt: [{ role: 'system', content: instructions }, ...turns.flatMap(messagesOf)],
    maxOutputTokens,
    abortSignal,
    ...(schema ? { responseFormat: { type: 'json' as const, schema, name: 'answer' } } : {}),
    ...(tools && {
      tools: tools.map((tool) => ({ type: 'function' as const, ...tool })),
      toolChoice: { type: mustAnswer ? 'none' : 'auto' },
    }),
  };
}

/** Returns a turn, followed by the answers of the tools that it called. */
function messagesOf({ role, text, calls = [] }: Turn): LanguageModelV4Message[] {
  const texts = text === '' ? [] : [{ type: 'text' as const, text }];
  if (role === 'user') return [{ role, content: texts }];
  const ofCall = ({ id, name }: ToolCall) => ({ toolCallId: id, toolName: name });
  const called: LanguageModelV4Message = {
    role,
    content: [
      ...texts,
      ...calls.map((call) => ({ type: 'tool-call' as const, ...ofCall(call), input: inputOf(call) })),
    ],
  };
  if (calls.length === 0) return [called];
  const results = calls.map((call) => ({
    type: 'tool-result' as const,
    ...ofCall(call),
    output: { type: 'text' as const, value: call.answer },
  }));
  return [called, { role: 'tool', content: results }];
}

/** Returns what a model gave a tool; nothing, if it is not an object. */
export function inputOf({ input }: ToolCall): object {
  try {
    const value: unknown = JSON.parse(input);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

export function numberOf(value: string | undefined, otherwise: number): number {
  const number = Number(value);
  return value !== undefined && Number.isSafeInteger(number) && number > 0 ? number : otherwise;
}
