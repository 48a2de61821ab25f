import { z } from 'zod';
import type { AiUsage } from '../../../../contract/ai/answer.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { LONGEST_WAIT, MAX_OUTPUT_TOKENS, PAUSE } from '../limits.ts';
import { openUntil, recordFailure, recordSuccess } from '../models/circuit.ts';
import { type Failure, ModelFailure, toDomainError } from '../models/failure.ts';
import type { Model } from '../models/registry.ts';
import { ABANDONED, attempt, type End, numberOf, type Prompt } from './attempt.ts';
import { Meter } from './meter.ts';
import type { Plan } from './plan.ts';

/** The request to a model. */
export type Question = Omit<Prompt, 'maxOutputTokens' | 'schema'> & { maxOutputTokens: number };

export interface Answer<T> {
  value: T;
  model: string;
  usage: AiUsage;
  /** Whether the answer was cut off at its token limit. */
  isCut: boolean;
}

/** Asks for text and returns the whole answer. Throws what `tryModels` throws. */
export async function askForText(ctx: Ctx, plan: Plan, question: Question): Promise<Answer<string>> {
  const meter = new Meter();
  const { value, model } = await tryModels(ctx, plan, async (model) => {
    const pieces = attempt(ctx, model, bounded(ctx, question), meter);
    return readWhole(pieces);
  });
  return { value: value.text, isCut: value.isCut, model: model.id, usage: meter.usage() };
}

/**
 * Asks for an object of this shape. A model that returns another shape gets one more attempt, with the error. Throws
 * what `tryModels` throws.
 */
export async function askForObject<T>(
  ctx: Ctx,
  plan: Plan,
  question: Question,
  shape: z.ZodType<T>,
): Promise<Answer<T>> {
  const meter = new Meter();
  const schema = z.toJSONSchema(shape, { target: 'draft-7' });
  const instructions = `${question.instructions}\nAnswer with one JSON object of this JSON schema, and nothing else:\n${JSON.stringify(schema)}`;
  const { value, model } = await tryModels(ctx, plan, async (model, wrong) => {
    const turns =
      wrong === null ? question.turns : [...question.turns, { role: 'user' as const, text: wrong }];
    const prompt = { ...bounded(ctx, question), instructions, turns, schema };
    const { text, isCut } = await readWhole(attempt(ctx, model, prompt, meter));
    const parsed = shape.safeParse(parseJson(text));
    if (!parsed.success) throw new WrongShape(parsed.error);
    return { object: parsed.data, isCut };
  });
  return { value: value.object, isCut: value.isCut, model: model.id, usage: meter.usage() };
}

/** An answer being written. */
export interface Running {
  model: string;
  question: Question;
  /** The pieces of the text; returning early ends the call. */
  pieces: AsyncGenerator<string, End, void>;
  /** Returns the usage, which is complete once the pieces have ended. */
  usage(): AiUsage;
}

/** Streams the text of an answer to the question for a model. Tries other models until the first piece. */
export async function streamText(
  ctx: Ctx,
  plan: Plan,
  questionFor: (model: Model) => Question | Promise<Question>,
  meter = new Meter(),
): Promise<Running> {
  const { value, model } = await tryModels(ctx, plan, async (model) => {
    const question = await questionFor(model);
    const pieces = attempt(ctx, model, bounded(ctx, question), meter);
    return { first: await pieces.next(), pieces, question };
  });
  async function* pieces(): AsyncGenerator<string, End, void> {
    const { first, pieces: rest } = value;
    if (first.done) return first.value;
    try {
      yield first.value;
      return yield* rest;
    } catch (error) {
      throw error instanceof ModelFailure ? toDomainError(error.failure) : error;
    } finally {
      await rest.return(ABANDONED);
    }
  }
  return { model: model.id, question: value.question, pieces: pieces(), usage: () => meter.usage() };
}

/** The error if the JSON does not have the requested shape. */
class WrongShape extends ModelFailure {
  readonly wrong: string;

  constructor(error: z.ZodError) {
    super({ kind: 'broken' });
    this.wrong = `Your last answer was not valid: ${z.prettifyError(error).slice(0, 500)}. Answer again.`;
  }
}

/**
 * Asks the models in order. After a short Retry-After, a failure of the server, a wrong shape or a refusal of tools, a
 * model gets a second attempt; then the next one is asked. Throws `unavailable` (AI_UNAVAILABLE), `remote_failed` (AI_BROKEN_ANSWER) and
 * `refused` (CONTEXT_TOO_LONG, AI_REFUSED) for the last failure; and what `reserve` throws.
 */
async function tryModels<T>(
  ctx: Ctx,
  { models }: Plan,
  ask: (model: Model, wrong: string | null) => Promise<T>,
): Promise<{ value: T; model: Model }> {
  const { organizationId } = ctx;
  let last: Failure = { kind: 'failing' };
  for (const model of models) {
    const until = openUntil(organizationId, model, ctx.now());
    if (until !== null) {
      last = { kind: 'limited', retryAfterSeconds: Math.ceil((until - ctx.now()) / 1000) };
      continue;
    }
    let wrong: string | null = null;
    for (const isFirst of [true, false]) {
      try {
        const value = await ask(model, wrong);
        recordSuccess(organizationId, model);
        return { value, model };
      } catch (error) {
        if (!(error instanceof ModelFailure)) throw error;
        last = error.failure;
        ctx.log.warn('ai.attempt_failed', { model: model.id, failure: last.kind });
        recordFailure(organizationId, model, last, ctx.now());
        if (last.kind === 'refused') throw toDomainError(last);
        const pause = isFirst ? pauseBefore(error) : null;
        if (pause === null) break;
        wrong = error instanceof WrongShape ? error.wrong : null;
        if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  }
  throw toDomainError(last);
}

/** Returns the wait before the second attempt, or null if there is none. */
function pauseBefore(error: ModelFailure): number | null {
  const { kind, retryAfterSeconds } = error.failure;
  if (error instanceof WrongShape || kind === 'no_tools') return 0;
  if (kind === 'failing') return PAUSE;
  if (kind !== 'limited' || retryAfterSeconds === undefined) return null;
  return retryAfterSeconds * 1000 <= LONGEST_WAIT ? retryAfterSeconds * 1000 : null;
}

async function readWhole(
  pieces: AsyncGenerator<string, End, void>,
): Promise<{ text: string; isCut: boolean }> {
  let text = '';
  for (;;) {
    const next = await pieces.next();
    if (next.done) return { text, isCut: next.value.isCut };
    text += next.value;
  }
}

function bounded(ctx: Ctx, question: Question): Prompt {
  const most = numberOf(ctx.env.AI_MAX_OUTPUT_TOKENS, MAX_OUTPUT_TOKENS);
  return { ...question, maxOutputTokens: Math.min(question.maxOutputTokens, most) };
}

/** Parses the JSON of an answer, possibly within a code fence; undefined if there is none. */
function parseJson(text: string): unknown {
  const start = text.indexOf('{');
  const end = text.lastIndexOf('}');
  try {
    return JSON.parse(text.slice(start, end + 1));
  } catch {
    return undefined;
  }
}
