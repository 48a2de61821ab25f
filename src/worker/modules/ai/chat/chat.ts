import type { ChatDone, ChatRequest } from '../../../../contract/ai/chat.ts';
import { DomainError, notFound } from '../../../../lib/errors.ts';
import { cleanText, type OutputRules } from '../../../../lib/safety/clean-output.ts';
import { CANNOT } from '../../../../lib/writer/index.ts';
import { cutWords, singleLine } from '../../../../lib/writer/text/words.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { commit } from '../../../platform/data/commit/commit.ts';
import { database } from '../../../platform/data/database.ts';
import type { ServerEvent } from '../../../platform/http/sse.ts';
import { type Question, type Running, streamText } from '../calls/ask.ts';
import type { Turn } from '../calls/attempt.ts';
import { cannot } from '../calls/built-in.ts';
import { deltasOf } from '../calls/deltas.ts';
import { Meter } from '../calls/meter.ts';
import { type Plan, planCall } from '../calls/plan.ts';
import { allowedIn, cutWarnings } from '../generate/clean.ts';
import { highestRisk, riskWarnings } from '../mail-view.ts';
import { callsTools } from '../models/circuit.ts';
import { AnswerCleaner } from './citations.ts';
import { instructionsFor, instructionsWithTools } from './instructions.ts';
import { gather } from './material.ts';
import { citedIn, proposalsOf } from './present.ts';
import { type Gathered, takeSteps } from './steps.ts';
import {
  type ChatRow,
  type Exchange,
  insertChat,
  insertExchange,
  MAX_MESSAGES,
  type MessageRow,
  newChatId,
  selectChat,
  selectLastMessages,
} from './store.ts';
import type { ChatTools } from './tools.ts';

const FEATURE = 'chat';
const MAX_ANSWER_TOKENS = 1_200;
/** The number of earlier messages in the prompt; even, so that they begin with a question. */
const EARLIER_MESSAGES = 6;
const EARLIER_CHARACTERS = 1_500;
const MAX_TITLE_CHARACTERS = 80;

/**
 * Streams the answer to a question about what the organization has. A model that can calls the tools that `openTools`
 * returns; another gets emails and tasks that may matter. Saves a complete answer with its question; nothing if the
 * answer fails or is abandoned. Before the first event it throws `not_found`, `refused` (CHAT_FULL, NEEDS_MODEL), and
 * what `planCall` and `streamText` throw.
 */
export async function streamChat(
  ctx: Ctx,
  input: ChatRequest,
  signal: AbortSignal,
  openTools: () => Promise<ChatTools | null>,
): Promise<AsyncGenerator<ServerEvent>> {
  const { message, chat_id } = input;
  const askedAt = ctx.now();
  const plan = await planCall(ctx, input.model);
  if (plan.models.length === 0) throw cannot(CANNOT.chat);
  const earlier = chat_id === undefined ? [] : await findEarlier(ctx, chat_id);
  const [tools, allowed] = await Promise.all([openTools(), allowedIn(ctx)]);
  const { running, pieces, gathered } = await ask(ctx, { plan, tools, earlier, message, signal });
  const cleaner = new AnswerCleaner(allowed, gathered.emailIds);
  return events();

  async function* events(): AsyncGenerator<ServerEvent> {
    const { text, isCut } = yield* deltasOf({ pieces }, cleaner);
    const citations = cleaner.citations();
    const { proposalIds, risks } = gathered;
    const chat = await save(ctx, chat_id, titleOf(message, allowed), {
      question: message,
      askedAt,
      answer: text,
      citations,
      proposalIds,
    });
    const risk = highestRisk(risks);
    const done: ChatDone = {
      chat_id: chat.id,
      title: chat.title,
      citations: citations.map((email_id) => ({ email_id })),
      ...proposalsOf(proposalIds),
      model: running.model,
      usage: running.usage(),
      injection_risk: risk,
      warnings: [...riskWarnings(risk), ...cleaner.warnings(), ...cutWarnings(isCut)],
    };
    yield { event: 'done', data: done };
  }
}

interface Asked {
  plan: Plan;
  tools: ChatTools | null;
  earlier: MessageRow[];
  message: string;
  signal: AbortSignal;
}

/** Asks the first model that answers, with tools if it calls them. */
async function ask(ctx: Ctx, { plan, tools, earlier, message, signal }: Asked) {
  const gathered: Gathered = { emailIds: new Set(earlier.flatMap(citedIn)), risks: [], proposalIds: [] };
  const common = { signal, feature: FEATURE, maxOutputTokens: MAX_ANSWER_TOKENS };
  const before = earlier.map(toTurn);
  const withTools = ({ offered, now }: ChatTools): Question => ({
    ...common,
    instructions: instructionsWithTools(now),
    turns: [...before, { role: 'user', text: message }],
    tools: offered,
  });
  const withMaterial = async (): Promise<Question> => {
    const { text, emailIds, risk } = await gather(ctx, message, {
      question: earlier.findLast(({ role }) => role === 'user')?.text ?? '',
      cited: earlier.toReversed().flatMap(citedIn),
    });
    gathered.emailIds = new Set(emailIds);
    gathered.risks = [risk];
    return {
      ...common,
      instructions: instructionsFor(ctx.now()),
      turns: [...before, { role: 'user', text: `${text}\n\nThe question:\n${message}` }],
    };
  };
  const meter = new Meter();
  const running: Running = await streamText(
    ctx,
    plan,
    (model) => (tools && callsTools(ctx.organizationId, model) ? withTools(tools) : withMaterial()),
    meter,
  );
  const chosen = { models: plan.models.filter(({ id }) => id === running.model) };
  const hasTools = tools !== null && running.question.tools !== undefined;
  const pieces = hasTools
    ? takeSteps(ctx, running, { plan: chosen, tools, meter, gathered })
    : running.pieces;
  return { running, pieces, gathered };
}

/** Returns the last messages of a chat, oldest first. Throws `not_found`, and `refused` (CHAT_FULL). */
async function findEarlier(ctx: Ctx, chatId: number): Promise<MessageRow[]> {
  const [[chat], messages] = await commit(database(ctx), [
    selectChat(ctx, chatId),
    selectLastMessages(ctx, chatId, EARLIER_MESSAGES),
  ]);
  if (!chat) throw notFound('chat');
  if (chat.messages + 2 > MAX_MESSAGES) throw full();
  return messages.toReversed();
}

function toTurn({ role, text }: MessageRow): Turn {
  return { role, text: text.slice(0, EARLIER_CHARACTERS).toWellFormed() };
}

/** Saves a question with its answer. Throws `not_found` and `refused` (CHAT_FULL) if the chat has changed meanwhile. */
async function save(
  ctx: Ctx,
  chatId: number | undefined,
  title: string,
  exchange: Exchange,
): Promise<ChatRow> {
  if (chatId === undefined) {
    const [insertMessages, insertCitations, updateChat] = insertExchange(ctx, newChatId(ctx), exchange);
    const results = await commit(database(ctx), [
      ...insertChat(ctx, title, exchange.askedAt),
      insertMessages,
      insertCitations,
      updateChat,
    ]);
    return results.of(updateChat)[0]!;
  }
  const [, , [saved], [found]] = await commit(database(ctx), [
    ...insertExchange(ctx, chatId, exchange),
    selectChat(ctx, chatId),
  ]);
  if (saved) return saved;
  throw found ? full() : notFound('chat');
}

function full(): DomainError {
  return new DomainError(
    'refused',
    'CHAT_FULL',
    `A chat takes at most ${MAX_MESSAGES} messages. Begin a new one.`,
  );
}

/** Returns the beginning of the first message, on one line. */
function titleOf(message: string, allowed: OutputRules): string {
  return cutWords(singleLine(cleanText(message, allowed).text), MAX_TITLE_CHARACTERS) || '…';
}
