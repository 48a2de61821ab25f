import type { InjectionRisk } from '../../../../contract/ai/answer.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import type { ServerEvent } from '../../../platform/http/sse.ts';
import { type Running, streamText } from '../calls/ask.ts';
import { ABANDONED, type End, inputOf, type ToolCall, type Turn } from '../calls/attempt.ts';
import type { Meter } from '../calls/meter.ts';
import type { Plan } from '../calls/plan.ts';
import type { ChatTools } from './tools.ts';

/** How often a model is asked for one answer; the last time, it may call no tool. */
export const MAX_STEPS = 8;
const MAX_CALLS = 24;
/** How long answers of tools may be: one, and all together. In some languages, a character has three bytes. */
const MAX_ANSWER_BYTES = 16_000;
const MAX_BYTES = 60_000;
/** After this time, a model may call no more tools. */
const MAX_MS = 90_000;
const NO_MORE = 'LIMIT_REACHED: You cannot call more tools for this question. Answer with what you have.';

/** What the tools have given a model. */
export interface Gathered {
  emailIds: Set<number>;
  risks: InjectionRisk[];
  proposalIds: number[];
}

interface Steps {
  plan: Plan;
  tools: ChatTools;
  meter: Meter;
  gathered: Gathered;
}

/**
 * Goes on with an answer as long as the model calls tools: runs them, and asks it again with their answers. Yields the
 * pieces of the text, `tool` before each call, and `proposal` for what waits for a person.
 */
export async function* takeSteps(
  ctx: Ctx,
  first: Running,
  { plan, tools, meter, gathered }: Steps,
): AsyncGenerator<string | ServerEvent, End, void> {
  const until = ctx.now() + MAX_MS;
  const turns = [...first.question.turns];
  const answers = new Answers(tools, gathered);
  let running = first;
  for (let step = 2; ; step++) {
    let text = '';
    const end = yield* heard(running, (piece) => {
      text += piece;
    });
    if (end.calls.length === 0) return end;
    if (text !== '') yield '\n\n';
    const calls: NonNullable<Turn['calls']> = [];
    for (const call of end.calls) {
      yield { event: 'tool', data: { name: call.name.slice(0, 64) } };
      const { answer, proposalId } = await answers.to(call);
      calls.push({ ...call, answer });
      if (proposalId !== null) yield { event: 'proposal', data: { proposal_id: proposalId } };
    }
    turns.push({ role: 'assistant', text, calls });
    const mustAnswer = step === MAX_STEPS || answers.areUsedUp() || ctx.now() > until;
    const question = { ...first.question, turns: [...turns], mustAnswer };
    running = await streamText(ctx, plan, () => question, meter);
  }
}

/** Yields the pieces of a text, and tells `hear` each. */
async function* heard({ pieces }: Running, hear: (piece: string) => void): AsyncGenerator<string, End, void> {
  try {
    for (;;) {
      const next = await pieces.next();
      if (next.done) return next.value;
      hear(next.value);
      yield next.value;
    }
  } finally {
    await pieces.return(ABANDONED);
  }
}

/** The answers of tools for one question, within bounds. */
class Answers {
  readonly #tools: ChatTools;
  readonly #gathered: Gathered;
  #calls = 0;
  #bytes = 0;

  constructor(tools: ChatTools, gathered: Gathered) {
    this.#tools = tools;
    this.#gathered = gathered;
  }

  areUsedUp(): boolean {
    return this.#calls >= MAX_CALLS || this.#bytes >= MAX_BYTES;
  }

  async to(call: ToolCall): Promise<{ answer: string; proposalId: number | null }> {
    if (this.areUsedUp()) return { answer: NO_MORE, proposalId: null };
    this.#calls++;
    const { text, emailIds, risks, proposalId } = await this.#tools.call(call.name, inputOf(call));
    const answer = cut(text, Math.min(MAX_ANSWER_BYTES, MAX_BYTES - this.#bytes));
    this.#bytes += Buffer.byteLength(answer);
    for (const id of emailIds) this.#gathered.emailIds.add(id);
    this.#gathered.risks.push(...risks);
    if (proposalId !== null) this.#gathered.proposalIds.push(proposalId);
    return { answer, proposalId };
  }
}

function cut(text: string, bytes: number): string {
  const buffer = Buffer.from(text);
  if (buffer.length <= bytes) return text;
  // As a part of a stream, so that a character which is cut is left out.
  const begin = new TextDecoder().decode(buffer.subarray(0, bytes), { stream: true });
  return `${begin}… (cut: ask for fewer at once)`;
}
